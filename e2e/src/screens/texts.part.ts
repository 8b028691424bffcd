import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Browser, type BrowserContext, type Page, errors } from 'playwright-core';
import { useProduct } from '../harness/index.js';
import { inLanes } from './lanes.js';
import { type People, type State, becomeCreator, bookAsGuest, enter, peopleOf } from './persons.js';
import { SCENES, textsOf } from './specification-texts.js';

const app = useProduct();

/** Only ends a hang: an upload is read by another program before it is completed, which takes long on a busy machine. */
const HANG_MS = 180_000;
/** Far less than a toast stays. */
const POLLING_MS = 100;

type WithTold = typeof globalThis & { told?: string[] };

/** Runs in the page: keeps what toasts and other announcements have said. They are gone after seconds, and a busy machine looks later. */
function keepTold(): void {
  const told: string[] = [];
  (globalThis as WithTold).told = told;
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const words = element?.closest('[role="status"], [role="alert"]')?.textContent;
      if (words) told.push(words);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** Forgets what was told before the next thing is done. */
const forgetTold = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as WithTold).told?.splice(0));

/**
 * Which of the texts can't be read on the page, once that are fewer than all: neither in visible elements nor in what fields
 * hold and what readers are told.
 */
function fewerMissing(texts: string[]): string[] | false {
  const found: string[] = [...((globalThis as WithTold).told ?? [])];
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ['placeholder', 'aria-label', 'alt', 'title'])
      found.push(element.getAttribute(name) ?? '');
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      found.push(element.value);
    const speaks = [...element.childNodes].some((node) => node.nodeType === 3);
    if (speaks && element.checkVisibility()) found.push(element.textContent ?? '');
  }
  const readable = found.join('\n').replaceAll(/[ \t\u00a0]+/g, ' ');
  const missing = texts.filter((text) => !readable.includes(text));
  return missing.length < texts.length && missing;
}

/** Waits until each of the texts has been on the page. @returns those that were not */
async function missing(page: Page, texts: string[]): Promise<string[]> {
  let lacking = texts;
  try {
    while (lacking.length > 0) {
      // The page itself looks again and again, also after it has led to another.
      const fewer = await page.waitForFunction(fewerMissing, lacking, { polling: POLLING_MS });
      // A document that leads to another takes its answer along: the next one is asked then, which says what this one was saying.
      lacking = (await fewer.jsonValue().catch(() => lacking)) || lacking;
    }
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
  }
  return lacking;
}

/**
 * The guest of these scenes pays, so it is another than the one whom the other parts know. And the creator whom scenes book is
 * another than the one whose dashboard says that nobody has booked yet: which scene comes first is left to chance.
 */
async function castOf(browser: Browser, baseURL: string): Promise<People> {
  const { world, states } = await peopleOf(browser, baseURL);
  const { result, state } = await enter(browser, baseURL, bookAsGuest(world.sample.packageId));
  const { result: booked } = await enter(browser, baseURL, becomeCreator('linafilms', 'Lina Berg'));
  return {
    world: { ...world, newCreator: booked, guestBooking: result.id },
    states: { ...states, guest: state },
  };
}

/** Windows in which one person after the other sits down, because opening one costs more than most scenes. */
class Chairs {
  private readonly chairs = new Map<number, BrowserContext>();

  constructor(
    private readonly browser: Browser,
    private readonly baseURL: string,
  ) {}

  /** Leads somebody to a window in which nothing is left of who was there before. */
  async lead(lane: number, { cookies }: State): Promise<Page> {
    const context = this.chairs.get(lane) ?? (await this.open());
    this.chairs.set(lane, context);
    await context.clearCookies();
    await context.addCookies(cookies);
    return context.pages()[0] ?? context.newPage();
  }

  async clear(page: Page): Promise<void> {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.unrouteAll();
  }

  private async open(): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      baseURL: this.baseURL,
      locale: 'en-US',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(HANG_MS);
    await context.addInitScript(keepTold);
    return context;
  }
}

describe('texts', () => {
  let results: Promise<string[]>[] = [];

  beforeAll(async () => {
    const { browser, product } = app;
    const { world, states } = await castOf(browser, product.url);
    const chairs = new Chairs(browser, product.url);
    results = inLanes(SCENES, async ({ person, beats }, lane) => {
      const page = await chairs.lead(lane, states[person]);
      const lacking: string[] = [];
      try {
        for (const [act, ...texts] of beats) {
          await forgetTold(page);
          await act(page, world);
          lacking.push(...(await missing(page, texts)));
        }
        await chairs.clear(page);
      } catch (error) {
        lacking.push(`got no further: ${String(error)}`);
        await page.close();
      }
      return lacking;
    });
  });
  afterAll(async () => {
    await Promise.allSettled(results);
    await app.rest();
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
});
