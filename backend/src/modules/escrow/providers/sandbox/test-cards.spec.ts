import { describe, expect, it } from '@jest/globals';
import { playTestCard, shownTestCard } from './test-cards.js';

const NOW = Date.UTC(2026, 10, 21);
const good = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034 };

describe('a test card', () => {
  it.each([
    ['4242 4242 4242 4242', 'visa', '4242'],
    ['5555555555554444', 'mastercard', '4444'],
    ['2223003122003222', 'mastercard', '3222'],
    ['378282246310005', 'amex', '0005'],
    ['6011111111111117', 'discover', '1117'],
  ])('%s is shown as %s with its last four digits', (number, brand, last4) => {
    expect(shownTestCard({ number })).toEqual({ brand, last4 });
  });

  it.each([
    ['to the end of its month', { expMonth: 11, expYear: 2026 }],
    ['for many years', { expMonth: 1, expYear: 2076 }],
  ])('is good %s', (_, expiry) => {
    expect(playTestCard({ ...good, ...expiry }, NOW)).toEqual({ kind: 'accepted', later: null });
  });

  it.each([
    ['the month before', { expMonth: 10, expYear: 2026 }, 'expired_card'],
    ['the year before', { expMonth: 12, expYear: 2025 }, 'expired_card'],
    ['long ago', { expMonth: 12, expYear: 2000 }, 'expired_card'],
    ['in a year that no card names', { expMonth: 1, expYear: 2077 }, 'invalid_expiry_year'],
  ])('is declined when it ends %s', (_, expiry, code) => {
    for (const number of [good.number, '4000000000000259', '4000002500003155', '4000000000000002']) {
      expect(playTestCard({ number, ...expiry }, NOW)).toMatchObject({ kind: 'declined', code });
    }
  });

  it('ends with the last moment of its month', () => {
    const card = { ...good, expMonth: 12, expYear: 2026 };
    const newYear = Date.UTC(2027, 0);
    expect(playTestCard(card, newYear - 1).kind).toBe('accepted');
    expect(playTestCard(card, newYear)).toMatchObject({ code: 'expired_card' });
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000000069', 'expired_card'],
    ['4000000000000127', 'incorrect_cvc'],
    ['4000000000000119', 'processing_error'],
    ['1234567890123', 'card_declined'],
  ])('%s is declined as %s', (number, code) => {
    expect(playTestCard({ ...good, number }, NOW)).toMatchObject({ kind: 'declined', code });
  });
});
