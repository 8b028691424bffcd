import type { ShownCard } from '@reelpact/domain';

/** The codes of Stripe's errors (docs.stripe.com/error-codes) that a test card can be answered with. */
export const DECLINE_CODES = [
  'card_declined',
  'expired_card',
  'incorrect_cvc',
  'invalid_expiry_year',
  'payment_intent_authentication_failure',
  'processing_error',
] as const;
export type DeclineCode = (typeof DECLINE_CODES)[number];

/** Why a card was not accepted; the message is for the person who holds it. */
export interface Decline {
  code: DeclineCode;
  message: string;
}

/** What of a card decides what becomes of a payment. */
export interface TestCard {
  number: string;
  expMonth: number;
  expYear: number;
}

/** Stripe's own test card numbers (docs.stripe.com/testing) and what each of them does; no other number works. */
const DECLINES: Readonly<Record<string, Decline>> = {
  '4000000000000002': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009995': { code: 'card_declined', message: 'Your card has insufficient funds.' },
  '4000000000009987': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000009979': { code: 'card_declined', message: 'Your card was declined.' },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};
const EXPIRED: Decline = { code: 'expired_card', message: 'Your card has expired.' };
const NO_SUCH_YEAR: Decline = {
  code: 'invalid_expiry_year',
  message: "Your card's expiration year is invalid.",
};
const UNKNOWN: Decline = {
  code: 'card_declined',
  message: 'Your card was declined: only test cards work here, such as 4242 4242 4242 4242.',
};
/** No card is valid for longer. */
const LONGEST_CARD_YEARS = 50;
const GOOD = new Set([
  '4242424242424242',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '6011111111111117',
]);
/** What a card does after it was accepted. */
export type LaterTrouble = 'dispute' | 'refund_fails';
const LATER: Readonly<Record<string, LaterTrouble>> = {
  '4000000000000259': 'dispute',
  '4000000000005126': 'refund_fails',
};
const CHALLENGES = new Set(['4000002500003155', '4000002760003184', '4000000000003220']);

/** What happens when a card is used. */
export type CardAnswer =
  | { kind: 'accepted'; later: LaterTrouble | null }
  /** The bank asks its customer first (3-D Secure). */
  | { kind: 'challenge' }
  | ({ kind: 'declined' } & Decline);

/**
 * Plays what a bank would answer.
 * @param now the product's time: a card is good until the end of its month there
 */
export function playTestCard({ number, expMonth, expYear }: TestCard, now: number): CardAnswer {
  const declined = (decline: Decline): CardAnswer => ({ kind: 'declined', ...decline });
  const today = new Date(now);
  if (expYear > today.getUTCFullYear() + LONGEST_CARD_YEARS) return declined(NO_SUCH_YEAR);
  if (Date.UTC(expYear, expMonth) <= now) return declined(EXPIRED);
  const digits = number.replace(/ /g, '');
  if (GOOD.has(digits)) return { kind: 'accepted', later: null };
  if (CHALLENGES.has(digits)) return { kind: 'challenge' };
  const later = LATER[digits];
  if (later) return { kind: 'accepted', later };
  return declined(DECLINES[digits] ?? UNKNOWN);
}

const BRANDS: readonly [RegExp, string][] = [
  [/^4/, 'visa'],
  [/^(5[1-5]|2[2-7])/, 'mastercard'],
  [/^3[47]/, 'amex'],
  [/^6/, 'discover'],
];

/** What a receipt may say of a card; the rest of its number is kept nowhere. */
export function shownTestCard({ number }: Pick<TestCard, 'number'>): ShownCard {
  const digits = number.replace(/ /g, '');
  const [, brand = 'unknown'] = BRANDS.find(([first]) => first.test(digits)) ?? [];
  return { brand, last4: digits.slice(-4) };
}

/** What is said when the bank's customer says no, or nothing. */
export const NOT_AUTHENTICATED: Decline = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};
