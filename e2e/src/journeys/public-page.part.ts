import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';

const app = useProduct();
const PAGE = '/sophiacreates';

const paths = (page: Page): string => new URL(page.url()).pathname;

it('a public page is read, and leads to the booking form, without JavaScript', async () => {
  const { page } = await app.newPerson('phone', { javaScriptEnabled: false });
  expect((await page.goto(PAGE))?.status()).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sophia Reyes');
  // What only the script can do is not offered.
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByRole('link', { name: 'Book a package' }).first().click();
  expect(new URL(page.url()).hash).toBe('#packages');
  const film = await page.locator('a.reel[data-kind=video]').first().getAttribute('href');
  expect((await page.request.get(film ?? '')).headers()['content-type']).toBe('video/mp4');
  await page.getByRole('link', { name: 'Choose Single Reel' }).click();
  expect(paths(page)).toMatch(/^\/package\/[^/]+\/booking$/);

  await page.goto('/creator');
  await page.getByRole('link', { name: /Single Reel/ }).click();
  expect(paths(page)).toMatch(/^\/service\//);
  await page.getByRole('link', { name: 'Book Single Reel' }).click();
  expect(paths(page)).toMatch(/^\/package\/[^/]+\/booking$/);
  expect((await page.goto(`${PAGE}/kit`))?.status()).toBe(200);
  expect(await page.getByRole('img', { name: /^QR code for/ }).count()).toBe(1);
});
