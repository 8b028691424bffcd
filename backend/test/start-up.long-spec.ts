import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { Product } from './faults/product.js';

let stage: TestApp;
let settings: Record<string, string>;
beforeAll(async () => {
  stage = await startTestApp();
  const { databaseUrl: DATABASE_URL, sessionSecret } = stage.config;
  settings = { DATABASE_URL, SESSION_SECRET: sessionSecret ?? '', DEMO_MODE: 'false' };
});
afterAll(() => stage.stop());
let product: Product | null = null;
afterEach(async () => {
  await product?.stop();
  product = null;
});

const READY = 'Reelpact is ready at';
const printed =
  (words: string) =>
  (one: Product): Promise<boolean> =>
    Promise.resolve(one.printed.includes(words));
const readiness = async ({ url }: Product): Promise<number> =>
  (await fetch(`${url}/api/health/ready`)).status;

describe('a server that starts', () => {
  it('says that it is ready when that is answered, too', async () => {
    product = await Product.start(settings, printed(READY));
    expect(await readiness(product)).toBe(200);
  });

  it('says what stands against it instead, as long as something does', async () => {
    // More than any disk has free.
    const short = { ...settings, DISK_RESERVE_MB: '1000000000' };
    product = await Product.start(short, printed('Reelpact has started and is not ready yet: '));
    expect([await readiness(product), product.printed.includes(READY)]).toEqual([503, false]);
  });

  it('prints nothing but lines of JSON where the log is JSON, also when it doesn’t start', async () => {
    const json = { ...settings, LOG_FORMAT: 'json' };
    product = await Product.start(json, printed(READY));
    const failed = String(await Product.start({ ...json, PORT: 'none' }).catch(String));
    const said = failed.split('It printed:\n')[1] ?? '';
    expect(said).toContain('PORT must be');
    for (const line of `${product.printed}${said}`.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), msg: expect.any(String) });
  });

  it('with pages that lack the program that draws them ends, and says so last', async () => {
    const failed = await Product.start({ ...settings, WEB_ROOT: __dirname }).catch(String);
    expect(String(failed).trim().split('\n').at(-1)).toBe(
      'WEB_ROOT must be the folder of the built pages, with its server/pages.mjs.',
    );
  });

  it.each([
    ['a database that isn’t there', { pathname: '/no_such_database' }, 'no_such_database'],
    // Nothing that we start listens there.
    ['a port where no database is', { port: '9' }, ':9'],
  ])('with %s says so in one sentence', async (_, wrong, named) => {
    const { href } = Object.assign(new URL(settings['DATABASE_URL'] ?? ''), wrong);
    const failed = await Product.start({ ...settings, DATABASE_URL: href }).catch(String);
    const said = String(failed).split('It printed:\n')[1]?.trim().split('\n') ?? [];
    expect(said).toEqual([expect.stringContaining(named)]);
  });
});
