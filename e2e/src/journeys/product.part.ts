import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { faultsOf, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const app = useProduct();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** In the dialog that asks once more, or for what comes with it. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function post<T>(page: Page, path: string, data: object): Promise<T> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A booking of one of the sample creator's packages, accepted and paid. @returns its id */
async function booked(brand: Page, creator: Page, packageName: string): Promise<string> {
  const profile = await brand.request.get('/api/creator/profile/sophiacreates');
  const { packages } = (await profile.json()) as { packages: { id: string; name: string }[] };
  const packageId = packages.find(({ name }) => name === packageName)?.id;
  const { id } = await post<{ id: string }>(brand, '/api/package-bookings', {
    ...{ packageId, brandName: 'Northwind Coffee', contactEmail: 'brand@demo.reelpact.test' },
    projectDescription: 'Open our winter parcel.',
  });
  const { clientSecret } = await post<{ clientSecret: string }>(brand, '/api/create-payment-intent', {
    bookingId: id,
  });
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
  await post(brand, '/api/payments/sandbox/confirm', { clientSecret, card });
  await brand.goto(`/project/${id}`);
  await see(brand, 'has to accept or decline your request');
  await post(creator, `/api/creator/bookings/${id}/approve`, {});
  return id;
}

it('lets a brand at a desk send a product that arrives broken once more, and a creator on a phone confirm it', async () => {
  const creator = await app.newPerson('phone');
  const brand = await app.newPerson('desktop');
  await signedIn(creator.page, 'creator');
  await signedIn(brand.page, 'brand');
  const id = await booked(brand.page, creator.page, 'Unboxing Reel');
  await see(brand.page, '12 Harbor Street');
  await see(brand.page, /Sophia Reyes keeps \$36\.00, and you get \$144\.00 back/);
  expect(await faultsOf(brand.page)).toEqual([]);
  await press(brand.page, 'Send Item to Creator');
  await brand.page.getByLabel('Carrier (optional)').fill('UPS');
  await brand.page.getByLabel('Tracking number or link (optional)').fill('1Z999AA10123456784');
  expect(await faultsOf(brand.page)).toEqual([]);
  await confirm(brand.page, 'Mark as Sent');
  await see(brand.page, 'Product on Its Way');

  await creator.page.goto(`/project/${id}`);
  await see(creator.page, '1Z999AA10123456784');
  expect(await faultsOf(creator.page)).toEqual([]);
  await press(creator.page, 'Report a Problem');
  await creator.page.getByLabel('What happened').selectOption({ label: 'It arrived broken' });
  await creator.page.getByLabel(/What is wrong with it/).fill('The bottle is in two pieces.');
  expect(await faultsOf(creator.page)).toEqual([]);
  await confirm(creator.page, 'Report a Problem');

  // The brand's page was open all the time, and is told. What was no good costs no fee.
  await see(brand.page, 'The bottle is in two pieces.');
  await see(brand.page, /the booking is cancelled and you get the full amount back/);
  await press(brand.page, 'Send Item to Creator');
  await confirm(brand.page, 'Mark as Sent');
  await see(brand.page, 'Parcel 2');
  await press(brand.page, 'Correct Tracking');
  await brand.page.getByLabel('Tracking number or link (optional)').fill('https://carrier.example/42');
  await confirm(brand.page, 'Correct Tracking');
  await see(brand.page, 'https://carrier.example/42');
  expect(await faultsOf(brand.page)).toEqual([]);

  await see(creator.page, 'Parcel 2');
  await press(creator.page, 'Product Received');
  await see(creator.page, 'Your delivery time of 5 days starts now.');
  await confirm(creator.page, 'Product Received');
  await see(creator.page, 'Make the content and upload it for Northwind Coffee.');
  await see(brand.page, 'Sophia Reyes is making your content.');
  for (const { page } of [brand, creator]) expect(await faultsOf(page)).toEqual([]);
});

it('lets them settle on 40 percent after a rejection: the files unlock, and both read the same sums', async () => {
  const creator = await app.newPerson('phone');
  const brand = await app.newPerson('desktop');
  const admin = await app.newPerson('desktop');
  await signedIn(creator.page, 'creator');
  await signedIn(brand.page, 'brand');
  await signedIn(admin.page, 'admin');
  const id = await booked(brand.page, creator.page, 'Single Reel');
  await see(brand.page, 'is making your content');
  await post(admin.page, `/api/lab/bookings/${id}/steps`, { step: 'submit_content' });
  await post(admin.page, `/api/lab/bookings/${id}/previews`, {});
  await post(brand.page, `/api/bookings/${id}/review`, {
    action: 'reject',
    feedback: 'It is another product.',
  });
  await creator.page.goto(`/project/${id}`);
  await see(creator.page, 'Accept that or contest it; the money stays held.');
  await press(creator.page, 'Propose Settlement');
  await creator.page.locator('#step-creatorPercent').fill('40');
  await creator.page.getByLabel(/Why should it end like this/).fill('Half of it can be used.');
  await see(creator.page, /Unless all of it goes back, the original files unlock for/);
  expect(await faultsOf(creator.page)).toEqual([]);
  await confirm(creator.page, 'Propose Settlement');
  await see(brand.page, 'Sophia Reyes proposes a settlement');
  await press(brand.page, 'Accept Settlement');
  await see(
    brand.page,
    /\$60\.00 goes to Sophia Reyes, and \$90\.00 back to your card\. The original files unlock for you/,
  );
  expect(await faultsOf(brand.page)).toEqual([]);
  await confirm(brand.page, 'Accept Settlement');
  await see(brand.page, /The payment was split: \$60\.00 to Sophia Reyes, \$90\.00 back to you/);
  await see(creator.page, /your share is \$60\.00, and \$90\.00 goes back to Northwind Coffee/);
  for (const { page } of [brand, creator]) expect(await faultsOf(page)).toEqual([]);
});
