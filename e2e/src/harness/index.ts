import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { meetPerson, openBrowser, saveScreenshots, type Device, type Person } from './people.js';
import { startProduct, type Product } from './product.js';

export { startProduct, type Product };

/** One product and one browser for a spec file, and as many people as its tests need. */
export interface Stage {
  readonly product: Product;
  /** For those who open windows of their own and close them. */
  readonly browser: Browser;
  /** A new person with an empty browser on a phone (390×844) or a desktop (1280×800); gone after the test. */
  newPerson(device?: Device, settings?: BrowserContextOptions): Promise<Person>;
}

/**
 * Sets the stage for the spec file that calls it: starts the product before its tests and stops it after them.
 * @param settings environment variables for the product, see `startProduct`
 */
export function setStage(settings: NodeJS.ProcessEnv = {}): Stage {
  let product: Product | undefined;
  let browser: Browser | undefined;
  let people: Person[] = [];

  beforeAll(async () => {
    product = await startProduct(settings);
    browser = await openBrowser();
  });
  afterEach(async () => {
    for (const { context } of people) await context.close();
    people = [];
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });
  Object.assign(globalThis, {
    onTestFailure: async (name: string) => {
      await saveScreenshots(name, people);
      if (product) process.stderr.write(`  the product printed last:\n${product.printed().slice(-2_000)}\n`);
    },
  });

  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The product and the browser run only while tests do.');
    return part;
  };
  return {
    get product() {
      return started(product);
    },
    get browser() {
      return started(browser);
    },
    async newPerson(device = 'desktop', settings = {}) {
      const person = await meetPerson(started(browser), started(product).url, device, settings);
      people.push(person);
      return person;
    },
  };
}
