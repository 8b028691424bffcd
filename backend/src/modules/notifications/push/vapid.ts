import { createPrivateKey, sign } from 'node:crypto';
import type { PushSettings } from '../../../platform/config/push-settings.js';

/** Half of the day that RFC 8292 allows. */
const LIFE_SECONDS = 12 * 3600;

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** The header by which a push service knows who is sending (RFC 8292). @param now milliseconds since 1970, real time */
export function vapidHeader(
  endpoint: string,
  { publicKey, privateKey, subject }: PushSettings,
  now: number,
): string {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  // A key that begins with zeros may have been written without them.
  const d = Buffer.from(privateKey, 'base64url').toString('hex').padStart(64, '0');
  const jwk = { kty: 'EC', crv: 'P-256', d: Buffer.from(d, 'hex').toString('base64url'), x, y };
  const key = createPrivateKey({ format: 'jwk', key: jwk });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + LIFE_SECONDS,
    sub: subject,
  };
  const content = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${content}.${signature.toString('base64url')}, k=${publicKey}`;
}
