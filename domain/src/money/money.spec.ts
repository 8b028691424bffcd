import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatMoney, formatPrice, parseDollars, toDecimalString, toDollars } from './cents.js';
import { chargebackLostPosting, refundGrantedPosting, settlePosting } from './postings.js';
import { feeText, settle } from './split.js';

const cents = fc.integer({ min: 0, max: 10_000_000 });

describe('money', () => {
  it('reads dollars as people and programs send them', () => {
    expect([150, 149.99, '150', '150.5', '150.00', ' 7 '].map(parseDollars)).toEqual([
      15000, 14999, 15000, 15050, 15000, 700,
    ]);
  });

  it('refuses what is not an amount of at most two decimals', () => {
    const wrong = [
      '',
      'abc',
      '1.234',
      '-1',
      '1e3',
      '0x10',
      '1,000',
      NaN,
      Infinity,
      -1,
      1.005,
      null,
      undefined,
      {},
      [5],
    ];
    expect(wrong.map(parseDollars)).toEqual(wrong.map(() => null));
  });

  it('loses nothing on the way to text and back', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(parseDollars(toDecimalString(amount))).toBe(amount);
        expect(parseDollars(toDollars(amount))).toBe(amount);
      }),
    );
  });

  it('shows sums with two decimals and prices short', () => {
    expect([0, 5, 15000, 123456789].map(formatMoney)).toEqual(['$0.00', '$0.05', '$150.00', '$1,234,567.89']);
    expect([15000, 14999, 100_000_00].map(formatPrice)).toEqual(['$150', '$149.99', '$100,000']);
    expect(formatMoney(-1234)).toBe('-$12.34');
  });

  it('says what the platform keeps', () => {
    expect(feeText(0)).toBe('Reelpact keeps nothing of new bookings.');
    expect(feeText(1000)).toBe('Reelpact keeps 10% of each new booking: of $100.00 you get $90.00.');
    expect(feeText(1250)).toBe('Reelpact keeps 12.5% of each new booking: of $100.00 you get $87.50.');
  });

  it('splits to the cent, whatever the share and the fee', () => {
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 10_000 }),
        (amount, share, fee) => {
          const parts = settle(amount, share, fee);
          expect(parts.creatorNet + parts.platformFee + parts.refund).toBe(amount);
          expect(Math.min(parts.creatorNet, parts.platformFee, parts.refund)).toBeGreaterThanOrEqual(0);
          const sum = settlePosting(parts).reduce((total, entry) => total + entry.amount, 0);
          expect(sum).toBe(0);
        },
      ),
    );
  });

  it('gives an odd cent of a split to the creator and takes no fee from the brand', () => {
    expect(settle(15_001, 50, 1000)).toEqual({ creatorNet: 6751, platformFee: 750, refund: 7500 });
    expect(settle(15_001, 0, 1000)).toEqual({ creatorNet: 0, platformFee: 0, refund: 15_001 });
  });

  it('refuses a share or a fee that is none', () => {
    expect(() => settle(100, 101, 0)).toThrow(RangeError);
    expect(() => settle(100, 50, -1)).toThrow(RangeError);
    expect(() => settle(0.5, 50, 0)).toThrow(RangeError);
  });

  it('covers a lost chargeback from what is left and books the rest as a loss', () => {
    expect(chargebackLostPosting(1000, { creator_payable: 400 })).toEqual([
      { account: 'creator_payable', amount: 400 },
      { account: 'losses', amount: 600 },
      { account: 'chargebacks', amount: -1000 },
    ]);
  });

  it('gives back no more of the fee than belongs to the refunded part', () => {
    const [fee] = refundGrantedPosting(15, { amount: 15_000, feeBps: 1000, payable: 2_000 });
    expect(fee).toEqual({ account: 'platform_fees', amount: 1 });
  });

  it('refunds a released payment from fee, balance and loss, in proportion and to the cent', () => {
    expect(refundGrantedPosting(5_000, { amount: 15_000, feeBps: 1000, payable: 2_000 })).toEqual([
      { account: 'platform_fees', amount: 500 },
      { account: 'creator_payable', amount: 2_000 },
      { account: 'losses', amount: 2_500 },
      { account: 'refunds_owed', amount: -5_000 },
    ]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        (amount, feeBps, share, payable) => {
          const refund = Math.max(1, Math.floor((amount * share) / 1_000_000));
          const entries = refundGrantedPosting(refund, { amount, feeBps, payable });
          expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
          expect(entries.filter((entry) => entry.amount < 0)).toHaveLength(1);
        },
      ),
    );
  });
});
