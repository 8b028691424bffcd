import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PurgeExpired } from '../src/platform/database/purge-expired.js';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, aUser } from './builders.js';

let stage: TestApp;
beforeAll(async () => {
  // At the usual speed: what is counted is not over within milliseconds.
  stage = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
});
afterAll(() => stage.stop());

const TABLES = [
  'rate_limits',
  'idempotency_keys',
  'sessions',
  'api_tokens',
  'email_tokens',
  'guest_links',
  'spent_sign_ins',
] as const;
async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES) {
    const { rowCount } = await stage.database.pool.query(`select 1 from ${table}`);
    found[table] = rowCount ?? 0;
  }
  return found;
}

/** Makes everything in every table older, as if nobody had come for so long. */
async function age(days: number): Promise<void> {
  for (const table of TABLES) {
    const columns = await stage.database.rows<{ name: string }>(
      't-moments',
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and data_type = 'timestamp with time zone'`,
      [table],
    );
    const changes = columns.map(({ name }) => `${name} = ${name} - make_interval(days => $1)`).join(', ');
    await stage.database.pool.query(`update ${table} set ${changes}`, [days]);
  }
}

describe('what is over', () => {
  it('is forgotten, and what is not stays', async () => {
    const creator = await aCreator(stage);
    const { person } = await aUser(stage, { verified: false });
    const { body } = await person.post<{ id: string }>('/api/auth/tokens', { name: 'One', scopes: ['read'] });
    const kept = await person.post<{ id: string }>('/api/auth/tokens', { name: 'Two', scopes: ['read'] });
    await person.call('DELETE', `/api/auth/tokens/${body.id}`);
    const { brand } = await aBooking(stage, creator, 'approve_first');
    const wish = { packageId: creator.packageId, clientName: 'Ann', clientEmail: 'ann@northwind.test' };
    const keyed = { ...wish, projectDetails: 'A film about our coffee.' };
    await brand.post('/api/package-bookings', keyed, { 'idempotency-key': 'once' });
    await stage.database.rows(
      't-spent',
      `insert into spent_sign_ins values ('one', now() + interval '1 hour')`,
    );

    const before = await counts();
    for (const table of TABLES) expect(before[table]).toBeGreaterThan(0);
    const forget = stage.app.get(PurgeExpired);
    await forget.run();
    // One token was revoked just now, and stays to be seen; nothing else is over yet.
    expect(await counts()).toEqual(before);

    await age(400);
    await forget.run();
    const after = await counts();
    // A token that nobody revoked is never over.
    const live = await stage.database.rows('t-live', 'select id from api_tokens where revoked_at is null');
    expect(live).toEqual([{ id: kept.body.id }]);
    expect(after).toEqual({ ...Object.fromEntries(TABLES.map((table) => [table, 0])), api_tokens: 1 });
  });
});
