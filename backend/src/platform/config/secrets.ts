import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Database } from '../database/database.js';
import type { Config } from './config.js';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Signs what has to come back unforged: session cookies, file links, webhooks of the sandbox. One secret,
 * and a key derived from it for each purpose, so that a signature made for one is worth nothing elsewhere.
 */
export class Secrets {
  private readonly keys = new Map<string, KeyObject>();

  private constructor(private readonly secret: string) {}

  /** Without SESSION_SECRET, the first start makes one and keeps it in the database for all servers. */
  static async load(config: Config, database: Database): Promise<Secrets> {
    if (config.sessionSecret !== null) return new Secrets(config.sessionSecret);
    await database.rows(
      'make-secret',
      `insert into secrets (name, value) values ('signing', $1) on conflict do nothing`,
      [randomBytes(48).toString('base64url')],
    );
    const row = await database.row<{ value: string }>(
      'read-secret',
      `select value from secrets where name = 'signing'`,
    );
    if (!row) throw new Error('the signing secret could not be made');
    return new Secrets(row.value);
  }

  /**
   * The key of one purpose, which is one of a few fixed words. As a `KeyObject`: to find out what other keys are, the library of tokens has
   * OpenSSL fail first, which was half of the work of a request with a cookie.
   */
  key(purpose: string): KeyObject {
    let key = this.keys.get(purpose);
    if (!key) {
      key = createSecretKey(createHmac('sha256', this.secret).update(purpose).digest());
      this.keys.set(purpose, key);
    }
    return key;
  }

  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.key(purpose)).update(text).digest('base64url');
  }

  /** Encrypts what must not be read by anyone who only has the database (AES-256-GCM); Base64url of nonce, tag and text. */
  seal(purpose: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.key(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when it was sealed with another secret, or changed since */
  open(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', this.key(purpose), nonce);
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return (
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    );
  }

  /** Compares in constant time. */
  verify(purpose: string, text: string, signature: string): boolean {
    const right = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return right.length === given.length && timingSafeEqual(right, given);
  }
}
