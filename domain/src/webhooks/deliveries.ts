export const WEBHOOK_DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof WEBHOOK_DELIVERY_STATUSES)[number];

export const WEBHOOK_DELIVERY_LABELS: Readonly<Record<WebhookDeliveryStatus, string>> = {
  pending: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

/** Why an endpoint was turned off by us. */
export const WEBHOOK_OFF_REASONS = {
  gone: 'It answered that it is gone (410).',
  failing: 'Every delivery of three days failed.',
  secured:
    'Your account was secured: its password was reset, or its programs were signed out. Check the address, then turn it on again: it gets a new secret then.',
} as const;
export type WebhookOffReason = keyof typeof WEBHOOK_OFF_REASONS;

/** Why an attempt failed, as one sentence each. */
export const WEBHOOK_FAILURES = {
  not_public: 'The host is not on the public internet.',
  not_found: 'The host’s name could not be resolved.',
  timeout: 'There was no answer within 10 seconds.',
  connection: 'The connection failed.',
  certificate: 'The host’s certificate is not valid.',
  redirect: 'It answered with a redirect, which is never followed.',
  status: 'It did not answer with a 2xx status.',
  secret: 'The endpoint’s secret can’t be read any more. Make a new one.',
  address: 'The address can’t be used.',
  turned_off: 'The endpoint was turned off before it could be delivered.',
} as const;
export type WebhookFailure = keyof typeof WEBHOOK_FAILURES;

/** Why an answer doesn't count as delivered; null when it does. */
export function answerFailure(status: number): WebhookFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** The answer by which a receiver says that it wants no more, ever. */
export const WEBHOOK_GONE = 410;
