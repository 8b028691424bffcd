import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { setStage } from '../harness/index.js';
import { inLanes } from './lanes.js';
import { gatherPeople } from './persons.js';
import { SCENES, textsOf } from './specification-texts.js';

const stage = setStage();

/** Only ends a hang: the text of a toast that was missed never comes back. */
const TEXT_HANG_MS = 10_000;

/** All that can be read on the page: texts of visible elements, what fields hold, and what readers are told. */
function missingFrom(texts: string[]): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['placeholder', 'aria-label', 'alt', 'title'])
      found.push(element.getAttribute(name) ?? '');
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      found.push(element.value);
    const speaks = [...element.childNodes].some((node) => node.nodeType === 3);
    if (speaks && element.checkVisibility()) found.push(element.textContent ?? '');
  }
  const readable = found.join('\n').replaceAll(/[ \t\u00a0]+/g, ' ');
  return texts.filter((text) => !readable.includes(text));
}

/** Waits until each of the texts has been on the page. @returns those that were not */
async function missing(page: Page, texts: string[]): Promise<string[]> {
  const end = Date.now() + TEXT_HANG_MS;
  let lacking = texts;
  while (lacking.length > 0 && Date.now() < end) {
    // A page that is just being left can't be read.
    lacking = await page.evaluate(missingFrom, lacking).catch(() => lacking);
    await page.waitForTimeout(50);
  }
  return lacking;
}

let results: Promise<string[]>[] = [];

beforeAll(async () => {
  const { browser, product } = stage;
  const { world, states } = await gatherPeople(browser, product.url);
  results = inLanes(SCENES, async ({ person, beats }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      storageState: states[person],
      locale: 'en-US',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const lacking: string[] = [];
    try {
      for (const [act, ...texts] of beats) {
        await act(page, world);
        lacking.push(...(await missing(page, texts)));
      }
    } catch (error) {
      lacking.push(`got no further: ${String(error)}`);
    }
    await context.close();
    return lacking;
  });
});

it('the list has all of the specification’s texts', () => {
  expect(textsOf(SCENES).length).toBeGreaterThan(200);
});

it.each(SCENES.map(({ screen, person }, index) => ({ screen, person, index })))(
  '$screen says to a $person what the specification says',
  async ({ index }) => {
    expect(await results[index]).toEqual([]);
  },
);
