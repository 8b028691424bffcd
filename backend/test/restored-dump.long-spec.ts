import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase } from '../src/app.js';
import { FollowLog } from '../src/platform/log/follow-log.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aBooking, aCreator } from './builders.js';
import { Product } from './faults/product.js';
import { isAnyoneBehind } from './faults/told.js';
import { Person } from './person.js';
import { until } from './until.js';

/** Transactions of the first cluster: more than the second one will have seen. */
const BURNT = 30_000;

let stage: TestApp;
let cluster: ChildProcess;
let second: pg.Pool;
let secondUrl: string;
let product: Product | null = null;
beforeAll(async () => {
  stage = await startTestApp();
  cluster = fork(join(__dirname, '../../tools/second-cluster.mjs'), { execArgv: [] });
  const url = await new Promise<string>((done, fail) => {
    cluster.once('message', (message) => done(String(message)));
    cluster.once('exit', () => fail(new Error('no second cluster')));
  });
  const maker = new pg.Client({ connectionString: url });
  await maker.connect();
  await maker.query('create database restored');
  await maker.end();
  secondUrl = Object.assign(new URL(url), { pathname: '/restored' }).href;
  second = new pg.Pool({ connectionString: secondUrl, max: 2 });
  // A pool doesn't wait until its connections are closed: the cluster may end them first, which is no failure of the test.
  second.on('connect', (client) => client.on('error', () => undefined));
});
afterAll(async () => {
  await product?.stop();
  await second.end();
  const gone = new Promise((done) => cluster.once('exit', done));
  cluster.disconnect();
  await gone;
  await stage.stop();
});

/** What a dump of all rows brings, sequences included. */
async function restore(): Promise<void> {
  const { pool } = stage.database;
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(
    `select c.table_name as name, string_agg(format('%I', c.column_name), ', ' order by c.ordinal_position) as columns
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and t.table_name <> 'migrations'
     group by 1`,
  );
  const client = await second.connect();
  await client.query('set session_replication_role = replica');
  for (const { name, columns } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
    await client.query(`delete from ${name}`);
    await client.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
      [`[${rows.map(({ row }) => row).join()}]`],
    );
  }
  const { rows: sequences } = await pool.query<{ name: string; last: string | null }>(
    `select format('%I', sequencename) as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  for (const { name, last } of sequences)
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [name, last]);
  client.release(true);
}

/** What everybody was told of these bookings, in an order that is always the same. */
async function told(on: pg.Pool, bookings: readonly string[]): Promise<string[]> {
  const { rows } = await on.query<{ line: string }>(
    `select 'list ' || event_id || ' ' || recipient as line from notifications where booking_id = any ($1::uuid[])
     union all select 'mail ' || booking_id || ' ' || party || ' ' || subject from mails where booking_id = any ($1::uuid[])
     union all select 'live ' || subject || ' ' || (truth ->> 'change') from live_events
       where kind = 'booking' and truth ? 'change' and subject = any ($1::text[])
     order by line`,
    [bookings],
  );
  return rows.map(({ line }) => line);
}

/** Bookings of which nothing is told before somebody settles. */
const some = async (creator: TestCreator, count: number): Promise<string[]> => {
  const silent = { ...stage, person: () => new Person(stage.url) };
  const made: string[] = [];
  while (made.length < count) made.push((await aBooking(silent, creator, 'approve_first')).booking.id);
  return made;
};

describe('a dump that is restored into another cluster, whose transactions begin at one again', () => {
  it('leaves followers where they were: nothing is skipped, and nothing told twice', async () => {
    const settings = {
      NODE_ENV: 'test',
      DATABASE_URL: secondUrl,
      SESSION_SECRET: stage.config.sessionSecret ?? '',
      DEMO_MODE: 'false',
    };
    await prepareDatabase(secondUrl);
    const creator = await aCreator(stage);
    // A procedure's own commits, so that each is a transaction with a number.
    await stage.database.pool.query(
      `do $$ begin for i in 1..${BURNT} loop perform pg_current_xact_id(); commit; end loop; end $$`,
    );
    const before = await some(creator, 3);
    await stage.settle();
    const log = stage.app.get(FollowLog);
    await log.beforeApplicationShutdown();
    const dumped = await some(creator, 3);
    await restore();
    log.start();
    await stage.settle();
    const { rows } = await second.query<{ isSmaller: boolean }>(
      `select pg_current_xact_id()::text::bigint < (select max(position) from log_followers) as "isSmaller"`,
    );
    expect(rows).toEqual([{ isSmaller: true }]);

    product = await Product.start(settings);
    const booked = await fetch(`${product.url}/api/package-bookings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ packageId: creator.packageId, clientName: 'Ann Miller', clientEmail: 'after@northwind.test' },
        projectDetails: 'A film about our coffee.',
      }),
    });
    expect(booked.status).toBe(201);
    const { id: after } = (await booked.json()) as { id: string };
    await until(async () => !(await isAnyoneBehind(second)));

    const { pool } = stage.database;
    const isLive = (line: string): boolean => line.startsWith('live');
    // Open pages ask again after a restore, and live events of the time before are gone.
    expect((await told(second, before)).filter((line) => !isLive(line))).toEqual(
      (await told(pool, before)).filter((line) => !isLive(line)),
    );
    expect(await told(second, dumped)).toEqual(await told(pool, dumped));
    const [first = ''] = dumped;
    const words = (lines: readonly string[], id: string): string[] =>
      lines.map((line) => line.replaceAll(id, 'booking').replaceAll(/#?\b[0-9A-F]{8}\b/gi, 'number'));
    expect(words(await told(second, [after]), after)).toEqual(words(await told(pool, [first]), first));
  });
});
