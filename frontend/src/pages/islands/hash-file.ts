import { sha256 } from '@noble/hashes/sha2';

/** Read at once, in bytes: enough to be fast, little enough that a film of any length needs no more memory. */
const PIECE_BYTES = 4 * 1024 * 1024;

/**
 * The SHA-256 sum of a file, in hexadecimal. The browser's own function would need all of it in memory.
 * @param tell is called with the percentage that is done; it returns false to stop
 * @returns null when it was stopped
 * @throws when the file can't be read (any more)
 */
export async function hashFile(file: Blob, tell: (percent: number) => boolean): Promise<string | null> {
  const hash = sha256.create();
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    if (!tell(Math.floor((100 * at) / file.size))) return null;
    hash.update(new Uint8Array(await file.slice(at, at + PIECE_BYTES).arrayBuffer()));
  }
  return Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
