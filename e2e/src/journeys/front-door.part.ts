import { expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';

const app = useProduct();

it.each(['phone', 'desktop'] as const)('opens the landing page on a %s', async (device) => {
  const { page, problems } = await app.newPerson(device);
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(await page.title()).toContain('Reelpact');
  expect(problems).toEqual([]);
});
