import { randomBytes } from 'node:crypto';
import pg from 'pg';
import 'reflect-metadata';
import { plantBookings } from './plant.ts';

/** The templates from which tests copy their databases, made once: an empty one, and one with a booking of every stage. */
export default async function globalSetup(): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) {
    throw new Error('TEST_DATABASE_URL is not set; run the tests by `npm test -- backend`.');
  }
  const on = async (database: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
    const connectionString = Object.assign(new URL(server), { pathname: `/${database}` }).href;
    const client = new pg.Client({ connectionString });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  const empty = `reelpact_test_${randomBytes(6).toString('hex')}`;
  const planted = `${empty}_planted`;
  await on('postgres', (client) => client.query(`create database ${empty}`));
  // The built server's own code: Jest loads this file without our module mapping.
  const built = {
    app: '../dist/app.js',
    holdLimit: '../dist/platform/database/migrations/1765100000000-hold-limit.js',
  };
  const { prepareDatabase } = (await import(built.app)) as { prepareDatabase(url: string): Promise<void> };
  const { FILL_HOLD_LIMIT } = (await import(built.holdLimit)) as { FILL_HOLD_LIMIT: string };
  await prepareDatabase(Object.assign(new URL(server), { pathname: `/${empty}` }).href);
  await on('postgres', (client) => client.query(`create database ${planted} template ${empty}`));
  // Triggers check at commit that each posting balances.
  await on(planted, async (client) => {
    await client.query('begin');
    await plantBookings(client, FILL_HOLD_LIMIT);
    await client.query('commit');
  });
  process.env['TEST_TEMPLATE'] = empty;
  process.env['TEST_PLANTED_TEMPLATE'] = planted;
}
