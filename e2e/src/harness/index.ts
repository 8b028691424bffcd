import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { untilNone } from './database.js';
import { meetPerson, openBrowser, saveScreenshots, type Device, type Person } from './people.js';
import { startProduct, type Product } from './product.js';

export { startProduct, type Product };

/** One product and one browser for all parts of a suite, and as many people as their tests need. */
export interface App {
  readonly product: Product;
  /** For those who open windows of their own and close them. */
  readonly browser: Browser;
  /** A new person with an empty browser on a phone (390×844) or a desktop (1280×800); gone after the test. */
  newPerson(device?: Device, settings?: BrowserContextOptions): Promise<Person>;
  /**
   * Waits until the product has done what it was set off to do: an email is there to be read then, and no preview comes late to
   * another test's pages.
   */
  rest(): Promise<void>;
}

/** Those that wait for a later moment, and those that were given up, are not among them. */
const JOBS_DUE = 'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts';

/** Jest loads this module once for each spec file. */
let shared: App | undefined;

/**
 * The product and the browser of the suite: started before its first test and stopped after its last. Every part that calls
 * this gets the same ones, and calls it outside of `describe`.
 * @param settings environment variables for the product, see `startProduct`; only for a suite with a product of its own
 */
export function useProduct(settings?: NodeJS.ProcessEnv): App {
  if (shared && settings) throw new Error('Another part has the product with its usual settings.');
  return (shared ??= startWithTests(settings));
}

function startWithTests(settings?: NodeJS.ProcessEnv): App {
  let product: Product | undefined;
  let browser: Browser | undefined;
  let people: Person[] = [];

  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('The product and the browser run only while tests do.');
    return part;
  };
  const rest = () => untilNone(started(product).databaseUrl, JOBS_DUE);

  beforeAll(async () => {
    product = await startProduct(settings);
    browser = await openBrowser();
  });
  afterEach(async () => {
    if (people.length === 0) return;
    for (const { context } of people) await context.close();
    people = [];
    await rest();
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
    rest,
  };
}
