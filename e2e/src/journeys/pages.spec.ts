import { rmSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { setStage } from '../harness/index.js';
import { makeRealFiles } from './real-files.js';
import { DEMO_PASSWORD, see } from './steps.js';

const stage = setStage();

interface Booking {
  id: string;
  stage: string;
  package: { id: string };
}
type Ids = Record<'creator' | 'package', string> & { in(...stages: string[]): string };

/** The specification's route table; each booking screen with a booking in a stage that belongs there. */
const PUBLIC = [
  () => '/',
  (ids: Ids) => `/creator/${ids.creator}`,
  () => '/sophiacreates',
  (ids: Ids) => `/service/${ids.package}`,
  () => '/onboarding',
  () => '/auth',
  () => '/login',
  () => '/terms',
  () => '/privacy',
];
const CREATOR = [
  () => '/creator/dashboard',
  () => '/creator/dashboard?tab=payouts',
  () => '/dashboard',
  () => '/account',
  (ids: Ids) => `/content-delivery/${ids.in('producing', 'revising')}`,
  (ids: Ids) => `/content-submitted/${ids.in('in_review')}`,
];
const BRAND = [
  // Who has a creator's page already is led from here to the dashboard.
  () => '/creator/onboarding',
  (ids: Ids) => `/package/${ids.package}/booking`,
  (ids: Ids) => `/request-submitted/${ids.in('requested')}`,
  (ids: Ids) => `/checkout/${ids.in('accepted', 'unpaid')}`,
  (ids: Ids) => `/escrow-checkout/${ids.in('accepted', 'unpaid')}`,
  (ids: Ids) => `/payment-success/${ids.in('producing', 'revising')}`,
  (ids: Ids) => `/content-approved/${ids.in('completed')}`,
  (ids: Ids) => `/brand-review/${ids.in('in_review')}`,
  () => '/brand/dashboard',
  () => '/account',
  // For everybody but those who run the platform, this is no page.
  () => '/admin',
  () => '/no/such/page',
];

async function signedIn(page: Page, who: 'creator' | 'brand'): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { email: `${who}@demo.reelpact.test`, password: DEMO_PASSWORD },
  });
  expect(answer.status()).toBe(200);
}

async function read<T>(page: Page, path: string): Promise<T> {
  return (await (await page.request.get(path)).json()) as T;
}

async function idsFor(page: Page, who: 'creator' | 'brand'): Promise<Ids> {
  const creator = await read<{ id: string; packages: { id: string; bookable: boolean }[] }>(
    page,
    '/api/creator/profile/sophiacreates',
  );
  const bookings =
    who === 'creator'
      ? (await read<{ bookings: Booking[] }>(page, '/api/creators/dashboard')).bookings
      : await read<Booking[]>(page, '/api/brand/bookings');
  return {
    creator: creator.id,
    package: creator.packages.find(({ bookable }) => bookable)?.id ?? '',
    in: (...stages) => {
      const found = bookings.find(({ stage: one }) => stages.includes(one));
      if (!found) throw new Error(`The demo has no booking of this ${who} in ${stages.join(' or ')}.`);
      return found.id;
    },
  };
}

/** What is wrong with the page that is open, in words. */
async function faultsOf(page: Page, colorsAlone: boolean): Promise<string[]> {
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorsAlone ? axe.withRules('color-contrast') : axe).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return [
    ...(tooWide > 0 ? [`is ${tooWide} pixels too wide`] : []),
    ...grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  // Every screen has a heading once its data has come; a spinner has none.
  await page.locator('h1').first().waitFor();
}

it.each([
  ['visitor', 'phone', 'light', PUBLIC],
  ['visitor', 'desktop', 'dark', PUBLIC],
  ['creator', 'phone', 'light', CREATOR],
  ['creator', 'phone', 'dark', CREATOR],
  ['brand', 'desktop', 'light', BRAND],
  ['brand', 'desktop', 'dark', BRAND],
] as const)(
  'a %s on a %s in %s finds every page sound',
  async (who, device, colorScheme, routes) => {
    const { page, problems } = await stage.newPerson(device);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    if (who !== 'visitor') await signedIn(page, who);
    const ids = await idsFor(page, who === 'visitor' ? 'brand' : who);
    const faults: string[] = [];
    for (const route of routes) {
      const path = route(ids);
      await open(page, path);
      // Light and dark differ in their colours and in nothing else.
      faults.push(...(await faultsOf(page, colorScheme === 'dark')).map((fault) => `${path} ${fault}`));
      if (path.startsWith('/no/') || path === '/admin')
        expect(await page.title()).toContain('404 Page Not Found');
      // Nobody was sent elsewhere: what was looked at is the screen that was asked for.
      expect(page.url().slice(new URL(page.url()).origin.length)).toBe(path);
      if (path.includes('tab=payouts'))
        await page.getByText('Sent to your account', { exact: true }).waitFor();
    }
    expect([...faults, ...problems]).toEqual([]);
  },
  120_000,
);

it('a creator adds photos and a video from her phone, and everybody sees them in her portfolio', async () => {
  const { page, problems } = await stage.newPerson('phone');
  await signedIn(page, 'creator');
  await open(page, '/creator/dashboard?tab=packages');
  await page.getByRole('button', { name: 'Edit Portfolio' }).click();
  const editor = page.getByRole('list', { name: 'Your portfolio' });
  await editor.waitFor();

  // Larger than the server takes: the page makes it smaller.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const fromPhone = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: '#888', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  expect(fromPhone.length).toBeGreaterThan(5 * 1024 * 1024);
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'First_light.jpg', mimeType: 'image/jpeg', buffer: fromPhone },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ]);
  await see(page, 'Please select an image file');
  const title = editor.getByRole('textbox').last();
  expect(await title.inputValue()).toBe('First light');
  expect(await faultsOf(page, false)).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss notes.jpg' }).click();
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await title.fill('The first light');
  await Promise.all([saved(), title.press('Enter')]);
  await Promise.all([saved(), page.getByRole('button', { name: 'Move The first light earlier' }).click()]);

  const files = await makeRealFiles();
  await page.locator('input[type=file][multiple]').setInputFiles(files.film);
  await see(page, 'being made ready');
  await editor.getByText('Video 0:04').nth(1).waitFor();
  rmSync(files.folder, { recursive: true });

  const visitor = await stage.newPerson('phone');
  const { creator } = await idsFor(visitor.page, 'brand');
  await open(visitor.page, `/creator/${creator}`);
  await visitor.page.getByRole('button', { name: 'See all 8' }).click();
  const dialog = visitor.page.getByRole('dialog', { name: 'Portfolio' });
  const pictures = dialog.getByRole('img');
  await pictures.nth(7).waitFor();
  expect(await pictures.nth(5).getAttribute('alt')).toBe('The first light');
  const [played] = await Promise.all([
    visitor.page.waitForResponse((answer) => answer.url().endsWith('.mp4')),
    dialog.getByRole('button', { name: 'Play reel' }).click(),
  ]);
  expect([200, 206]).toContain(played.status());
  await dialog.locator('video').waitFor();

  // What is removed is gone for everybody.
  await page.getByRole('button', { name: 'Remove The first light' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await see(page, 'Removed from your portfolio');
  await open(visitor.page, `/creator/${creator}`);
  await visitor.page.getByRole('button', { name: 'See all 7' }).waitFor();
  expect([...problems, ...visitor.problems]).toEqual([]);
}, 60_000);
