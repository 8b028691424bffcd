import { describe, expect, it } from '@jest/globals';
import { exploreHoldTimes } from './explore-timed.js';

describe('the hold limit', () => {
  it.each([
    [5, false],
    [28, false],
    [14, true],
  ])(
    'is kept, whatever anybody does and however long they wait: delivery in %i days, a product: %s',
    (deliveryDays, needsProduct) => {
      const { moments, longest } = exploreHoldTimes({ deliveryDays, revisionsLeft: 1, needsProduct });
      expect(moments).toBeGreaterThan(10_000);
      expect(longest).toBe(80);
    },
  );
});
