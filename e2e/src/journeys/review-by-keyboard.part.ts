import { expect, it } from '@jest/globals';
import { useProduct } from '../harness/index.js';
import { send } from '../screens/calls.js';
import { Keyboard } from '../screens/keyboard.js';
import { deliverAgain, openRoom, roomOf, saidIn } from './room.js';
import { idsFor, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const app = useProduct();

it('a brand does a round by keyboard alone', async () => {
  const creator = await app.newPerson();
  await signedIn(creator.page, 'creator');
  const { page, problems } = await app.newPerson();
  await signedIn(page, 'brand');
  const bookingId = (await idsFor(page, 'brand')).in('revising');
  const film = await send<{ files: { playUrl: string; filename: string }[] }[]>(
    creator.page.request,
    'GET',
    `/api/bookings/${bookingId}/submissions`,
  );
  expect(film.length).toBeGreaterThan(0);
  await deliverAgain(creator.page, bookingId, '#996633');
  await openRoom(page, bookingId, 2);
  const keyboard = new Keyboard(page);
  const comment = page.getByLabel('Comment', { exact: true });
  const listed = page.getByRole('list', { name: 'Comments' });

  const add = async (body: string): Promise<void> => {
    await page.keyboard.type(body);
    await page.keyboard.press('Control+Enter');
    await listed.getByText(body).waitFor();
  };
  await keyboard.tabTo('Back 1 frame');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  await page.keyboard.press('c');
  await comment.and(page.locator(':focus')).waitFor();
  await add('From this frame on');

  await page.keyboard.press('Escape');
  await keyboard.tabTo('Back 1 frame');
  await page.keyboard.press('i');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('.');
  await page.keyboard.press('o');
  await page.keyboard.press('c');
  await comment.and(page.locator(':focus')).waitFor();
  await add('These five frames');
  await keyboard.press('Question');
  await keyboard.tabTo('Comment');
  await add('Which song is it?');
  await keyboard.press('Praise');
  await keyboard.tabTo('Comment');
  await add('So calm');
  await keyboard.press('Change');
  await keyboard.press(/It’s in the brief/);
  await keyboard.tabTo('Comment');
  await add('The product, as agreed');

  const drafts = await roomOf(page, bookingId);
  const fresh = drafts.filter(({ state }) => state === 'draft');
  expect(fresh.map(({ kind }) => kind).sort()).toEqual(['change', 'change', 'change', 'praise', 'question']);
  const range = fresh.find(({ body }) => body === 'These five frames');
  expect([range?.startFrame, range?.endFrame]).toEqual([2, 7]);

  await keyboard.press(/^Request Revision \(/);
  await page.getByRole('dialog', { name: 'Request Revision' }).waitFor();
  await keyboard.press(/^Send \d changes and \d comments to/);
  await see(page, 'Review Submitted');
  const sent = await roomOf(creator.page, bookingId);
  expect(saidIn(sent)).toEqual(saidIn(drafts));
  expect(problems).toEqual([]);
});
