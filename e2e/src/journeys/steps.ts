import { AI_TEXTS } from '@reelpact/domain';
import type { Page } from 'playwright-core';

/** What people do on the pages, by the words they see there. */
export const DEMO_PASSWORD = 'reelpact-demo';

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(/dashboard/);
}

export async function fillBrief(page: Page, brandName: string): Promise<void> {
  await page.getByLabel('Brand Name').fill(brandName);
  await page.getByLabel('Contact Email').fill('ann@northwind.test');
  await page.getByLabel('Project Description').fill('A calm reel about our new roast, filmed at home.');
}

export async function payByCard(page: Page, number: string, button: string | RegExp): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry (MM / YY)').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: button }).click();
}

/** Delivers what was chosen, once all of it has arrived, and states of each file that nothing in it is made with AI. */
export async function deliverStated(page: Page): Promise<void> {
  const button = page.locator('button:not([disabled])', { hasText: 'Deliver Content to Brand' });
  await button.waitFor();
  for (const choice of await page.getByRole('combobox', { name: AI_TEXTS.question }).all())
    await choice.selectOption('none');
  await button.click();
}

/** Waits until a text can be seen, wherever on the page. */
export async function see(page: Page, text: string | RegExp): Promise<void> {
  await page.getByText(text).first().waitFor({ state: 'visible' });
}
