import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { DEMO_PASSWORD, see } from './steps.js';

const app = useProduct();

const email = 'ida@journey.test';

/** Fills in the sign-in form and presses its button; what comes of it is seen by the caller. */
async function enter(page: Page): Promise<void> {
  await page.goto('/login?next=%2Faccount');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** What a program is answered that shows a token. */
const asProgram = async (token: string): Promise<number> =>
  (await fetch(`${app.product.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status;

it('a person sees who is signed in as them, ends it, lets a program in and out, and leaves for good', async () => {
  const { page, problems } = await app.newPerson('desktop');
  await page.goto('/login?next=%2Faccount');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Holm');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL(/\/account$/);
  await see(page, 'Not verified');
  await see(page, 'This device');

  const phone = await app.newPerson('phone');
  await enter(phone.page);
  await phone.page.waitForURL(/\/account$/);
  await see(phone.page, 'This device');
  await page.reload();
  const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Devices' }) });
  const devices = panel.getByRole('listitem');
  await devices.nth(1).waitFor();
  expect(await devices.count()).toBe(2);
  await devices.filter({ hasNotText: 'This device' }).getByRole('button').click();
  await see(page, 'Signed out');
  await devices.nth(1).waitFor({ state: 'detached' });
  await phone.page.reload();
  await see(phone.page, 'Welcome back');

  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByLabel('What is it for?').fill('Spreadsheet');
  await page.getByRole('button', { name: 'Make token' }).click();
  await see(page, 'This is the only time that the token is shown');
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(await asProgram(token)).toBe(200);
  await page.getByRole('button', { name: 'Done' }).click();
  await see(page, 'Spreadsheet');
  expect(await page.content()).not.toContain(token);
  await page.getByRole('button', { name: 'Delete Spreadsheet' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete Spreadsheet' }).waitFor({ state: 'detached' });
  expect(await asProgram(token)).toBe(401);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('reelpact-data.json');

  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await see(page, 'This is not your password');
  await page.getByLabel('Your password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/account');
  await see(page, 'Welcome back');
  await enter(phone.page);
  await see(phone.page, 'Invalid email or password');
  expect([...problems, ...phone.problems]).toEqual([]);
});
