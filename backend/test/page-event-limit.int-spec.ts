import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { PAGE_NUMBERS } from '@reelpact/domain';
import { type TestApp, startTestApp } from './app.js';
import { aCreator } from './builders.js';
import { beacon, countsOf, flush } from './page-visits.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp({ TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => stage.stop());

it('an address counts for sixty events a minute, and is not told when it is more', async () => {
  const { most } = PAGE_NUMBERS.allowance;
  const creator = await aCreator(stage);
  const send = (source: string) =>
    beacon(
      stage.person(),
      { creatorId: creator.id, event: 'reel_play', source },
      { 'x-forwarded-for': source },
    );
  // All of them come within one minute, however busy the machine is.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const sent = await Promise.all(Array.from({ length: 3 * most }, () => send('192.0.2.1')));
  expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
  await send('192.0.2.2');
  clock.mockRestore();
  await flush(stage);
  const counts = await countsOf(stage, creator.id);
  expect(counts['reel_play 192.0.2.1']).toBe(most);
  expect(counts['reel_play 192.0.2.2']).toBe(1);
});
