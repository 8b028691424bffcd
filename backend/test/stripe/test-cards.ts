/** What a card does when it is used; Stripe's own test numbers. */
export interface TestCard {
  outcome: 'succeeds' | 'asks-holder' | { code: string; decline?: string; message: string };
  /** What the cardholder does right after they have paid. */
  then?: 'dispute' | 'inquiry';
}

const DECLINED = 'Your card was declined.';
const CARDS: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { outcome: 'succeeds' },
  '5555555555554444': { outcome: 'succeeds' },
  '378282246310005': { outcome: 'succeeds' },
  '4000000000000077': { outcome: 'succeeds' },
  '4000000000000259': { outcome: 'succeeds', then: 'dispute' },
  '4000000000001976': { outcome: 'succeeds', then: 'inquiry' },
  '4000002500003155': { outcome: 'asks-holder' },
  '4000002760003184': { outcome: 'asks-holder' },
  '4000000000003220': { outcome: 'asks-holder' },
  '4000000000000002': {
    outcome: { code: 'card_declined', decline: 'generic_decline', message: DECLINED },
  },
  '4000000000009995': {
    outcome: {
      code: 'card_declined',
      decline: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  '4000000000000069': { outcome: { code: 'expired_card', message: 'Your card has expired.' } },
  '4000000000000127': {
    outcome: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    outcome: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
};

const PAYMENT_METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedExpiredCard: '4000000000000069',
};

/** @param name a card's number, blanks allowed, or one of Stripe's test payment methods */
export function findCard(name: string): { number: string; card: TestCard } | null {
  const number = PAYMENT_METHODS[name] ?? name.replaceAll(/[\s-]/g, '');
  const card = CARDS[number];
  return card === undefined ? null : { number, card };
}
