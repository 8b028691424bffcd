import { expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { setStage } from '../harness/index.js';
import { send } from '../screens/calls.js';
import { Keyboard } from '../screens/keyboard.js';
import { faultsOf, idsFor, signedIn } from './sound-pages.js';
import { see } from './steps.js';

const stage = setStage();

interface Item {
  id: string;
  number: number | null;
  kind: string;
  cause: string | null;
  state: string;
  body: string;
  startFrame: number | null;
  endFrame: number | null;
  shape: Record<string, unknown> | null;
  /** Of the comment that it answers; null for a comment. */
  parentId: string | null;
  events: { to: string; note: string | null }[];
}

const roomOf = async (page: Page, bookingId: string): Promise<Item[]> =>
  (await send<{ items: Item[] }>(page.request, 'GET', `/api/bookings/${bookingId}/review-room`)).items;
const saidIn = (items: readonly Item[]) =>
  items
    .filter(({ parentId }) => parentId === null)
    .map(({ body }) => body)
    .sort();

/** What a brand says with its thumb, and reads what came of it. */
class Thumb {
  constructor(private readonly page: Page) {}

  /** How much of the screen the sheet takes; the picture is whole either way. */
  async sheet(size: 'peek' | 'half'): Promise<void> {
    const handle = this.page.getByRole('complementary').getByRole('button', { name: /comments?( yet)?/ });
    const isOpen = (await handle.first().getAttribute('aria-expanded')) === 'true';
    if (isOpen !== (size === 'half')) await handle.first().tap();
  }

  async goTo(time: string): Promise<void> {
    await this.page.getByRole('button', { name: /Type a time$/ }).tap();
    await this.page.getByLabel('Go to a time').fill(time);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('button', { name: new RegExp(`^${time} of`) }).waitFor();
  }

  /** Draws on the picture with one finger, from one place to another in parts of it. */
  async draw(tool: string, from: [number, number], to: [number, number]): Promise<void> {
    await this.sheet('half');
    await this.page.getByLabel('Comment', { exact: true }).tap();
    await this.page.getByRole('button', { name: tool, exact: true }).tap();
    const picture = this.page.getByTestId('surface');
    await this.page.locator('[data-sheet="peek"] [data-testid="surface"]').waitFor();
    const box = await picture.boundingBox();
    if (!box) throw new Error('There is no picture to draw on.');
    const at = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
    await this.page.mouse.move(...at(from));
    await this.page.mouse.down();
    await this.page.mouse.move(...at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.01]));
    await this.page.mouse.move(...at(to));
    await this.page.mouse.up();
    await this.page.getByText('on the picture', { exact: false }).first().waitFor();
  }

  async say(body: string, kind: string, cause?: string): Promise<void> {
    await this.sheet('half');
    await this.page.getByLabel('Comment', { exact: true }).tap();
    await this.page.getByRole('button', { name: kind, exact: true }).tap();
    if (cause) await this.page.getByRole('button', { name: cause }).tap();
    await this.page.getByLabel('Comment', { exact: true }).fill(body);
    await this.page.getByRole('button', { name: 'Add comment' }).tap();
    await this.page.getByRole('list', { name: 'Comments' }).getByText(body).waitFor();
  }

  async show(filename: string): Promise<void> {
    await this.sheet('peek');
    await this.page
      .getByRole('navigation', { name: 'Files' })
      .getByRole('button', { name: new RegExp(`^${filename}`) })
      .tap();
    await this.page.getByRole('region', { name: new RegExp(filename) }).waitFor();
  }
}

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

