import { newCharge, newIntent, type Charge, type Intent, type Metadata, now } from './shapes.js';
import { type ErrorBody, refused, StripeProblem } from './stripe-problem.js';
import { findCard } from './test-cards.js';
import { openDispute } from './disputes.js';
import type { World } from './world.js';

/** What Stripe takes for a card payment in the United States. */
const feeOf = (amount: number): number => Math.round(amount * 0.029) + 30;

export function createIntent(
  world: World,
  order: {
    amount: number;
    currency: string;
    captureMethod: string;
    transferGroup: string | null;
    asksCardholder: boolean;
    metadata: Metadata;
  },
): Intent {
  const intent = newIntent({ ...order, livemode: world.conditions.livemode });
  world.intents.set(intent.id, intent);
  world.emit('payment_intent.created', intent);
  return intent;
}

function wrongState(intent: Intent, done: string, allowed: readonly string[]): StripeProblem {
  return refused(
    `${done} because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be used for this: ${allowed.join(', ')}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: structuredClone(intent) },
  );
}

function demand(intent: Intent, done: string, allowed: readonly string[]): void {
  if (!allowed.includes(intent.status)) throw wrongState(intent, done, allowed);
}

/** A card is used; a decline throws what the page is told. */
export function confirm(world: World, intent: Intent, cardName: string): Intent {
  demand(intent, 'You cannot confirm this PaymentIntent', [
    'requires_payment_method',
    'requires_confirmation',
  ]);
  const found = findCard(cardName);
  if (!found) throw new StripeProblem(402, unknownCard());
  const { number, card } = found;
  intent.payment_method = `pm_${number}`;
  intent.last_payment_error = null;
  const isAsked = intent.payment_method_options.card.request_three_d_secure === 'any';
  if (card.outcome === 'succeeds' && !isAsked) {
    accept(world, intent, number);
    return intent;
  }
  if (card.outcome === 'succeeds' || card.outcome === 'asks-holder') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    world.emit('payment_intent.requires_action', intent);
    return intent;
  }
  const { code, decline, message } = card.outcome;
  throw decline === undefined
    ? decline402(world, intent, number, { type: 'card_error', code, message })
    : decline402(world, intent, number, { type: 'card_error', code, message, decline_code: decline });
}

function unknownCard(): ErrorBody {
  const message = 'Your card was declined. Your request was in test mode, but used a non test card.';
  return { type: 'card_error', code: 'card_declined', decline_code: 'test_mode_live_card', message };
}

function decline402(world: World, intent: Intent, number: string, error: ErrorBody): StripeProblem {
  const charge = newCharge(intent, number, false);
  charge.failure_code = error.code ?? null;
  charge.failure_message = error.message;
  world.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  giveUp(world, intent, error);
  return new StripeProblem(402, { ...error, payment_intent: structuredClone(intent) });
}

function giveUp(world: World, intent: Intent, error: ErrorBody): void {
  intent.status = 'requires_payment_method';
  intent.next_action = null;
  intent.payment_method = null;
  intent.last_payment_error = error;
  world.emit('payment_intent.payment_failed', intent);
}

function accept(world: World, intent: Intent, number: string): void {
  const charge = newCharge(intent, number, true);
  world.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.next_action = null;
  if (intent.capture_method === 'manual') {
    intent.status = 'requires_capture';
    intent.amount_capturable = intent.amount;
    world.emit('charge.succeeded', charge);
    world.emit('payment_intent.amount_capturable_updated', intent);
    return;
  }
  take(world, intent, charge, intent.amount);
}

/** The money comes in. */
function take(world: World, intent: Intent, charge: Charge, amount: number): void {
  charge.amount_captured = amount;
  charge.captured = true;
  charge.balance_transaction = world.book('charge', charge.id, amount, feeOf(amount)).id;
  intent.status = 'succeeded';
  intent.amount_capturable = 0;
  intent.amount_received = amount;
  world.emit(intent.capture_method === 'manual' ? 'charge.captured' : 'charge.succeeded', charge);
  world.emit('payment_intent.succeeded', intent);
  const then = findCard(intent.payment_method?.slice(3) ?? '')?.card.then;
  if (then !== undefined) openDispute(world, intent, { inquiry: then === 'inquiry' });
}

/** The cardholder answers their bank's question. */
export function authenticate(world: World, intent: Intent, ok: boolean): void {
  demand(intent, 'This PaymentIntent cannot be authenticated', ['requires_action']);
  if (ok) {
    accept(world, intent, intent.payment_method?.slice(3) ?? '');
    return;
  }
  const message = 'We are unable to authenticate your payment method.';
  giveUp(world, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message,
  });
}

/** From now on the bank asks its customer. */
export function askCardholder(intent: Intent): Intent {
  demand(intent, 'You cannot update this PaymentIntent', [
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
  ]);
  intent.payment_method_options = { card: { request_three_d_secure: 'any' } };
  return intent;
}

export function capture(world: World, intent: Intent, amount: number | null = null): Intent {
  demand(intent, 'This PaymentIntent could not be captured', ['requires_capture']);
  const wanted = amount ?? intent.amount_capturable;
  if (wanted > intent.amount_capturable) {
    throw refused('The requested capture amount is greater than the capturable amount.', {
      code: 'amount_too_large',
      param: 'amount_to_capture',
    });
  }
  take(world, intent, world.charge(intent.latest_charge ?? ''), wanted);
  return intent;
}

const CANCELABLE = [
  'requires_payment_method',
  'requires_capture',
  'requires_confirmation',
  'requires_action',
];

/** @param reason `automatic` when the network ended it */
export function cancel(world: World, intent: Intent, reason: string | null = null): Intent {
  demand(intent, 'You cannot cancel this PaymentIntent', CANCELABLE);
  const charge = world.chargeOf(intent);
  if (intent.status === 'requires_capture' && charge !== null) {
    charge.refunded = true;
    charge.amount_refunded = charge.amount;
    world.emit(reason === 'automatic' ? 'charge.expired' : 'charge.refunded', charge);
  }
  intent.status = 'canceled';
  intent.amount_capturable = 0;
  intent.canceled_at = now();
  intent.cancellation_reason = reason;
  intent.next_action = null;
  world.emit('payment_intent.canceled', intent);
  return intent;
}
