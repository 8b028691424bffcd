import { createECDH } from 'node:crypto';
import { ConfigError } from './setting.js';
import { type ReadSetting, allOrNone } from './read-settings.js';

/** By what push services know this platform (VAPID, RFC 8292). Keys are base64url. */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** Where a push service finds us: mailto: or https:. */
  subject: string;
  /** Whether a push service may be on this machine; for tests. */
  loopback: boolean;
}

const bytesOf = (key: string): Buffer => Buffer.from(/^[\w-]+$/.test(key) ? key : '', 'base64url');

/** Whether the two are one pair of the curve P-256. */
function isPair(publicKey: Buffer, privateKey: Buffer): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey);
    return pair.getPublicKey().equals(publicKey);
  } catch {
    return false;
  }
}

/** All of the settings or none. @throws ConfigError; no message repeats a value */
export function readPushSettings(setting: ReadSetting, loopback: boolean): PushSettings | null {
  const values = allOrNone(
    setting,
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    'push notifications need all of their settings',
  );
  if (values === null) return null;
  const [publicKey = '', privateKey = '', subject = ''] = values;
  if (!isPair(bytesOf(publicKey), bytesOf(privateKey))) {
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair of P-256 keys in base64url.',
    );
  }
  if (!/^(mailto:\S+@\S+|https:\/\/\S+)$/.test(subject)) {
    throw new ConfigError('VAPID_SUBJECT must be mailto: with an address, or a URL starting with https://.');
  }
  return { publicKey, privateKey, subject, loopback };
}
