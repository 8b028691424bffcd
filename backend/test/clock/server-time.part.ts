import { beforeAll, expect, it } from '@jest/globals';
import { ProductClock } from '../../src/platform/clock/product-clock.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const DAY = 86_400_000;
const toldBy = async (path: string): Promise<number> =>
  Date.parse((await fetch(`${stage.url}${path}`)).headers.get('server-time') ?? '');

it('is in answers and refusals, and moves with the product’s clock', async () => {
  // Those before may have turned the clock behind its back.
  await stage.app.get(ProductClock).now();
  const before = await toldBy('/api/site');
  await stage.advance(3 * DAY);
  for (const path of ['/api/site', '/api/packages/none', '/api/bookings/none'])
    expect(await toldBy(path)).toBeGreaterThanOrEqual(before + 3 * DAY);
});
