import { describe, expect, it } from '@jest/globals';
import { exploreHoldTimes } from './explore-timed.js';
it('x', () => {
  for (const revisionsLeft of [0, 1, null]) {
    const t = Date.now();
    const r = exploreHoldTimes({ deliveryDays: 5, revisionsLeft });
    console.log(Date.now() - t, JSON.stringify(r));
  }
  for (const deliveryDays of [28, 52]) {
    const t = Date.now();
    const r = exploreHoldTimes({ deliveryDays, revisionsLeft: 1 });
    console.log(Date.now() - t, JSON.stringify(r));
  }
  expect(describe).toBeDefined();
}, 190000);
