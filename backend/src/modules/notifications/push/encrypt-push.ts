import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gave us so that only it can read what is sent; base64url. */
export interface BrowserKeys {
  publicKey: string;
  auth: string;
}

const CURVE = 'prime256v1';
/** An uncompressed point. */
const PUBLIC_KEY_BYTES = 65;
const AUTH_BYTES = 16;
const SALT_BYTES = 16;
const RECORD_BYTES = 4096;
/** So many bytes fit into the one record that a push service has to take. */
export const MAX_PAYLOAD_BYTES = RECORD_BYTES - 16 - 1 - SALT_BYTES - 4 - 1 - PUBLIC_KEY_BYTES;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * Encrypts a payload for one browser: RFC 8291 with the coding aes128gcm of RFC 8188, in one record.
 * @param chance our own key and salt for one message; for the test of the RFC's example
 * @throws Error for keys that are none, or a payload that doesn't fit
 */
export function encryptPush(
  payload: Buffer,
  { publicKey, auth }: BrowserKeys,
  chance: { privateKey?: Buffer; salt?: Buffer } = {},
): Buffer {
  if (payload.length > MAX_PAYLOAD_BYTES) throw new Error('the payload of a push message is too long');
  const theirs = Buffer.from(publicKey, 'base64url');
  const pair = createECDH(CURVE);
  if (chance.privateKey) pair.setPrivateKey(chance.privateKey);
  else pair.generateKeys();
  const ours = pair.getPublicKey();
  const salt = chance.salt ?? randomBytes(SALT_BYTES);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const secret = derive(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), about, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // 2 says that no other record follows.
  const content = [
    cipher.update(payload),
    cipher.update(Buffer.from([2])),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  return Buffer.concat([salt, size, ours, ...content]);
}

/** Whether these can be a browser's: a point of the curve, and a secret of the right length. */
export function areBrowserKeys({ publicKey, auth }: BrowserKeys): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  if (point.length !== PUBLIC_KEY_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}
