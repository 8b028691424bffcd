/**
 * Whether an Ed25519 signature fits. Browsers from before 2025 may not know Ed25519, and pages without https have no cryptography at all: for
 * those, a library is loaded.
 * @param key the 32 bytes of the public key
 */
export async function verifies(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  try {
    const imported = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', imported, signature, message);
  } catch {
    const { verifiesByLibrary } = await import('./by-library');
    return verifiesByLibrary(key, message, signature);
  }
}
