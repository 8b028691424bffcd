import { describe, expect, it } from '@jest/globals';
import { exploreHoldTimes } from './explore-timed.js';

describe('the hold limit', () => {
  it.each([5, 28])(
    'is kept, whatever anybody does and however long they wait: delivery in %i days',
    (deliveryDays) => {
      const { moments, longest } = exploreHoldTimes({ deliveryDays, revisionsLeft: 1 });
      expect(moments).toBeGreaterThan(10_000);
      expect(longest).toBe(80);
    },
  );
});
