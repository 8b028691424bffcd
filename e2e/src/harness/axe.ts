import { type Result, type RunOptions, source } from 'axe-core';
import type { Page } from 'playwright-core';

/** Looks for violations alone, of all rules by default. */
interface Look {
  rules?: readonly string[];
  /** A CSS selector: only what is in it is looked at. */
  within?: string;
}

/** What axe objects to on the open page, in any degree. Its half megabyte goes to each document once, however often that is looked at. */
export async function violationsOn(page: Page, { rules, within }: Look = {}): Promise<Result[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  };
  return page.evaluate(
    async ([selector, how]) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      return (await axe.run(selector ?? document, how)).violations;
    },
    [within, options] as const,
  );
}
