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

/** What happens when this card is used: null for a payment that goes through, else the sentence of the decline. */
export function declineOf(number: string): string | null {
  const digits = number.replace(/ /g, '');
  if (GOOD.has(digits)) return null;
  return (
    DECLINES[digits] ?? 'Your card was declined: only test cards work here, such as 4242 4242 4242 4242.'
  );
}
