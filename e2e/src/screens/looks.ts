import type { Page } from 'playwright-core';
import { violationsOn } from '../harness/axe.js';

/** The four ways in which every screen has to look right. */
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;
const LOOKS = [
  { size: 'desktop', theme: 'light' },
  { size: 'desktop', theme: 'dark' },
  { size: 'phone', theme: 'dark' },
  { size: 'phone', theme: 'light' },
] as const satisfies readonly { size: keyof typeof SIZES; theme: 'light' | 'dark' }[];
export type Look = (typeof LOOKS)[number];
export const LARGE = SIZES.desktop;

/** Light and dark differ in their colors and in nothing else: what isn't about colors is looked at in one of them. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Switches the open page to another look, with all that moves at its end: what inherits a color begins to move when that color is at its end.
 * A page hears that it is dark now just before it is drawn. The clock that visits move has animation frames of its own, in which nothing is
 * drawn; an observer is called after a drawn one.
 */
async function turnTo(page: Page, { size, theme }: Look): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const drawn = () =>
      new Promise<void>((done) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          done();
        }).observe(document.documentElement);
      });
    for (let still = 0; still < 3; still += 1) {
      await drawn();
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else if (animation.playState !== 'finished') {
          animation.finish();
          still = 0;
        }
      }
    }
  });
}

/** What axe objects to, in any degree: rule, element and, for colors, the figures. */
async function violations(page: Page, isDialog: boolean, colorsAlone: boolean): Promise<string[]> {
  const found = await violationsOn(page, {
    ...(colorsAlone && { rules: COLOR_RULES }),
    // What is behind a dialog is looked at without it.
    ...(isDialog && { within: 'dialog[open], [role="dialog"]' }),
  });
  return found.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, any }) => {
      const why = id === 'color-contrast' ? `: ${any[0]?.message ?? ''}` : '';
      return `${id} (${impact ?? 'unknown'})${why} at ${html.replaceAll(/\s+/g, ' ').slice(0, 200)}`;
    }),
  );
}

const excessWidth = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is wrong with the page in any of its looks, each fault once with the looks that have it. */
export async function faultsInAllLooks(
  page: Page,
  isDialog: boolean,
  afterEach: (look: Look) => Promise<void>,
): Promise<string[]> {
  const looksOf = new Map<string, string[]>();
  for (const look of LOOKS) {
    await turnTo(page, look);
    const excess = await excessWidth(page);
    const faults = [
      ...(excess > 0 ? [`is ${excess} pixels too wide`] : []),
      ...(await violations(page, isDialog, look.theme === 'dark')),
    ];
    for (const fault of new Set(faults))
      looksOf.set(fault, [...(looksOf.get(fault) ?? []), `${look.size} ${look.theme}`]);
    await afterEach(look);
  }
  return [...looksOf].map(([fault, looks]) => `${fault} [${looks.join(', ')}]`);
}
