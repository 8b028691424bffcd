import { createHmac } from 'node:crypto';

/**
 * The header that proves where a message comes from, as Stripe writes it: `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, one `v1` for
 * each secret that is valid now.
 * @param seconds since 1970, real time
 */
export function webhookSignature(secrets: readonly string[], body: Buffer, seconds: number): string {
  const parts = secrets.map((secret) => {
    const mac = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
    return `v1=${mac}`;
  });
  return [`t=${seconds}`, ...parts].join(',');
}