/** Sends the files again, as another version of them. */
async function deliverAgain(page: Page, bookingId: string, shade: string): Promise<void> {
  await page.goto(`/content-delivery/${bookingId}`, { waitUntil: 'networkidle' });
  const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: shade } })
    .jpeg()
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: `still-${shade.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('list', { name: 'Files to deliver' }).getByText('Completed').waitFor();
  await page.getByRole('button', { name: 'Deliver Content to Brand' }).click();
  const unticked = page.getByRole('button', { name: 'Send anyway' });
  await Promise.race([page.waitForURL(/content-submitted/), unticked.waitFor().catch(() => {})]);
  if (await unticked.isVisible()) await unticked.click();
  await page.waitForURL(/content-submitted/);
}

/** Until the brand can say something about a version: its previews are made after it was sent. */
async function openRoom(page: Page, bookingId: string, version: number): Promise<void> {
  await page.goto(`/brand-review/${bookingId}`);
  await page.getByRole('button', { name: `v${version}`, pressed: true }).waitFor();
}

it('a brand on a phone and a creator at a desk do two rounds, and nothing that was said is lost', async () => {
  const brand = await stage.newPerson('phone');
  const creator = await stage.newPerson();
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
  await thumb.say('Cooler light here', 'Change', 'New wish');
  await thumb.goTo('0:02.0');
  await thumb.say('The logo is missing', 'Change', 'It’s in the brief');
  await thumb.say('Which lens is this?', 'Question');
  await thumb.say('Lovely steam', 'Praise');
  await thumb.draw('Pin', [0.5, 0.4], [0.5, 0.4]);
  await thumb.say('This handle is cut', 'Change', 'New wish');
  await thumb.draw('Box', [0.4, 0.3], [0.6, 0.6]);
  await thumb.say('Blur this corner', 'Change', 'New wish');
  await thumb.draw('Arrow', [0.4, 0.3], [0.6, 0.6]);
  await thumb.say('Move the cup there', 'Change', 'New wish');
  await thumb.draw('Pencil', [0.4, 0.7], [0.6, 0.75]);
  await thumb.say('This edge is rough', 'Change', 'New wish');
  await page.getByLabel('Comment', { exact: true }).tap();
  const chip = page.getByRole('button', { name: 'About the whole file instead' });
  if (await chip.isVisible()) await chip.tap();
  await thumb.say('A little shorter overall', 'Change', 'New wish');
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

  await page.getByRole('button', { name: 'Request Revision (8)' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Request Revision' });
  await see(page, /the new version is due/);
  expect(await faultsOf(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Send 8 changes to Sophia Reyes' }).tap();
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
  await moved(page, cup, 'That’s fine', 'Looks right');
  await page.getByRole('button', { name: `Answer #${edge}`, exact: true }).tap();
  await card(page, edge).getByRole('textbox').fill('The left one, I mean.');
  await card(page, edge).getByRole('button', { name: 'Send answer' }).tap();
  await card(page, edge).getByText('The left one, I mean.').waitFor();
  await thumb.say('A warmer ending', 'Change', 'New wish');
  // The older version is locked, and can be compared with the newer one.
  await thumb.sheet('peek');
  await page.getByRole('button', { name: 'v1', exact: true }).tap();
  await see(page, 'Locked: v2 is newer');
  expect(await page.getByLabel('Comment', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'v2', exact: true }).tap();
  await page.getByRole('button', { name: 'Request Revision (7)' }).tap();
  await sheet.getByRole('button', { name: 'Send 7 changes to Sophia Reyes' }).tap();
  await see(page, 'Review Submitted');

  await creator.page.goto(`/project/${bookingId}`, { waitUntil: 'networkidle' });
  for (const { number, kind, state } of await roomOf(creator.page, bookingId))
    if (number !== null && kind === 'change' && state === 'open')
      await moved(creator.page, number, 'Done', 'Done');
  await deliverAgain(creator.page, bookingId, '#3366aa');

  await openRoom(page, bookingId, 3);
  await page.getByRole('button', { name: 'Approve & Release Payment' }).tap();
  const release = page.getByRole('dialog', { name: /^Release / });
  await release.getByText('Version 3').waitFor();
  await release.getByRole('button', { name: 'Keep reviewing' }).tap();
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

it('a brand does a round by keyboard alone', async () => {
  const creator = await stage.newPerson();
  await signedIn(creator.page, 'creator');
  const { page, problems } = await stage.newPerson();
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
  await keyboard.press(/^Send \d changes to/);
  await see(page, 'Review Submitted');
  const sent = await roomOf(creator.page, bookingId);
  expect(saidIn(sent)).toEqual(saidIn(drafts));
  expect(problems).toEqual([]);
});
