import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals';
import { Database } from '../src/platform/database/database.js';
import { type TestApp, startTestApp } from './app.js';
import { copyScenesOf } from './copied-scenes.js';
import { SEED, shuffled } from './soak.js';

const PART = /\.part\.ts$/;
/** The parts that `npm test -- backend <part>` names. A suite of which it names none runs all of its own. */
const NAMED = process.env['REELPACT_PARTS']?.split(',') ?? [];

let start = (): Promise<TestApp> => startTestApp();
let running: Promise<TestApp> | undefined;

/**
 * The application that all parts of a suite share. It starts when the first test needs it and stops with the suite.
 */
export const sharedTestApp = (): Promise<TestApp> => (running ??= start().then(copyScenesOf));

/** Each test begins today, wherever the one before has moved the product's clock. */
async function beginToday(): Promise<void> {
  await (
    await running
  )?.app
    .get(Database)
    .rows('t-today', 'update product_clock set offset_seconds = 0 where offset_seconds <> 0');
}

/**
 * A suite: one application on one database for all tests about a subject, whose parts lie in the folder of that name. Parts create their
 * own people and bookings and look at nothing else, so they run in any order: the seed decides.
 */
export function suite(subject: string, ...options: Parameters<typeof startTestApp>): void {
  suiteOn(subject, () => startTestApp(...options));
}

/** The same on an application that is started in another way. */
export function suiteOn(subject: string, startApp: () => Promise<TestApp>): void {
  start = startApp;
  const files = readdirSync(join(__dirname, subject)).filter((file) => PART.test(file));
  const names = files.map((file) => file.replace(PART, '')).sort();
  const named = names.filter((name) => NAMED.includes(name));
  for (const name of shuffled(named.length > 0 ? named : names, SEED)) {
    describe(name, () => {
      beforeAll(beginToday);
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- a part's hooks belong to its describe block
      require(`./${subject}/${name}.part.js`);
    });
  }
  beforeEach(beginToday);
  afterAll(async () => (await running)?.stop());
}
