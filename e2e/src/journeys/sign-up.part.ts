import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { useProduct } from '../harness/index.js';
import { see } from './steps.js';

const app = useProduct();

/** The newest email to an address, as the demo's outbox shows it. */
async function newestMail(email: string): Promise<{ link: string; code: string }> {
  const answer = await fetch(`${app.product.url}/api/demo/mails`);
  const mails = (await answer.json()) as { to: string; body: string }[];
  const body = mails.find(({ to }) => to === email)?.body ?? '';
  return { link: /\S+\?token=\S+/.exec(body)?.[0] ?? '', code: /: (\d{6})$/m.exec(body)?.[1] ?? '' };
}

/** What somebody does with the page that they have just made, and what a reload and "Done" make of it. */
async function makeItTheirs(page: Page): Promise<void> {
  const welcome = page.getByRole('region', { name: 'Your link is live' });
  await welcome.getByRole('img', { name: /^QR code of .*\/norafilms$/ }).waitFor();
  await welcome.getByLabel('Profile photo').setInputFiles({
    ...{ name: 'face.png', mimeType: 'image/png' },
    buffer: await sharp({ create: { width: 320, height: 320, channels: 3, background: '#c46' } })
      .png()
      .toBuffer(),
  });
  await welcome.getByRole('button', { name: 'Change photo' }).waitFor();
  await welcome.getByRole('radio', { name: /^Sunday/ }).check();
  await see(page, 'Page Updated!');
  await welcome.getByLabel('Your name').fill('Nora Lind');
  await page.reload();
  expect(await welcome.getByLabel('Your name').inputValue()).toBe('Nora Lind');
  expect(await welcome.getByRole('radio', { name: /^Sunday/ }).isChecked()).toBe(true);
  await welcome.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nora Lind' }).waitFor();
  await welcome.waitFor({ state: 'detached' });
  await page.reload();
  await see(page, 'Your first steps');
  expect(await welcome.count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Add Picture' }).count()).toBe(0);
}

it('a creator signs up in three steps, makes the new page theirs, verifies their email, and gets a new password', async () => {
  const email = 'nora@journey.test';
  const { page, problems } = await app.newPerson('phone');
  await page.goto('/');
  await page.getByRole('link', { name: 'Contact Support' }).waitFor();
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Username').fill('Nora Films');
  await see(page, 'norafilms is available');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Description').fill('A reel');
  await page.getByRole('button', { name: 'Create My Page' }).click();
  await page.waitForURL(/creator\/dashboard/);
  await makeItTheirs(page);
  await see(page, 'Please verify your email');
  await page.getByRole('button', { name: 'Send again' }).click();
  await see(page, 'Sent. It should arrive');

  // The link is opened in another browser, as from an email on another device.
  const other = await app.newPerson('desktop');
  await app.rest();
  const { link } = await newestMail(email);
  await other.page.goto(link);
  await other.page.getByLabel('New password').fill('six or more');
  await other.page.getByRole('button', { name: 'Verify Email' }).click();
  await other.page.waitForURL(/creator\/dashboard/);
  await see(other.page, 'norafilms');
  expect(await other.page.getByText('Please verify your email').count()).toBe(0);

  // The first browser is signed out; with a used link nothing happens but words.
  await page.reload();
  await see(page, 'Welcome back');
  await page.goto(link);
  await page.getByLabel('New password').fill('another one');
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await see(page, 'no longer valid');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in form has a field of the same name, and goes a moment later.
  await page.getByRole('button', { name: 'Send the Link' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await see(page, `If there is an account with ${email}`);
  let code = '';
  while (code === '') {
    const mail = await newestMail(email);
    if (mail.link.includes('/reset-password')) code = mail.code;
    else await page.waitForTimeout(100);
  }
  await page.getByLabel('Code').fill(code);
  await page.getByLabel('New password').fill('brand new');
  await page.getByRole('button', { name: 'Set Password' }).click();
  await page.waitForURL(/creator\/dashboard/);
  await page.goto('/norafilms');
  const contact = await page.getByRole('link', { name: 'Contact Me' }).getAttribute('href');
  expect(contact).toBe('/contact/norafilms');
  expect(await page.title()).toContain('Nora Lind');
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toContain('Nora Lind');
  expect([...problems, ...other.problems]).toEqual([]);
});
