import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { Reconcile } from '../src/modules/escrow/index.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator, bookingBody, card } from './builders.js';
import { CuttableLine } from './faults/cuttable-line.js';
import { Product } from './faults/product.js';
import { Person } from './person.js';
import { SOAK } from './soak.js';
import { until } from './until.js';

const SESSION_SECRET = 'a secret of the tests that is long enough';
/** By what its connections are known. */
const PRODUCT = 'product_under_test';
/** How often all connections are ended, in each of the two ways. */
const ROUNDS = SOAK ? 20 : 2;
/** People who book at the same time. */
const AT_ONCE = 8;

/** The database and a creator's page, made by a server in this process, whose own connections nobody cuts. */
let stage: TestApp;
let creator: TestCreator;
let line: CuttableLine;
let product: Product;
let onlooker: pg.Client;
beforeAll(async () => {
  stage = await startTestApp({ SESSION_SECRET });
  creator = await aCreator(stage);
  line = await CuttableLine.to(stage.config.databaseUrl);
  product = await Product.start({
    DATABASE_URL: `${line.databaseUrl}?application_name=${PRODUCT}`,
    SESSION_SECRET,
    DEMO_MODE: 'true',
    RATE_LIMIT_FACTOR: '100000',
  });
  onlooker = new pg.Client({ connectionString: stage.config.databaseUrl });
  await onlooker.connect();
});
afterAll(async () => {
  await product.stop();
  await line.cut();
  await onlooker.end();
  await stage.stop();
});

const pause = () => new Promise((done) => setTimeout(done, 20));
async function isReady(): Promise<boolean> {
  const answer = await fetch(`${product.url}/api/health/ready`).catch(() => null);
  if (!product.isRunning) throw new Error(`the server ended. It printed:\n${product.printed}`);
  return answer?.ok === true;
}

async function connectionsOfProduct(): Promise<number[]> {
  const { rows } = await onlooker.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [PRODUCT],
  );
  return rows.map(({ pid }) => pid);
}

/** Nothing but 503 is an answer while the database is away; what the server printed says why it was another one. */
function expectAway(status: number): void {
  expect({ status, printed: status === 503 ? '' : product.printed }).toEqual({ status: 503, printed: '' });
}

/** Books and pays over and over, as somebody who tries again when it fails. @returns what was answered as done */
async function bookUntil(
  isOver: () => boolean,
): Promise<{ booked: string[]; paid: string[]; refused: number }> {
  const found = { booked: [] as string[], paid: [] as string[], refused: 0 };
  while (!isOver()) {
    const brand = new Person(product.url);
    const { status, body } = await brand.post<{ id: string }>(
      '/api/package-bookings',
      bookingBody('pay_first', creator.packageId),
    );
    if (status !== 201) {
      expectAway(status);
      found.refused += 1;
      continue;
    }
    found.booked.push(body.id);
    const intent = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
      bookingId: body.id,
    });
    if (intent.status !== 201) {
      expectAway(intent.status);
      found.refused += 1;
      continue;
    }
    const paid = await brand.post('/api/payments/sandbox/confirm', {
      clientSecret: intent.body.clientSecret,
      card: card('4242 4242 4242 4242'),
    });
    if (paid.status === 200) found.paid.push(body.id);
    else expectAway(paid.status);
  }
  return found;
}

describe('a server whose connections to the database are ended', () => {
  it('goes on: nothing that it answered is lost, and the books are right', async () => {
    let isOver = false;
    const working = Promise.all(Array.from({ length: AT_ONCE }, () => bookUntil(() => isOver)));
    let ended = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const pid of await connectionsOfProduct()) {
        await onlooker.query('select pg_terminate_backend($1)', [pid]);
        ended += 1;
        await pause();
      }
      const all = await connectionsOfProduct();
      await onlooker.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [all]);
      ended += all.length;
      await until(isReady);
      await pause();
    }
    isOver = true;
    const done = await working;
    expect(ended).toBeGreaterThan(0);
    expect(product.isRunning).toBe(true);

    const booked = done.flatMap((one) => one.booked);
    const paid = done.flatMap((one) => one.paid);
    expect(booked.length).toBeGreaterThan(0);
    const { rows: kept } = await onlooker.query<{ id: string }>(
      'select id from bookings where id = any($1::uuid[])',
      [booked],
    );
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(booked));
    // Jobs run again by themselves: what was paid reaches the creator. A job that another of its key replaced while it ran is never
    // tried again, and stays when its connection was ended.
    await until(async () => {
      const { rows } = await onlooker.query(
        `select 1 from bookings where id = any($1::uuid[]) and stage = 'unpaid'`,
        [paid],
      );
      return rows.length === 0;
    });
    await until(async () => {
      const { rows } = await onlooker.query(
        `select 1 from graphile_worker.jobs
         where task_identifier <> 'send-mail' and run_at <= now() and attempts < max_attempts`,
      );
      return rows.length === 0;
    });
    const { differences } = await stage.app.get(Reconcile).run();
    expect(differences).toEqual([]);
    console.log(
      `${ended} connections ended; ${booked.length} bookings answered, ${done.reduce((sum, { refused }) => sum + refused, 0)} answers 503`,
    );
  });

  it('says 503 and when to come back while the database is away, and is back by itself', async () => {
    const brand = new Person(product.url);
    await line.cut();
    for (const path of ['/api/health/ready', `/api/creator/profile/${creator.id}`]) {
      const answer = await fetch(product.url + path);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const refused = await brand.post('/api/package-bookings', bookingBody('pay_first', creator.packageId));
    expect(refused.status).toBe(503);
    expect((await fetch(`${product.url}/api/health/live`)).status).toBe(200);
    await line.mend();
    await until(isReady);
    const { status, body } = await brand.post<{ id: string }>(
      '/api/package-bookings',
      bookingBody('approve_first', creator.packageId),
    );
    expect(status).toBe(201);
    // Jobs, deadlines and the registry run again.
    await until(async () => {
      const { rows } = await onlooker.query('select 1 from mails where sent_at is null');
      return rows.length === 0;
    });
    await brand.post('/api/demo/clock', { advanceSeconds: 40 * 86_400 });
    await until(async () => {
      const { rows } = await onlooker.query(`select 1 from bookings where id = $1 and stage <> 'requested'`, [
        body.id,
      ]);
      return rows.length === 1;
    });
    await until(async () => {
      const { rows } = await onlooker.query(
        `select 1 from job_workers w join pg_locks l on l.locktype = 'advisory' and l.objid = w.server and l.granted`,
      );
      return rows.length > 0;
    });
    expect(product.isRunning).toBe(true);
  });
});
