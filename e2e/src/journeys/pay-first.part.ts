import { readFileSync, rmSync } from 'node:fs';
import { afterAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { type RealFiles, makeRealFiles, sha256 } from './real-files.js';
import { deliverStated, fillBrief, payByCard, see, signIn } from './steps.js';

const app = useProduct();
let files: RealFiles | undefined;
afterAll(() => files && rmSync(files.folder, { recursive: true, force: true }));

const BRAND = 'Journey Coffee';

/** The creator's card of this brand's booking. */
const orderOf = (page: Page) => page.locator('article', { hasText: BRAND }).last();

async function openOrders(page: Page): Promise<void> {
  await page.goto('/creator/dashboard');
  await page.getByRole('tab', { name: /Orders/ }).click();
  await see(page, BRAND);
}

async function deliver(page: Page, bookingId: string, paths: string[], notes: string): Promise<void> {
  await page.goto(`/content-delivery/${bookingId}`);
  await page.locator('input[type=file]').setInputFiles(paths);
  await page.getByLabel('Delivery Notes (optional)').fill(notes);
  const button = page.getByRole('button', { name: 'Deliver Content to Brand' });
  await expect(button.isDisabled()).resolves.toBe(true);
  await deliverStated(page);
  await page.waitForURL(/content-submitted/);
  await see(page, 'Content Submitted Successfully');
}

it('a visitor books and pays, the creator delivers twice, the brand approves and has the originals', async () => {
  files = await makeRealFiles();
  const brand = await app.newPerson('desktop');
  const creator = await app.newPerson('phone');

  // A visitor finds the creator's page, chooses a package and writes a brief.
  await brand.page.goto('/sophiacreates');
  await brand.page.getByRole('link', { name: 'Choose Single Reel' }).click();
  await brand.page.waitForURL(/\/package\/.*\/booking/);
  await fillBrief(brand.page, BRAND);
  await brand.page.getByRole('button', { name: 'Continue to Payment - $150.00' }).click();
  await brand.page.waitForURL(/\/checkout\//);
  const bookingId = new URL(brand.page.url()).pathname.split('/').pop() ?? '';

  // A reload in the middle of the checkout changes nothing.
  await brand.page.getByLabel('Card number').fill('4242');
  await brand.page.reload();
  await payByCard(brand.page, '4242424242424242', 'Pay $150.00');
  await brand.page.waitForURL(/\/payment-success\//);
  await see(brand.page, 'Payment Successful');

  // The creator reads the request on their phone and accepts it.
  await signIn(creator.page, 'creator@demo.reelpact.test');
  await openOrders(creator.page);
  await orderOf(creator.page).getByRole('button', { name: 'Review Job' }).click();
  await see(creator.page, 'Payment Secured');
  await creator.page.getByRole('button', { name: 'Accept Job' }).click();
  await see(creator.page, 'Booking Approved');

  // Until the card has been charged there is nothing to deliver yet, and that page leads to the project's.
  await creator.page.goto(`/project/${bookingId}`);
  await creator.page.getByText('Upload Content', { exact: true }).waitFor();
  // A text that calls itself a film is refused by its name; real files go through.
  await creator.page.goto(`/content-delivery/${bookingId}`);
  await creator.page.locator('input[type=file]').setInputFiles(files.fakeFilm);
  await see(creator.page, /notes\.mp4/);
  await see(creator.page, /notes\.mp4 is/);
  await deliver(creator.page, bookingId, [files.photo, files.film], 'First version.');

  // The brand sees watermarked previews, never the originals, and asks for a change.
  await brand.page.goto(`/brand-review/${bookingId}`);
  await see(brand.page, 'morning.jpg');
  await brand.page.getByRole('tab', { name: 'Brief' }).click();
  await see(brand.page, 'First version.');
  const before = await brand.page.request.get(`/api/bookings/${bookingId}/submissions`);
  const [{ files: seen }] = (await before.json()) as [{ files: { original: boolean }[] }];
  expect(seen.map(({ original }) => original)).toEqual([false, false]);
  await brand.page.getByRole('button', { name: 'Request Revision' }).click();
  await brand.page.getByLabel('Feedback').fill('Could the reel be a little closer?');
  await brand.page.getByRole('button', { name: /^Send feedback to/ }).click();
  await see(brand.page, /Review Submitted|Revisions Requested/);

  // The creator keeps the photo, replaces the film and delivers again.
  await creator.page.goto(`/content-delivery/${bookingId}`);
  await see(creator.page, 'Could the reel be a little closer?');
  await creator.page.getByRole('button', { name: 'Remove reel.mp4' }).click();
  await creator.page.locator('input[type=file]').setInputFiles(files.closerFilm);
  await deliverStated(creator.page);
  await creator.page.waitForURL(/content-submitted/);

  // The brand approves, the money is released, and the originals are those that were sent.
  await brand.page.goto(`/brand-review/${bookingId}`);
  await brand.page.getByRole('button', { name: /^reel-closer\.mp4/ }).click();
  // Approving is paying: the dialog says how much, and to whom.
  await brand.page.getByRole('button', { name: 'Approve & Release Payment' }).click();
  const dialog = brand.page.getByRole('dialog');
  await see(brand.page, 'Release $150.00 to Sophia Reyes?');
  await dialog.getByRole('button', { name: 'Release $150.00' }).click();
  await brand.page.waitForURL(/content-approved/);
  const downloads = [
    { button: 'Download HD Video', file: files.closerFilm },
    { button: 'Download Original', file: files.photo },
  ];
  for (const { button, file } of downloads) {
    const waiting = brand.page.waitForEvent('download');
    await brand.page.getByRole('link', { name: button }).click();
    const path = await (await waiting).path();
    expect(sha256(path)).toBe(sha256(file));
    expect(readFileSync(path).length).toBeGreaterThan(1_000_000);
  }

  await openOrders(creator.page);
  await orderOf(creator.page).getByText('Paid Out', { exact: true }).waitFor();
  expect([...brand.problems, ...creator.problems]).toEqual([]);
});
