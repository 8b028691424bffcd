import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { type Provider, startProvider } from './provider.js';
import { see } from './steps.js';

const person = { sub: '1', email: 'zoe@journey.test', email_verified: true, given_name: 'Zoë' };

// A product of its own: with a provider, it offers other ways in. The provider's start puts the settings here.
const settings: Record<string, string> = {};
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider('Google', person);
  Object.assign(settings, provider.settings);
});
const app = useProduct(settings);
afterAll(() => provider.stop());

it('somebody signs up with Google, changes their mind once, and comes back to the screen they asked for', async () => {
  const { page, problems } = await app.newPerson('phone');
  await page.goto('/onboarding');
  expect(await page.getByRole('button', { name: 'Sign up with Apple' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'Sign up with Google' }).click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await see(page, 'You cancelled the sign-in. Nothing was changed.');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Allow' }).click();
  await page.waitForURL(/creator\/onboarding/);

  const other = await app.newPerson('desktop');
  await other.page.goto('/login?next=%2Fbrand%2Fdashboard');
  await other.page.getByRole('link', { name: 'Continue with Google' }).click();
  await other.page.getByRole('link', { name: 'Allow' }).click();
  await other.page.waitForURL(/brand\/dashboard/);
  const { email, firstName } = (await (await other.page.request.get('/api/auth/user')).json()) as {
    email: string;
    firstName: string;
  };
  expect([email, firstName]).toEqual([person.email, person.given_name]);

  // The landing page's way in leads to the provider too.
  await other.page.goto('/api/login');
  await see(other.page, 'Allow');
  expect([...problems, ...other.problems]).toEqual([]);
});
