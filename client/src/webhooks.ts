import type { WebhookEventDto } from './generated.js';

/** How far the sender's clock may be off, and how long a message may be on its way, in seconds. */
const TOLERANCE_SECONDS = 300;
const HEX = /^[0-9a-f]{64}$/;

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );

/**
 * Checks that a webhook comes from Reelpact, and reads it. Afterwards make sure that you haven't seen its `id` before: what could not
 * be delivered the first time comes again.
 * @param secret the endpoint's, `whsec_…`
 * @param header `Reelpact-Signature`
 * @param body exactly as it came, before anything has parsed it
 * @param now milliseconds since 1970
 * @returns null when it is not genuine, or too old
 */
export async function verifyWebhook(
  secret: string,
  header: string | null | undefined,
  body: string | Uint8Array,
  now = Date.now(),
): Promise<WebhookEventDto | null> {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='));
  const moment = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(moment) || Math.abs(now / 1000 - Number(moment)) > TOLERANCE_SECONDS) return null;
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify']);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = encoder.encode(`${moment}.${text}`);
  for (const [name, value = ''] of parts) {
    if (name !== 'v1' || !HEX.test(value)) continue;
    // Takes the same time wherever the difference is.
    if (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed))
      return JSON.parse(text) as WebhookEventDto;
  }
  return null;
}
