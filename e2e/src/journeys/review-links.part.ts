import { expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { openRoom, roomOf, saidIn } from './room.js';
import { faultsOf, idsFor, signedIn } from './sound-pages.js';
import { see } from './steps.js';
import { Thumb } from './thumb.js';

const app = useProduct();
const SECRET = 'Legal would never sign this';

it('a brand invites its client, keeps one note, passes the other on, and the creator reads that alone', async () => {
  const brand = await app.newPerson('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
  const client = await app.newPerson('phone');
  const creator = await app.newPerson();
  await signedIn(brand.page, 'brand');
  await signedIn(creator.page, 'creator');
  const bookingId = (await idsFor(brand.page, 'brand')).in('in_review');
  const { page } = brand;
  await openRoom(page, bookingId, 1);

  await page.getByRole('button', { name: 'Share for review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share for review' });
  await dialog.getByLabel('Who is it for?').fill('The client');
  await dialog.getByRole('radio', { name: /Notes become my drafts/ }).check();
  await dialog.getByLabel('Password (optional)').fill('spring-launch');
  expect(await faultsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make link and copy it' }).click();
  const card = dialog.getByRole('article', { name: 'The client' });
  await card.getByText('Nobody has opened it yet.').waitFor();
  const url = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(url.pathname).toMatch(/^\/shared-review\/[\w-]{43}$/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });

  // The link says nothing before the password, and never the creator anything.
  await creator.page.goto(url.pathname);
  await see(creator.page, 'This link is closed');
  await client.page.goto(url.pathname);
  await client.page.getByLabel('Your name').fill('Tom Weaver');
  await client.page.getByLabel('Password', { exact: true }).fill('winter-launch');
  await client.page.getByRole('button', { name: 'Start reviewing' }).click();
  await see(client.page, /This password isn’t right/);
  expect(await faultsOf(client.page)).toEqual([]);
  expect(await client.page.getByText('Northwind').count()).toBe(0);
  await client.page.getByLabel('Password', { exact: true }).fill('spring-launch');
  await client.page.getByRole('button', { name: 'Start reviewing' }).click();
  await see(client.page, /You’re Tom Weaver, reviewing for Northwind Coffee, who decides/);

  const thumb = new Thumb(client.page);
  await thumb.goTo('0:01.0');
  await thumb.say('The logo is cut off here', 'Change');
  await thumb.draw('Box', [0.4, 0.3], [0.6, 0.6]);
  await thumb.say(SECRET, 'Question');
  expect(await faultsOf(client.page)).toEqual([]);
  for (const name of [/Approve/, /Request Revision/, /Reject/, /Download/, /Export/, /Share/])
    expect(await client.page.getByRole('button', { name }).count()).toBe(0);
  // Once is enough.
  await client.page.reload();
  await see(client.page, /You’re Tom Weaver/);

  // The brand's open page hears of it by itself.
  const note = page.getByRole('article', { name: 'Note by Tom Weaver: Question' });
  await note.getByRole('button', { name: 'Keep internal' }).click();
  await note.getByText('Internal', { exact: true }).waitFor();
  await see(page, 'Not sent yet (1)');
  expect(await faultsOf(page)).toEqual([]);
  expect(await roomOf(creator.page, bookingId)).toEqual([]);
  await page.getByRole('button', { name: 'Request Revision (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request Revision' });
  expect(await sheet.getByText(SECRET).count()).toBe(0);
  await sheet.getByRole('button', { name: 'Send 1 change to Sophia Reyes' }).click();
  await see(page, 'Review Submitted');

  expect(saidIn(await roomOf(creator.page, bookingId))).toEqual(['The logo is cut off here']);
  await creator.page.goto(`/project/${bookingId}`, { waitUntil: 'networkidle' });
  await see(creator.page, 'The logo is cut off here');
  for (const hidden of [SECRET, 'Tom Weaver']) expect(await creator.page.getByText(hidden).count()).toBe(0);

  await page.getByRole('button', { name: 'Share for review' }).click();
  await card.getByText(/^Tom Weaver · looked .* · 2 notes$/).waitFor();
  await card.getByRole('button', { name: 'Revoke The client' }).click();
  await card.getByRole('button', { name: 'Revoke now' }).click();
  await dialog.getByText('Closed links (1)').click();
  await card.getByText(/^Revoked just now/).waitFor();
  // The page that the client has open closes by itself.
  await see(client.page, 'This link is closed');
  expect([...brand.problems, ...client.problems, ...creator.problems]).toEqual([]);
});
