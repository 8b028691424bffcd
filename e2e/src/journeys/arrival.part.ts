import { describe, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { type Ids, idsFor, signedIn } from './sound-pages.js';
import { fillBrief, see } from './steps.js';

const app = useProduct();

/** The most that what is seen may move while a page comes. */
const MOST_SHIFT = 0.02;

/** Where people wait for what has to come, who, and its address. */
const ARRIVALS: readonly (readonly [string, 'creator' | 'brand', (ids: Ids) => string])[] = [
  ['dashboard', 'creator', () => '/creator/dashboard'],
  ...['packages', 'insights', 'payouts'].map(
    (tab) => [tab, 'creator', () => `/creator/dashboard?tab=${tab}`] as const,
  ),
  ['projects', 'brand', () => '/brand/dashboard'],
  ['notifications', 'creator', () => '/notifications'],
  ['account', 'creator', () => '/account'],
  ['project', 'creator', (ids) => `/project/${ids.in('revising', 'reviewing')}`],
  ['delivery', 'creator', (ids) => `/content-delivery/${ids.in('producing')}`],
  ['changes', 'creator', (ids) => `/content-delivery/${ids.in('revising')}`],
  ['room', 'brand', (ids) => `/brand-review/${ids.in('in_review', 'revising')}`],
];

/** What stands above the calendar of an account when all that it lists is there. */
const LISTED_IN_ACCOUNT = ['Needs your action', 'This device', 'Somebody signed in', 'Change Address'];

const painted = (page: Page) =>
  page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));

interface Shift {
  sum: number;
  /** What moved, for the reader of a failure. */
  moved: string[];
}

/** Adds up how far things move by themselves, from the first frame on. */
async function watchShift(page: Page): Promise<() => Promise<Shift>> {
  await page.addInitScript(() => {
    const seen: Shift = { sum: 0, moved: [] };
    Object.assign(globalThis, { seen });
    interface Entry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Entry[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${node?.nodeName} ${(node?.className ?? '') || node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}, ${previousRect.height} to ${currentRect.height}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: Shift }).seen);
}

