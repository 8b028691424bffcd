import { describe, expect, it } from '@jest/globals';
import { packageTerms } from './package-terms.js';
import { mostPopular, ORDERED_STAGES } from './popularity.js';
import {
  deliveryDays,
  includesList,
  deliveryTooLong,
  isBookable,
  isBookableTier,
  isEmoji,
  newSectionPrice,
  parseRevisions,
  revisionsLabel,
  tierLabel,
  tierText,
  typedEmoji,
} from './options.js';
import {
  CONTENT_FORMAT_OPTIONS,
  USAGE_RIGHTS_OPTIONS,
  toContentFormat,
  toUsageRights,
} from './vocabularies.js';

describe('the catalog', () => {
  it('reads the upper bound of a delivery time', () => {
    const texts = [
      '1-2 days',
      '3-5 days',
      '7-10 days',
      '1 week',
      '2 weeks',
      '3-4 weeks',
      '1 month',
      'soon',
      '0 days',
      '',
    ];
    expect(texts.map(deliveryDays)).toEqual([2, 5, 10, 7, 14, 28, 30, 14, 14, 14]);
  });

  it('stores every word of every editor', () => {
    expect(Object.values(CONTENT_FORMAT_OPTIONS).flat().map(toContentFormat)).not.toContain(null);
    expect(Object.values(USAGE_RIGHTS_OPTIONS).flat().map(toUsageRights)).not.toContain(null);
    expect([toContentFormat('both'), toContentFormat('photos-videos'), toUsageRights('ads')]).toEqual([
      'photos_videos',
      'photos_videos',
      'advertising',
    ]);
    expect([toContentFormat('constructor'), toUsageRights('')]).toEqual([null, null]);
  });

  it('reads revisions and says them', () => {
    expect(['unlimited', 0, '2', 5, '-1', 1.5, 99, null].map(parseRevisions)).toEqual([
      'unlimited',
      0,
      2,
      5,
      null,
      null,
      null,
      null,
    ]);
    expect([0, 1, 2, 'unlimited' as const].map(revisionsLabel)).toEqual([
      '0 revisions',
      '1 revision',
      '2 revisions',
      'Unlimited revisions',
    ]);
  });

  it('strips bullets from what is included', () => {
    expect(includesList('• 3 photos\n- Basic editing\n\n  * Rights\nplain')).toEqual([
      '3 photos',
      'Basic editing',
      'Rights',
      'plain',
    ]);
  });

  it('books packages of any tier but the extras', () => {
    expect(['main', 'package', 'basic', 'gold', 'tip', 'addon', 'portfolio'].map(isBookableTier)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('keeps two characters of an emoji as people count them, the last ones', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(['🔥', '🔥✨', family, `${family}🔥`, '📦🔥✨', '  🎯 ', ''].map(typedEmoji)).toEqual([
      '🔥',
      '🔥✨',
      family,
      `${family}🔥`,
      '🔥✨',
      '🎯',
      '',
    ]);
    expect([`${family}${family}`, 'abc', 'a'.repeat(100)].map(isEmoji)).toEqual([true, false, false]);
    expect(isEmoji(typedEmoji('👩‍👩‍👧‍👦'.repeat(50)))).toBe(true);
  });

  it('prices a new section by where it is added', () => {
    expect(newSectionPrice('editor', 120)).toBe(50);
    expect(newSectionPrice('creatorOnboarding', 120)).toBe(120);
    expect([newSectionPrice('creatorOnboarding'), newSectionPrice('creatorOnboarding', 0)]).toEqual([
      150, 150,
    ]);
  });

  it('calls the most ordered package the most popular, and the second one while there are no orders', () => {
    const place = (...orders: number[]) => mostPopular(orders.map((one) => ({ orders: one })));
    expect([place(), place(5), place(0, 0, 0), place(0, 0, 1), place(3, 1), place(1, 4, 4)]).toEqual([
      null,
      null,
      1,
      2,
      0,
      1,
    ]);
  });

  it('counts as orders what was paid or accepted', () => {
    const { pay_first: paid, approve_first: accepted } = ORDERED_STAGES;
    expect([paid.includes('requested'), accepted.includes('requested')]).toEqual([true, false]);
    for (const stage of ['unpaid', 'declined', 'withdrawn', 'request_expired', 'payment_expired'] as const)
      expect([paid.includes(stage), accepted.includes(stage)]).toEqual([false, false]);
    expect(accepted).toContain('completed');
  });

  it('books only what has a price', () => {
    const bookable = (
      tier: string,
      priceCents: number | null,
      deliveryTime = '1 week',
      needsProduct = false,
    ) => isBookable({ tier, priceCents, deliveryTime, needsProduct });
    expect([
      bookable('main', 100),
      bookable('main', 99),
      bookable('main', 0),
      bookable('main', null),
    ]).toEqual([true, false, false, false]);
    expect(bookable('tip', 500)).toBe(false);
    // Sending a product takes days of those for which money can be held.
    expect([bookable('main', 100, '40 days'), bookable('main', 100, '40 days', true)]).toEqual([true, false]);
  });

  it('tells a creator why nobody could book a package, exactly where nobody could', () => {
    const said = (deliveryTime: string, needsProduct = false) =>
      deliveryTooLong({ deliveryTime, needsProduct });
    for (const days of [1, 31, 32, 52, 53, 365])
      for (const needsProduct of [false, true]) {
        const pack = { tier: 'main', priceCents: 100, deliveryTime: `${days} days`, needsProduct };
        expect(deliveryTooLong(pack) === null).toBe(isBookable(pack));
      }
    expect(said('32 days', true)).toBe(
      'Nobody can book this package: with a product that is sent first, the delivery time can be 31 days at most, because a payment can’t be held longer.',
    );
    expect(said('2 months', true)).toContain(': the delivery time can be 31 days at most');
    expect(said('2 months')).toContain(': the delivery time can be 52 days at most');
  });

  it('shows a tier with its icon, and one that has none as it is', () => {
    expect(['basic', 'standard', 'premium', 'main', 'constructor'].map(tierText)).toEqual([
      '📷 basic',
      '🎥 standard',
      '⭐ premium',
      'main',
      'constructor',
    ]);
  });

  it('says a tier and the terms of a package to strangers', () => {
    expect(['main', 'package', 'standard', 'élite', 'VIP'].map(tierLabel)).toEqual([
      null,
      null,
      '🎥 Standard',
      'Élite',
      'VIP',
    ]);
    const pack = { deliveryTime: '3-5 days', revisions: 1, contentFormat: 'reels', usageRights: 'ads' };
    expect(packageTerms(pack).map(({ text }) => text)).toEqual([
      'Reels',
      'In your paid ads',
      '3–5 days',
      '1 revision',
    ]);
    const bare = {
      deliveryTime: '',
      revisions: 'unlimited' as const,
      contentFormat: null,
      usageRights: null,
    };
    expect(packageTerms(bare).map(({ text }) => text)).toEqual(['Unlimited revisions']);
  });
});
