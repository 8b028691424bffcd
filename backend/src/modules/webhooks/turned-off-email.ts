import { WEBHOOK_OFF_REASONS, type WebhookOffReason } from '@reelpact/domain';
import { type LaidOutEmail, layOut } from '../../platform/mail/email-layout.js';

/** @param publicUrl without a slash at its end */
export function turnedOffEmail(url: string, reason: WebhookOffReason, publicUrl: string): LaidOutEmail {
  return layOut({
    kind: 'webhook-off',
    subject: `A webhook was turned off: ${new URL(url).hostname}`,
    greeting: 'Hello,',
    paragraphs: [
      `We no longer send events to your webhook endpoint. ${WEBHOOK_OFF_REASONS[reason]}`,
      'What has not been delivered is listed in your account for 30 days. Turn the endpoint on again, and send from there what you need.',
    ],
    facts: [{ name: 'Endpoint', value: url }],
    button: { label: 'See your webhooks', url: `${publicUrl}/account` },
    signature: 'Reelpact',
  });
}
