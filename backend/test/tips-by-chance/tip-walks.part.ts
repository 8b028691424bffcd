import { expect, it } from '@jest/globals';
import { SEED } from '../soak.js';
import { sharedTestApp } from '../suite.js';
import { walkTips } from '../tip-walk.js';

it('keeps the books of forty tips right, whatever becomes of them', async () => {
  const ended = await walkTips(await sharedTestApp(), 40, SEED);
  expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(40);
});
