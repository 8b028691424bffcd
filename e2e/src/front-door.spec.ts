import { expect, it } from '@jest/globals';
import { setStage } from './harness/index.js';

const stage = setStage();

it.each(['phone', 'desktop'] as const)('opens the landing page on a %s', async (device) => {
  const { page, problems } = await stage.newPerson(device);
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(await page.title()).toContain('Reelpact');
  expect(problems).toEqual([]);
});
