/** Stripe's own test card numbers (docs.stripe.com/testing) and what each of them does; no other number works. */
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000009987': 'Your card was declined.',
  '4000000000009979': 'Your card was declined.',
  '4000000000000069': 'Your card has expired.',
  '4000000000000127': "Your card's security code is incorrect.",
  '4000000000000119': 'An error occurred while processing your card. Try again in a little bit.',
};
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
  | { kind: 'declined'; message: string };

export function useCard(number: string): CardAnswer {
  const digits = number.replace(/ /g, '');
  if (GOOD.has(digits)) return { kind: 'accepted', later: null };
  if (CHALLENGES.has(digits)) return { kind: 'challenge' };
  const later = LATER[digits];
  if (later) return { kind: 'accepted', later };
  return {
    kind: 'declined',
    message:
      DECLINES[digits] ?? 'Your card was declined: only test cards work here, such as 4242 4242 4242 4242.',
  };
}

/** What is said when the bank's customer says no, or nothing. */
export const NOT_AUTHENTICATED =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
