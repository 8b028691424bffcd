import { ProductClock } from '../src/platform/clock/product-clock.js';
import type { TestApp } from './app.js';

/**
 * A test that compares answers with each other. Some of what they say is another in the next minute: links to files are signed again each
 * quarter of an hour, and dates that depend on now are said by the minute. What fails while a minute passes is done once more, and may
 * fail then.
 */
export async function inOneMinute({ app }: TestApp, test: () => Promise<void>): Promise<void> {
  const minute = async (): Promise<number> => Math.floor((await app.get(ProductClock).now()) / 60_000);
  const begun = await minute();
  try {
    await test();
  } catch (error) {
    if ((await minute()) === begun) throw error;
    await test();
  }
}
