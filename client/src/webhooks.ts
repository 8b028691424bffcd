import type { WebhookEventDto } from './generated.js';

/** How far the sender's clock may be off, and how long a message may be on its way, in seconds. */
const TOLERANCE_SECONDS = 300;
const PREFIX = 'whsec_';
const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/;

const encoder = new TextEncoder();
/** @returns null for what is no Base64 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!BASE64.test(base64) || base64.replace(/=+$/, '').length % 4 === 1) return null;
  const text = atob(base64.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

/** The headers of a request: as `fetch` has them, or by name in lower case as Node has them. */
export type WebhookHeaders =
  Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>;

function valueOf(headers: WebhookHeaders, name: string): string {
  const value =
    typeof headers.get === 'function' ? headers.get(name) : (headers as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Checks that a webhook comes from Reelpact, as standardwebhooks.com describes it, and reads it. Afterwards make sure that you haven't
 * seen its `id` before: what could not be delivered the first time comes again.
 * @param secret the endpoint's, `whsec_…`
 * @param headers of the request: `webhook-id`, `webhook-timestamp` and `webhook-signature`
 * @param body exactly as it came, before anything has parsed it
 * @param now milliseconds since 1970
 * @returns null when it is not genuine, or too old
 */
export async function verifyWebhook(
  secret: string,
  headers: WebhookHeaders,
  body: string | Uint8Array,
  now = Date.now(),
): Promise<WebhookEventDto | null> {
  const id = valueOf(headers, 'webhook-id');
  const moment = valueOf(headers, 'webhook-timestamp');
  if (!/^\d{1,12}$/.test(moment) || Math.abs(now / 1000 - Number(moment)) > TOLERANCE_SECONDS) return null;
  const keyBytes = secret.startsWith(PREFIX) ? bytesOf(secret.slice(PREFIX.length)) : null;
  if (id === '' || keyBytes === null) return null;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', keyBytes, algorithm, false, ['verify']);
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = encoder.encode(`${id}.${moment}.${text}`);
  for (const part of valueOf(headers, 'webhook-signature').split(' ')) {
    const signature = part.startsWith('v1,') ? bytesOf(part.slice(3)) : null;
    // Takes the same time wherever the difference is.
    if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed)))
      return JSON.parse(text) as WebhookEventDto;
  }
  return null;
}
