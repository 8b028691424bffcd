import { etc, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2';

// The browser's own SHA-512 is missing where its Ed25519 is.
etc.sha512Sync = (...parts) => sha512(etc.concatBytes(...parts));

export function verifiesByLibrary(key: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    // As strict as browsers are (RFC 8032).
    return verify(signature, message, key, { zip215: false });
  } catch {
    // What can't be a signature at all.
    return false;
  }
}
