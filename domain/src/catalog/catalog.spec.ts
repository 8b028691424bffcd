import { describe, expect, it } from '@jest/globals';
import { deliveryDays, includesList, isBookableTier, parseRevisions, revisionsLabel } from './options.js';
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
});
