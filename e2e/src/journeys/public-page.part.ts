import { expect, it } from '@jest/globals';
import { PLACEMENT_LABELS, SIGN_IN_MESSAGES } from '@reelpact/domain';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';

const app = useProduct();
const PAGE = '/sophiacreates';

const paths = (page: Page): string => new URL(page.url()).pathname;

it('a public page is read, and leads to a booking, without JavaScript', async () => {
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

  // The form is a form: what is wrong is said beside the fields, what was typed stays, and the card comes next.
  await page.getByLabel('Brand Name').fill('Northwind');
  await page.getByLabel('Project Description').fill('A calm reel about our new roast.');
  await page.getByLabel('Raw footage').check();
  const send = page.getByRole('button', { name: 'Continue to Payment' });
  await send.click();
  expect(await page.locator('[aria-invalid=true]').count()).toBe(1);
  expect(await page.getByLabel('Brand Name').inputValue()).toBe('Northwind');
  expect(await page.getByLabel('Raw footage').isChecked()).toBe(true);
  await page.getByLabel('Contact Email').fill('ann@northwind.test');
  await send.click();
  expect(paths(page)).toMatch(/^\/checkout\/[^/]+$/);

  await page.goto('/login?next=/brand/dashboard');
  await page.getByLabel('Email').fill('brand@demo.reelpact.test');
  await page.getByLabel('Password').fill('mistyped');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await page.getByRole('alert').first().textContent()).toBe(SIGN_IN_MESSAGES.invalid);
  await page.getByLabel('Password').fill('reelpact-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(paths(page)).toBe('/brand/dashboard');

  expect((await page.goto(`${PAGE}/kit`))?.status()).toBe(200);
  expect(await page.getByRole('img', { name: /^QR code for/ }).count()).toBe(1);
});

it('a creator is found by filters, and booked, without JavaScript', async () => {
  const { page } = await app.newPerson('phone', { javaScriptEnabled: false });
  expect((await page.goto('/creators'))?.status()).toBe(200);
  // Why somebody is first is said where they are.
  await page.getByText('Creators stand in 5 bands by their points: delivers on time (35)').waitFor();
  await page.getByText(/^Band 2 of 5: 75 to under 85 points$/).waitFor();
  await page.getByText('Filter and sort').click();
  await page.getByLabel('Food & Beverage').check();
  await page.getByRole('button', { name: 'Show creators' }).click();
  expect(new URL(page.url()).searchParams.get('niche')).toBe('food-beverage');
  await page.getByText('Filter and sort: Food & Beverage').waitFor();
  await page.getByRole('link', { name: 'Sophia Reyes', exact: true }).click();
  expect(paths(page)).toBe(PAGE);
  await page.getByRole('link', { name: 'Choose Single Reel' }).click();
  await page.getByLabel('Brand Name').fill('Northwind');
  await page.getByLabel('Contact Email').fill('ann@northwind.test');
  await page.getByLabel('Project Description').fill('A calm reel about our new roast.');
  await page.getByLabel(PLACEMENT_LABELS.brand_feed.brand).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  expect(paths(page)).toMatch(/^\/checkout\/[^/]+$/);
});
