import { Problem } from '@reelpact/domain';
import Stripe from 'stripe';
import type { StripeSettings } from '../../../../platform/config/stripe-settings.js';
import type { NoticeSubject, ProviderNotice } from '../payment-provider.js';
import { idOf } from './stripe-views.js';

interface EventObject {
  id?: string;
  object: string;
  payment_intent?: string | { id: string } | null;
}

/**
 * What an event is about, by its object rather than its type: `charge.refund.updated` carries a refund, and
 * `charge.dispute.closed` a dispute. What happens on creators' accounts (`event.account`) is about that account:
 * the payments seen there are only our transfers' other ends.
 */
function subjectOf(event: Stripe.Event): NoticeSubject {
  const about = event.data.object as unknown as EventObject;
  const other: NoticeSubject = { kind: 'other', id: about.id ?? event.id };
  if (event.account) {
    const ofAccount = ['account', 'capability', 'payout', 'balance', 'application'].includes(about.object);
    return ofAccount ? { kind: 'account', id: event.account } : other;
  }
  switch (about.object) {
    case 'payment_intent':
      return about.id === undefined ? other : { kind: 'payment', id: about.id };
    case 'charge':
    case 'refund':
    case 'dispute': {
      const id = idOf(about.payment_intent);
      return id === null ? other : { kind: 'payment', id };
    }
    case 'transfer':
      return about.id === undefined ? other : { kind: 'transfer', id: about.id };
    case 'account':
      return about.id === undefined ? other : { kind: 'account', id: about.id };
    default:
      return other;
  }
}

function verified(rawBody: Buffer, signature: string, secrets: readonly string[]): Stripe.Event {
  for (const secret of secrets) {
    try {
      return Stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError) continue;
      throw new Problem('MALFORMED_REQUEST', 'The webhook could not be read as an event of Stripe.');
    }
  }
  throw new Problem('MALFORMED_REQUEST', 'The webhook’s signature is not valid.');
}

/**
 * Reads an event whose bytes are as they came. Nothing but ids is taken from it.
 * @throws Problem MALFORMED_REQUEST when no secret fits, it is too old, or it is of the other mode
 */
export function readStripeWebhook(
  settings: Pick<StripeSettings, 'webhookSecrets' | 'live'>,
  rawBody: Buffer,
  signature: string | undefined,
): ProviderNotice {
  const event = verified(rawBody, signature ?? '', settings.webhookSecrets);
  if (event.livemode !== settings.live) {
    const [sent, expected] = settings.live ? ['test', 'live'] : ['live', 'test'];
    throw new Problem(
      'MALFORMED_REQUEST',
      `The webhook is of Stripe’s ${sent} mode, but this server’s keys are of ${expected} mode.`,
    );
  }
  return { id: event.id, type: event.type, about: subjectOf(event) };
}
