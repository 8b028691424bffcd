import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { ACCENTS, PAGE_THEME_NAMES } from '@reelpact/domain';
import type { Page } from 'playwright-core';
import { setStage } from '../harness/index.js';
import { faultsOf, idsFor, open, signedIn } from './sound-pages.js';

const stage = setStage();
const PAGE = '/sophiacreates';

const paths = (page: Page): string => new URL(page.url()).pathname;

it('is read, and leads to the booking form, without JavaScript', async () => {
  const { page } = await stage.newPerson('phone', { javaScriptEnabled: false });
  expect((await page.goto(PAGE))?.status()).toBe(200);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Sophia Reyes');
  // What only the script can do is not offered.
  expect(await page.getByRole('button').count()).toBe(0);
  await page.getByRole('link', { name: 'Book a package' }).first().click();
  expect(new URL(page.url()).hash).toBe('#packages');
  const film = await page.locator('a.reel[data-kind=video]').first().getAttribute('href');
  expect((await page.request.get(film ?? '')).headers()['content-type']).toBe('video/mp4');
  await page.getByRole('link', { name: 'Choose Single Reel' }).click();
  expect(paths(page)).toMatch(/^\/package\/[^/]+\/booking$/);

  await page.goto('/creator');
  await page.getByRole('link', { name: /Single Reel/ }).click();
  expect(paths(page)).toMatch(/^\/service\//);
  await page.getByRole('link', { name: 'Book Single Reel' }).click();
  expect(paths(page)).toMatch(/^\/package\/[^/]+\/booking$/);
  expect((await page.goto(`${PAGE}/kit`))?.status()).toBe(200);
  expect(await page.getByRole('img', { name: /^QR code for/ }).count()).toBe(1);
});

it('is small, sets no cookie, and needs no script and no font', async () => {
  const { page, problems } = await stage.newPerson('phone');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  await open(page, PAGE);
  const html = await (await page.request.get(PAGE)).text();
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
  expect(asked.filter((type) => ['font', 'stylesheet', 'xhr', 'fetch'].includes(type))).toEqual([]);
  expect(asked.filter((type) => type === 'script')).toHaveLength(1);
  expect(await page.context().cookies()).toEqual([]);
  expect(problems).toEqual([]);
});

it('moves nothing while it loads, and shows its largest part first', async () => {
  const { page } = await stage.newPerson('phone');
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
  expect(seen).toEqual({ shift: 0, largest: 'reel' });
});

it('opens work in a lightbox: with sound, by arrow keys, and gives the focus back', async () => {
  const { page, problems } = await stage.newPerson('desktop');
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
  expect(await page.locator('dialog video').count()).toBe(0);
  expect(problems).toEqual([]);
});

it('carries where a visit came from into the booking', async () => {
  const { page, problems } = await stage.newPerson('phone');
  await open(page, `${PAGE}?utm_source=newsletter`);
  await page.getByRole('link', { name: 'Choose Photo Set' }).click();
  await page.waitForURL(/\/booking\?source=newsletter$/);
  expect(problems).toEqual([]);
});

it.each(PAGE_THEME_NAMES)('is sound in %s, light and dark, on a phone and at a desk', async (theme) => {
  const owner = await stage.newPerson('desktop');
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
  const saved = await owner.page.request.put(settings, { data: { ...before, design } });
  expect(saved.status()).toBe(200);
  const { page, problems } = await stage.newPerson('phone');
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, PAGE);
      expect(await faultsOf(page)).toEqual([]);
    }
  }
  expect(problems).toEqual([]);
});
