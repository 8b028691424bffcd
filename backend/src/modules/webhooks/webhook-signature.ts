import { createHmac } from 'node:crypto';
import { WEBHOOK_ENDPOINT } from '@reelpact/domain';

/** What is signed, and sent beside the body. */
interface SignedMessage {
  /** Of the event, the same at each attempt. */
  id: string;
  /** Since 1970, real time. */
  seconds: number;
  body: Buffer;
}

/** Behind its prefix a secret is Base64; those from before it had to be are in the alphabet of addresses, which is read as well. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(secret.slice(WEBHOOK_ENDPOINT.secretPrefix.length), 'base64');

/**
 * The headers that prove where a message comes from, as standardwebhooks.com describes them: the HMAC-SHA256 of "id.timestamp.body"
 * in Base64, one `v1` for each secret that is valid now.
 */
export function webhookHeaders(
  secrets: readonly string[],
  { id, seconds, body }: SignedMessage,
): Record<`webhook-${'id' | 'timestamp' | 'signature'}`, string> {
  const signatures = secrets.map((secret) => {
    const mac = createHmac('sha256', keyOf(secret)).update(`${id}.${seconds}.`).update(body);
    return `v1,${mac.digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
