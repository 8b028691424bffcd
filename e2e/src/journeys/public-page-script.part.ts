import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { ACCENTS, PAGE_THEME_NAMES } from '@reelpact/domain';
import { useProduct } from '../harness/index.js';
import { send } from '../screens/calls.js';
import { faultsOf, idsFor, open, signedIn } from './sound-pages.js';

const app = useProduct();
const PAGE = '/sophiacreates';

/** With four packages, six pieces of work, three questions and tips. */
const MOST_BYTES = 6_360;

/** What ids of the same moment begin with. */
const SAME_MOMENT = '01a2253b-26ab';

/**
 * Bytes of a page as it goes to a browser, had all of it been made at one moment. Ids begin with theirs: those of a demo that a busy machine
 * plants differ in more places and compress less, by up to sixty bytes.
 */
const sentBytes = (html: string): number =>
  gzipSync(html.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}(?=-7[0-9a-f]{3}-)/g, SAME_MOMENT), { level: 9 }).length;

/** The page once each of its pictures is there in several sizes, which takes a while after the demo was planted. */
async function withAllSizes(): Promise<string> {
  const { page } = await app.newPerson('phone');
  await open(page, PAGE);
  const whole = await page.waitForFunction(
    async (address) => {
      const html = await (await fetch(address)).text();
      return html.split('<source').length === html.split('<img').length && html;
    },
    PAGE,
    { polling: 250 },
  );
  return (await whole.jsonValue()) || '';
}

describe('a public page', () => {
  it('is small, sets no cookie, needs no script, and loads no font but the one of its look', async () => {
    const { page, problems } = await app.newPerson('phone');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    await open(page, PAGE);
    const html = await withAllSizes();
    expect(sentBytes(html)).toBeLessThanOrEqual(MOST_BYTES);
    expect(asked.filter((type) => ['stylesheet', 'xhr', 'fetch'].includes(type))).toEqual([]);
    expect(asked.filter((type) => type === 'font').length).toBeLessThanOrEqual(1);
    expect(asked.filter((type) => type === 'script')).toHaveLength(1);
    expect(await page.context().cookies()).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('moves nothing while it loads, and shows its largest part first', async () => {
    const { page } = await app.newPerson('phone');
    await page.addInitScript(() => {
      const seen = { shift: 0, largest: '' };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { element } = entry as unknown as { element: Element | null };
          seen.largest = element?.closest('.reel, h1, .text, .face')?.className || element?.tagName || '';
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await open(page, PAGE);
    const seen = await page.evaluate(
      () => (globalThis as unknown as { seen: { shift: number; largest: string } }).seen,
    );
    expect(seen).toEqual({ shift: 0, largest: 'reel first' });
  });

  it.each([1280, 1920])('has three packages side by side on a screen of %i pixels', async (width) => {
    const { page } = await app.newPerson('desktop', { viewport: { width, height: 900 } });
    await open(page, PAGE);
    const tops = await page
      .locator('#packages .card')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  });

  it('breaks no name of a network on a phone', async () => {
    const { page } = await app.newPerson('phone');
    await open(page, PAGE);
    const heights = await page
      .locator('.links [rel~=me] b')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
    expect(heights).toHaveLength(3);
    // The shortest one certainly fits into a line.
    expect(heights).toEqual(heights.map(() => Math.min(...heights)));
  });

  it('opens work in a lightbox: with sound, by arrow keys, and gives the focus back', async () => {
    const { page, problems } = await app.newPerson('desktop');
    await open(page, PAGE);
    const first = page.locator('.reel').first();
    const box = page.getByRole('dialog', { name: 'My Work' });
    await first.focus();
    await page.keyboard.press('Enter');
    const film = box.locator('video');
    await film.waitFor();
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.controls])).toEqual([
      false,
      true,
    ]);
    await box.getByRole('button', { name: 'Next' }).click();
    await box.getByText('(2 of').waitFor();
    expect(await box.locator('img').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    await box.getByText('(3 of').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await box.getByText('(1 of').waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'hidden' });
    expect(await first.evaluate((reel) => reel === document.activeElement)).toBe(true);
    await page.locator('dialog video').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  it('carries where a visit came from into the booking', async () => {
    const { page, problems } = await app.newPerson('phone');
    await open(page, `${PAGE}?utm_source=newsletter`);
    await page.getByRole('link', { name: 'Choose Photo Set' }).click();
    await page.waitForURL(/\/booking\?source=newsletter$/);
    expect(problems).toEqual([]);
  });

  it.each(PAGE_THEME_NAMES)('is sound in %s, light and dark, on a phone and at a desk', async (theme) => {
    const owner = await app.newPerson('desktop');
    await signedIn(owner.page, 'creator');
    const { creator } = await idsFor(owner.page, 'creator');
    const settings = `/api/creator/${creator}/page`;
    const {
      tagline: _line,
      coverUrl: _cover,
      ...before
    } = (await (await owner.page.request.get(settings)).json()) as Record<string, unknown>;
    const accent = ACCENTS[PAGE_THEME_NAMES.indexOf(theme) * 2 + 1]?.color;
    const design = { theme, accent, font: 'rounded', corner: 'soft', cover: 'band' };
    await send(owner.page.request, 'PUT', settings, { ...before, design });
    const { page, problems } = await app.newPerson('phone');
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page, PAGE);
        // The two differ in their colors and in nothing else.
        expect(await faultsOf(page, colorScheme === 'dark')).toEqual([]);
      }
    }
    // As the other parts know it.
    await send(owner.page.request, 'PUT', settings, before);
    expect(problems).toEqual([]);
  });
});
