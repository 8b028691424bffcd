import { type KeyObject, createHmac, timingSafeEqual } from 'node:crypto';

/** Signs webhooks in the scheme of Stripe's `Stripe-Signature` header: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`. */
const TOLERANCE_SECONDS = 300;

const digest = (key: KeyObject, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', key).update(`${seconds}.`).update(body).digest();

export function signatureHeader(key: KeyObject, body: Buffer, now = Date.now()): string {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${digest(key, seconds, body).toString('hex')}`;
}

/** Whether the header was made for this body with this key, lately. */
export function isSigned(
  key: KeyObject,
  body: Buffer,
  header: string | undefined,
  now = Date.now(),
): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match) return false;
  const seconds = Number(match[1]);
  if (Math.abs(now / 1000 - seconds) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(match[2] ?? '', 'hex'), digest(key, seconds, body));
}
