import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { faultsOf, idsFor, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const app = useProduct();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** In the dialog that asks once more, or for what comes with it. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** A booking of their own that is paid and under way: what is asked and agreed here is nobody else's. @returns its id */
async function underWay(brand: Page, creator: Page): Promise<string> {
  const { package: packageId } = await idsFor(brand, 'brand');
  const post = async <T>(page: Page, path: string, data: object): Promise<T> => {
    const answer = await page.request.post(path, { data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { id } = await post<{ id: string }>(brand, '/api/package-bookings', {
    ...{ packageId, brandName: 'Northwind Coffee', contactEmail: 'brand@demo.reelpact.test' },
    projectDescription: 'A reel about our new roast.',
  });
  const { clientSecret } = await post<{ clientSecret: string }>(brand, '/api/create-payment-intent', {
    bookingId: id,
  });
  const card = { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2034, cvc: '123' };
  await post(brand, '/api/payments/sandbox/confirm', { clientSecret, card });
  await brand.goto(`/project/${id}`);
  await see(brand, 'has to accept or decline your request');
  await post(creator, `/api/creator/bookings/${id}/approve`, {});
  await see(brand, 'is making your content');
  return id;
}

it('lets a creator on a phone and a brand at a desk move a due date, and end a deal with the fee that was agreed', async () => {
  const creator = await app.newPerson('phone');
  const brand = await app.newPerson('desktop');
  await signedIn(creator.page, 'creator');
  await signedIn(brand.page, 'brand');
  const id = await underWay(brand.page, creator.page);
  await creator.page.goto(`/project/${id}`);
  await press(creator.page, 'Ask for More Time');
  await creator.page.getByLabel('New due date').selectOption({ index: 3 });
  await creator.page.getByLabel(/Why do you need more time/).fill('The parcel came two days late.');
  expect(await faultsOf(creator.page)).toEqual([]);
  await confirm(creator.page, 'Ask for More Time');
  await see(creator.page, 'You asked for more time');

  // The brand's page was open all the time, and is told.
  await see(brand.page, 'Sophia Reyes asks for more time');
  await see(brand.page, 'The parcel came two days late.');
  expect(await faultsOf(brand.page)).toEqual([]);
  await press(brand.page, 'Accept More Time');
  await see(brand.page, /The content is then due/);
  await confirm(brand.page, 'Accept More Time');
  await see(brand.page, 'More Time Accepted');
  await creator.page.getByText('You asked for more time').waitFor({ state: 'detached' });
  await see(creator.page, /The brand accepted more time: until/);

  await press(brand.page, 'Cancel Booking');
  await see(brand.page, /\$30\.00 goes to Sophia Reyes, and \$120\.00 back to your card/);
  expect(await faultsOf(brand.page)).toEqual([]);
  await confirm(brand.page, 'Cancel Booking');
  await see(brand.page, /The payment was split: \$30\.00 to Sophia Reyes, \$120\.00 back to you/);
  await see(creator.page, /your share is \$30\.00, and \$120\.00 goes back to Northwind Coffee/);
  for (const { page } of [brand, creator]) expect(await faultsOf(page)).toEqual([]);
});

it('lets them settle on a share, after one has proposed another', async () => {
  const creator = await app.newPerson('phone');
  const brand = await app.newPerson('desktop');
  await signedIn(creator.page, 'creator');
  await signedIn(brand.page, 'brand');
  const id = await underWay(brand.page, creator.page);
  const propose = async (page: Page, share: string, reason: string) => {
    await press(page, 'Propose Settlement');
    await page.locator('#step-creatorPercent').fill(share);
    await page.getByLabel(/Why should it end like this/).fill(reason);
    expect(await faultsOf(page)).toEqual([]);
    await confirm(page, 'Propose Settlement');
  };
  await creator.page.goto(`/project/${id}`);
  await propose(brand.page, '40', 'We can use only half of it.');
  await see(creator.page, 'Northwind Coffee proposes a settlement');
  expect(await faultsOf(creator.page)).toEqual([]);
  await propose(creator.page, '60', 'It was the whole work.');
  await see(brand.page, 'Sophia Reyes proposes a settlement');
  await press(brand.page, 'Accept Settlement');
  await see(brand.page, /Nothing has been delivered, so no files are unlocked/);
  await confirm(brand.page, 'Accept Settlement');
  await see(brand.page, /The payment was split/);
  await see(creator.page, /The payment was split/);
  for (const { page } of [brand, creator]) expect(await faultsOf(page)).toEqual([]);
});
