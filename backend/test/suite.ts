import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { SEED, shuffled } from './soak.js';

const PART = /\.part\.ts$/;
/** The parts that `npm test -- backend <part>` names. A suite of which it names none runs all of its own. */
const NAMED = process.env['REELPACT_PARTS']?.split(',') ?? [];

let start = (): Promise<TestApp> => startTestApp();
let running: Promise<TestApp> | undefined;

/**
 * The application that all parts of a suite share, at today's time. It starts when the first test needs it and stops with the suite.
 */
export async function sharedTestApp(): Promise<TestApp> {
  running ??= start();
  const app = await running;
  await app.database.rows('t-today', 'update product_clock set offset_seconds = 0');
  return app;
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
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- a part's hooks belong to its describe block
      require(`./${subject}/${name}.part.js`);
    });
  }
  afterAll(async () => (await running)?.stop());
}
