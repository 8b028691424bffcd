import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { deliverAgain, openRoom, roomOf, saidIn } from './room.js';
import { faultsOf, idsFor, signedIn } from './sound-pages.js';
import { see } from './steps.js';
import { Thumb } from './thumb.js';

const app = useProduct();

const card = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `#${number}`, exact: true });

async function moved(page: Page, number: number, move: string, badge: string, note?: string): Promise<void> {
  await page.getByRole('button', { name: `${move}: #${number}`, exact: true }).click();
  if (note !== undefined) {
    const field = card(page, number).getByRole('textbox');
    await field.fill(note);
    await card(page, number).getByRole('button', { name: move }).click();
  }
  await card(page, number).getByText(badge, { exact: true }).first().waitFor();
}

it('a brand on a phone and a creator at a desk do two rounds, and nothing that was said is lost', async () => {
  const brand = await app.newPerson('phone');
  const creator = await app.newPerson();
  await signedIn(brand.page, 'brand');
  await signedIn(creator.page, 'creator');
  const bookingId = (await idsFor(brand.page, 'brand')).in('in_review');
  const { page } = brand;
  await openRoom(page, bookingId, 1);
  const thumb = new Thumb(page);
  const photo = await page
    .getByRole('navigation', { name: 'Files' })
    .getByRole('button', { name: /\.jpg/ })
    .getAttribute('title');

  await thumb.goTo('0:01.0');
  await thumb.say('Cooler light here', 'Change', 'New idea');
  await thumb.goTo('0:02.0');
  await thumb.say('The logo is missing', 'Change', 'It’s in the brief');
  await thumb.say('Which lens is this?', 'Question');
  await thumb.say('Lovely steam', 'Praise');
  await thumb.draw('Pin', [0.5, 0.4], [0.5, 0.4]);
  await thumb.say('This handle is cut', 'Change', 'New idea');
  await thumb.draw('Box', [0.4, 0.3], [0.6, 0.6]);
  await thumb.say('Blur this corner', 'Change', 'New idea');
  await thumb.draw('Arrow', [0.4, 0.3], [0.6, 0.6]);
  await thumb.say('Move the cup there', 'Change', 'New idea');
  await thumb.draw('Pencil', [0.4, 0.7], [0.6, 0.75]);
  await thumb.say('This edge is rough', 'Change', 'New idea');
  await page.getByLabel('Comment', { exact: true }).click();
  const chip = page.getByRole('button', { name: 'About the whole file instead' });
  if (await chip.isVisible()) await chip.click();
  await thumb.say('A little shorter overall', 'Change', 'New idea');
  await thumb.show(String(photo));
  await thumb.say('Crop it closer', 'Change', 'It’s in the brief');
  await thumb.draw('Box', [0.45, 0.45], [0.55, 0.55]);
  await thumb.say('What is this spot?', 'Question');
  await thumb.say('My favorite of all', 'Praise');

  // Words that were not added yet are still there after a reload, and so are the drafts.
  await page.getByLabel('Comment', { exact: true }).fill('Half a thought');
  await page.reload();
  await thumb.show(String(photo));
  await thumb.sheet('half');
  const field = page.getByLabel('Comment', { exact: true });
  expect(await field.inputValue()).toBe('Half a thought');
  await field.fill('');
  await see(page, 'Not sent yet (12)');
  expect(await faultsOf(page)).toEqual([]);
  // They are the brand’s alone until they are sent.
  expect(await roomOf(creator.page, bookingId)).toEqual([]);
  const drafts = await roomOf(page, bookingId);
  expect(drafts.map(({ kind }) => kind).sort()).toEqual([
    ...Array.from({ length: 8 }, () => 'change'),
    ...['praise', 'praise', 'question', 'question'],
  ]);
  expect(drafts.flatMap(({ shape }) => Object.keys(shape ?? {})).sort()).toEqual([
    ...['arrow', 'box', 'box', 'path', 'pin'],
  ]);

  await page.getByRole('button', { name: 'Request Revision (8)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request Revision' });
  await see(page, /the new version is due/);
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: /^Send 8 changes and 4 comments to Sophia Reyes$/ }).click();
  await see(page, 'Review Submitted');

  const sent = await roomOf(creator.page, bookingId);
  expect(saidIn(sent)).toEqual(saidIn(drafts));
  const numberOf = (body: string): number => sent.find((item) => item.body === body)?.number ?? 0;
  const [cooler, logo, cup, edge] = [
    'Cooler light here',
    'The logo is missing',
    'Move the cup there',
    'This edge is rough',
  ].map(numberOf) as [number, number, number, number];

  await creator.page.goto(`/project/${bookingId}`, { waitUntil: 'networkidle' });
  await see(creator.page, '8 asked · 0 done · 8 open');
  for (const body of saidIn(sent).filter((one) => !/favorite|Lovely/.test(one)))
    await creator.page.getByRole('list', { name: 'Changes to make' }).getByText(body).waitFor();
  await moved(creator.page, cooler, 'Done', 'Done');
  await moved(creator.page, logo, 'Done', 'Done');
  await moved(creator.page, cup, 'Can’t do', 'Can’t do', 'The cup was glued to the table.');
  await see(creator.page, '8 asked · 2 done · 1 can’t be done · 5 open');
  expect(await faultsOf(creator.page)).toEqual([]);
  await deliverAgain(creator.page, bookingId, '#aa6633');

  await openRoom(page, bookingId, 2);
  await thumb.sheet('half');
  await see(page, '8 asked · 2 done · 1 can’t be done · 5 open');
  await see(page, 'The cup was glued to the table.');
  await moved(page, cooler, 'Looks right', 'Looks right');
  await moved(page, logo, 'Still open', 'Open');
  await moved(page, cup, 'That’s fine', 'Left as it is');
  await page.getByRole('button', { name: `Answer #${edge}`, exact: true }).click();
  await card(page, edge).getByRole('textbox').fill('The left one, I mean.');
  await card(page, edge).getByRole('button', { name: 'Send answer' }).click();
  await card(page, edge).getByText('The left one, I mean.').waitFor();
  await thumb.say('A warmer ending', 'Change', 'New idea');
  // The older version is locked, and can be compared with the newer one.
  await thumb.sheet('peek');
  await page.getByRole('button', { name: 'v1', exact: true }).click();
  await see(page, 'Locked: v2 is newer');
  expect(await page.getByLabel('Comment', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'v2', exact: true }).click();
  await page.getByRole('button', { name: 'Request Revision (7)' }).click();
  await sheet.getByRole('button', { name: /^Send 7 changes .*to Sophia Reyes$/ }).click();
  await see(page, 'Review Submitted');

  await creator.page.goto(`/project/${bookingId}`, { waitUntil: 'networkidle' });
  for (const { number, kind, state } of await roomOf(creator.page, bookingId))
    if (number !== null && kind === 'change' && state === 'open')
      await moved(creator.page, number, 'Done', 'Done');
  await deliverAgain(creator.page, bookingId, '#3366aa');

  await openRoom(page, bookingId, 3);
  await page.getByRole('button', { name: 'Approve & Release Payment' }).click();
  const release = page.getByRole('dialog', { name: /^Release / });
  await release.getByText('Version 3').waitFor();
  await release.getByRole('button', { name: 'Keep reviewing' }).click();
  await release.waitFor({ state: 'detached' });

  for (const reader of [page, creator.page]) {
    const items = await roomOf(reader, bookingId);
    expect(saidIn(items)).toEqual([...saidIn(drafts), 'A warmer ending'].sort());
    const found = (body: string) => items.find((item) => item.body === body);
    expect(found('The logo is missing')?.events.map(({ to }) => to)).toEqual([
      'open',
      'done',
      'open',
      'done',
    ]);
    expect(found('Move the cup there')?.events.map(({ note }) => note)).toContain(
      'The cup was glued to the table.',
    );
    const answers = items.filter(({ parentId }) => parentId === found('This edge is rough')?.id);
    expect(answers.map(({ body }) => body)).toEqual(['The left one, I mean.']);
  }
  expect([...brand.problems, ...creator.problems]).toEqual([]);
});