describe('who arrives', () => {
  it('in the review room uses its keys at once, before any Tab or click, and after going to a file by its number', async () => {
    const { page } = await app.newPerson('desktop');
    await signedIn(page, 'brand');
    await page.goto(`/brand-review/${(await idsFor(page, 'brand')).in('revising', 'reviewing')}`);
    const atFrame = (frame: number) => page.locator(`button[title^="Frame ${frame} of "]`).waitFor();
    await atFrame(0);
    await page.keyboard.press('.');
    await atFrame(1);
    await page.keyboard.press('1');
    await page.keyboard.press('.');
    await page.keyboard.press('.');
    await atFrame(3);
    await page.keyboard.press('2');
    await page.keyboard.press('1');
    await page.locator('button[title^="Frame "]').waitFor();
    await page.keyboard.press(',');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  });

  it('back at a booking finds the brief as it was, after a reload too, and books once', async () => {
    const { page } = await app.newPerson('phone');
    await page.goto('/sophiacreates');
    await page.getByRole('link', { name: 'Choose Single Reel' }).click();
    await page.waitForURL(/\/package\/.*\/booking/);
    await fillBrief(page, 'Arrival Tea');
    const brief = () =>
      Promise.all(
        ['Brand Name', 'Contact Email', 'Project Description'].map((label) =>
          page.getByLabel(label).inputValue(),
        ),
      );
    const written = await brief();
    await page.reload();
    await page.locator('input[value="Arrival Tea"]').waitFor();
    expect(await brief()).toEqual(written);
    await page.getByRole('button', { name: /^Continue to Payment/ }).click();
    await page.waitForURL(/\/checkout\//);
    const first = page.url();
    await page.goBack();
    await page.locator('input[value="Arrival Tea"]').waitFor();
    expect(await brief()).toEqual(written);
    await page.getByRole('button', { name: /^Continue to Payment/ }).click();
    await page.waitForURL(/\/checkout\//);
    expect(page.url()).toBe(first);
    // An edited brief goes into the same booking.
    await page.goBack();
    await page.getByLabel('Project Description').fill('A film about tea, by the sea.');
    await page.getByLabel('48-hour delivery').check();
    await page.getByRole('button', { name: 'Continue to Payment - $200.00' }).click();
    await page.waitForURL(/\/checkout\//);
    expect(page.url()).toBe(first);
    const bookings = await (await page.request.get('/api/brand/bookings')).json();
    const edited = { projectDescription: 'A film about tea, by the sea.', amount: '200.00' };
    expect(bookings).toMatchObject([edited]);
    await page.getByRole('button', { name: 'Pay $200.00' }).waitFor();
  });

  it.each(['phone', 'desktop'] as const)(
    'on a %s sees nothing jump on a dashboard and its tabs, on a project’s page, where content is delivered, in the room, in the account or among the notifications',
    async (device) => {
      const moved: Record<string, Shift> = {};
      for (const [screen, who, address] of ARRIVALS) {
        const { page } = await app.newPerson(device);
        await signedIn(page, who);
        const path = address(await idsFor(page, who));
        const shift = await watchShift(page);
        // What stands on top of a project comes last: nothing may be shown before it and pushed away then. Where nothing is delivered yet, no room
        // is asked for.
        if (screen !== 'delivery')
          await page.route('**/api/bookings/*/history', async (route) => {
            await page.waitForResponse('**/review-room');
            await painted(page);
            await route.continue();
          });
        // In the room, what was said about a file comes last.
        if (screen === 'room')
          await page.route('**/review-room', async (route) => {
            await page.getByRole('region', { name: 'Content' }).waitFor();
            await painted(page);
            await route.continue();
          });
        // Beside the packages, what is shown of the work comes last, when somebody has scrolled to it already.
        if (screen === 'packages')
          await page.route('**/api/creator/*/portfolio', async (route) => {
            await page.getByRole('button', { name: 'Add Package' }).waitFor();
            await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
            await painted(page);
            await route.continue();
          });
        // In the account, the calendar comes last, when somebody has scrolled to the end already.
        if (screen === 'account')
          await page.route('**/api/calendar-feed', async (route) => {
            for (const text of LISTED_IN_ACCOUNT) await page.getByText(text).first().waitFor();
            await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
            await painted(page);
            await route.continue();
          });
        await page.goto(path, { waitUntil: 'networkidle' });
        // On a busy machine, what has come may not be shown yet.
        await painted(page);
        moved[screen] = await shift();
        // What comes as it is scrolled to pushes nothing away either.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        moved[`${screen}, scrolled`] = await shift();
      }
      expect(Object.entries(moved).filter(([, { sum }]) => sum > MOST_SHIFT)).toEqual([]);
    },
  );

  it('on the first dashboard of their life sees nothing jump when the first steps come, and the welcome of who has come from the wizard', async () => {
    const { page } = await app.newPerson('phone');
    const call = (path: string, data: object) => page.request.post(path, { data });
    const person = { email: 'first@arrival.test', password: 'violet anchors hum' };
    expect((await call('/api/auth/register', { ...person, firstName: 'Ida', lastName: 'New' })).ok()).toBe(
      true,
    );
    const block = { enabled: true, type: 'package', title: 'Reel', description: 'A reel', price: 90 };
    const onboarded = await call('/api/creator/onboard', {
      ...{ username: 'idaarrives', displayName: 'Ida', bio: 'Calm films of tea.', category: 'Lifestyle' },
      contentBlocks: [{ ...block, deliveryTime: '3-5 days', includes: '• One reel', revisions: 1 }],
    });
    expect(await onboarded.text()).toContain('idaarrives');
    const shift = await watchShift(page);
    await page.goto('/creator/dashboard', { waitUntil: 'networkidle' });
    await see(page, 'Your first steps');
    const { sum, moved } = await shift();
    expect(sum > MOST_SHIFT ? moved : []).toEqual([]);

    // The same as who has come from the wizard, on a phone and at a desk.
    const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
    await page.evaluate(
      (key) => sessionStorage.setItem(key, JSON.stringify({ name: null })),
      `reelpact-text welcome ${id}`,
    );
    for (const viewport of [page.viewportSize(), { width: 1440, height: 900 }]) {
      if (viewport) await page.setViewportSize(viewport);
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByRole('region', { name: 'Your link is live' }).waitFor();
      const welcomed = await shift();
      expect(welcomed.sum > MOST_SHIFT ? welcomed.moved : []).toEqual([]);
    }
  });

  it('on a creator’s page at a desk sees nothing jump when its pictures come', async () => {
    const { page } = await app.newPerson('desktop');
    const shift = await watchShift(page);
    let release = (): void => undefined;
    const laidOut = new Promise<void>((done) => (release = done));
    await page.route('**/api/media/**', async (route) => {
      await laidOut;
      await route.continue();
    });
    await page.goto('/sophiacreates', { waitUntil: 'domcontentloaded' });
    await painted(page);
    release();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await shift();
    expect(sum > MOST_SHIFT ? moved : []).toEqual([]);
  });

  it('with files on a line that breaks reads under each name what is wrong, across the card', async () => {
    const { page } = await app.newPerson('phone');
    await signedIn(page, 'creator');
    // One whose payment the card network reviews takes no files.
    const { bookings } = (await (await page.request.get('/api/creators/dashboard')).json()) as {
      bookings: { id: string; actions: { name: string; enabled: boolean }[] }[];
    };
    const open = bookings.find(({ actions }) =>
      actions.some(({ name, enabled }) => name === 'submit_content' && enabled),
    );
    await page.goto(`/content-delivery/${open?.id}`);
    await page.route('**/api/uploads', (route) => route.abort());
    const name = 'a-long-name-of-a-film-that-was-made-at-home.mp4';
    const file = { name, mimeType: 'video/mp4', buffer: Buffer.alloc(5_000) };
    await page.locator('input[type=file]').setInputFiles(file);
    const row = page
      .getByRole('list', { name: 'Files to deliver' })
      .getByRole('listitem')
      .filter({ hasText: name });
    const again = row.getByRole('button', { name: 'Continue' });
    await again.waitFor();
    const box = async (locator: Locator) => {
      const found = await locator.boundingBox();
      if (!found) throw new Error('not seen');
      return found;
    };
    const [card, title] = [await box(row), await box(row.getByText(name))];
    const [problem, button] = [await box(row.locator('[class*=problem]')), await box(again)];
    expect(problem.y).toBeGreaterThanOrEqual(title.y + title.height);
    expect(problem.width).toBeGreaterThan(0.6 * card.width);
    expect(button.y).toBeGreaterThanOrEqual(problem.y + problem.height);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });
});
