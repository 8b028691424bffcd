import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { idsFor, signedIn } from './sound-pages.js';
import { fillBrief } from './steps.js';

const app = useProduct();

/** The most that what is seen may move while a page comes. */
const MOST_SHIFT = 0.02;

/** Adds up how far things move by themselves, from the first frame on. */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}

describe('who arrives', () => {
  it('in the review room uses its keys at once, before any Tab or click, and after going to a file by its number', async () => {
    const { page } = await app.newPerson('desktop');
    await signedIn(page, 'brand');
    await page.goto(`/brand-review/${(await idsFor(page, 'brand')).in('revising')}`);
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
  });

  it.each(['phone', 'desktop'] as const)(
    'on a %s sees nothing jump on the dashboard or on a project’s page',
    async (device) => {
      const { page } = await app.newPerson(device);
      await signedIn(page, 'creator');
      const bookingId = (await idsFor(page, 'creator')).in('revising');
      const shift = await watchShift(page);
      const moved: Record<string, number> = {};
      for (const path of ['/creator/dashboard', `/project/${bookingId}`]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        moved[path] = await shift();
        // What comes as it is scrolled to pushes nothing away either.
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await page.waitForLoadState('networkidle');
        moved[`${path}, scrolled`] = await shift();
      }
      expect(Object.entries(moved).filter(([, value]) => value > MOST_SHIFT)).toEqual([]);
    },
  );
});
