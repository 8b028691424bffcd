/** Stripe's own test cards that the checkout names while no real provider is configured, and what each of them does. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '4000 0000 0000 0002', does: 'is declined' },
  { number: '4000 0025 0000 3155', does: 'asks the bank' },
] as const;
