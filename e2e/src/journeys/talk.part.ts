import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { useProduct } from '../harness/index.js';
import { send } from '../screens/calls.js';
import { faultsOf, idsFor, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const app = useProduct();

const field = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const sendMessage = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();
/** What pages read from now on about messages and bookings. */
function readsOf(...pages: Page[]): string[] {
  const reads: string[] = [];
  for (const page of pages)
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const isRead = request.method() === 'GET' && /^\/api\/(conversations|bookings)\b/.test(pathname);
      if (isRead) reads.push(pathname + search);
    });
  return reads;
}
/** Messages are asked for when they come near. */
const toMessages = (page: Page) => page.getByRole('heading', { name: 'Messages' }).scrollIntoViewIfNeeded();
const said = (page: Page) => page.getByRole('list', { name: 'Messages' });

it('lets a brand on a phone and a creator at a desk talk about a booking, live', async () => {
  const creator = await app.newPerson('desktop');
  const brand = await app.newPerson('phone');
  await signedIn(creator.page, 'creator');
  await signedIn(brand.page, 'brand');
  const id = (await idsFor(brand.page, 'brand')).in('producing');
  await creator.page.goto(`/project/${id}`);
  await brand.page.goto(`/project/${id}`);
  await toMessages(creator.page);
  await toMessages(brand.page);

  // Half a message survives a reload; what leads away is warned about before and after it is sent, and not refused.
  await field(brand.page).fill('Could you film it in daylight? Text me on WhatsApp.');
  await see(brand.page, /Keep talking here/);
  await brand.page.reload();
  await toMessages(brand.page);
  expect(await field(brand.page).inputValue()).toBe('Could you film it in daylight? Text me on WhatsApp.');
  const photo = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#E9B44C' } })
    .jpeg()
    .toBuffer();
  await brand.page
    .getByLabel('Files to attach')
    .setInputFiles({ name: 'window.jpg', mimeType: 'image/jpeg', buffer: photo });
  await brand.page
    .getByRole('list', { name: 'Attached files' })
    .getByText('window', { exact: true })
    .waitFor();
  expect(await faultsOf(brand.page)).toEqual([]);
  await sendMessage(brand.page);

  // Neither page is loaded again: what comes is told.
  await said(creator.page).getByText('Could you film it in daylight?').waitFor();
  await said(creator.page).getByRole('img', { name: 'window.webp' }).waitFor();
  await see(creator.page, /Keep talking here/);
  expect(await faultsOf(creator.page)).toEqual([]);
  await field(creator.page).fill('Gladly. Tomorow at ten?');
  await said(brand.page).getByText('Read').waitFor();
  const asked = readsOf(creator.page, brand.page);
  await sendMessage(creator.page);
  await said(brand.page).getByText('Gladly. Tomorow at ten?').waitFor();
  await said(creator.page).getByText('Read').waitFor();
  // Of two pages one asks, for what is new, and nobody for what they know.
  expect(asked).toEqual([expect.stringMatching(/\/messages\?after=1$/)]);

  await said(creator.page).getByRole('button', { name: 'Edit' }).click();
  await creator.page.getByRole('textbox', { name: 'Edit message' }).fill('Gladly. Tomorrow at ten?');
  await creator.page.getByRole('button', { name: 'Save' }).click();
  await said(brand.page).getByText('Gladly. Tomorrow at ten?').waitFor();
  await said(brand.page).getByText('Edited').waitFor();

  // What happens to the booking is seen between the messages, on the page that was open all the time.
  await creator.page.request.post(`/api/creator/bookings/${id}/withdraw`, { data: { reason: 'Ill' } });
  await brand.page.getByText('The creator withdrew').first().waitFor();

  await creator.page.getByRole('button', { name: /^More about/ }).click();
  await creator.page.getByRole('menuitem', { name: /^Block/ }).click();
  await see(creator.page, 'You blocked this person here. Unblock them to write.');
  await see(brand.page, 'This conversation is closed.');
  await brand.page.goto('/messages');
  await see(brand.page, 'No messages yet');
});

it('takes a visitor’s question to the creator once the address is proven, and on to a booking', async () => {
  const visitor = await app.newPerson('phone');
  const creator = await app.newPerson('desktop');
  await signedIn(creator.page, 'creator');
  const { page } = visitor;
  await page.goto('/sophiacreates');
  await page.getByRole('link', { name: 'Contact Me' }).first().click();
  await page.getByLabel('Your name or brand').fill('Fernwood');
  await page.getByLabel('Email Address').fill('ask@fernwood.test');
  await field(page).fill('Do you film in Austin, too?');
  // Half a question survives a reload, too.
  await page.reload();
  expect(await field(page).inputValue()).toBe('Do you film in Austin, too?');
  await page.getByLabel('Your name or brand').fill('Fernwood');
  await page.getByLabel('Email Address').fill('ask@fernwood.test');
  await page.getByRole('button', { name: 'Send message' }).click();
  await see(page, 'Check your email');
  expect(await faultsOf(page)).toEqual([]);
  const askedBy = (
    await send<{ brandName: string }[]>(creator.page.request, 'GET', '/api/conversations')
  ).map(({ brandName }) => brandName);
  expect(askedBy).not.toContain('Fernwood');

  await app.rest();
  const mails = await send<{ to: string; body: string }[]>(page.request, 'GET', '/api/demo/mails');
  const mail = mails.find(({ to }) => to === 'ask@fernwood.test');
  await page.getByLabel('Code').fill(/: (\d{6})$/m.exec(mail?.body ?? '')?.[1] ?? '');
  await page.getByRole('button', { name: 'Send my message' }).click();
  await page.waitForURL(/\/messages\//);
  expect(await faultsOf(page)).toEqual([]);

  await creator.page.goto('/messages');
  await creator.page.getByRole('link', { name: /Fernwood/ }).click();
  await said(creator.page).getByText('Do you film in Austin, too?').waitFor();
  expect(await faultsOf(creator.page)).toEqual([]);
  await field(creator.page).fill('I do. Book the reel?');
  await sendMessage(creator.page);
  await said(page).getByText('I do. Book the reel?').waitFor();
  await creator.page.getByRole('button', { name: /^More about/ }).click();
  await creator.page.getByRole('menuitem', { name: 'Report this conversation' }).click();
  await creator.page.getByRole('button', { name: 'Report', exact: true }).click();
  await see(creator.page, 'Reported');

  const id = /messages\/(\S+)/.exec(page.url())?.[1] ?? '';
  const packageId = (await idsFor(creator.page, 'creator')).package;
  await page.getByRole('link', { name: 'Choose a package' }).click();
  await page.locator(`a[href^="/package/${packageId}/booking"]`).first().click();
  // The document stands before its script has asked for the conversation.
  await page.waitForFunction(
    (words) => document.querySelector('textarea')?.value === words,
    'Do you film in Austin, too?',
  );
  await page.getByLabel('Contact Email').fill('ask@fernwood.test');
  await page
    .getByRole('button', { name: /Pay|Continue|Book/ })
    .last()
    .click();
  await page.waitForURL(/\/checkout\//);
  const bookingId = /checkout\/(\S+)/.exec(page.url())?.[1] ?? '';
  const talk = await send<{ id: string; lastSeq: number }>(
    page.request,
    'GET',
    `/api/bookings/${bookingId}/conversation`,
  );
  expect(talk).toMatchObject({ id, lastSeq: 2 });
});
