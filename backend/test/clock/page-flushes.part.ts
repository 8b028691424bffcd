import { beforeAll, describe, expect, it } from '@jest/globals';
import { PAGE_NUMBERS } from '@reelpact/domain';
import { CountPageEvents, FoldVisitors } from '../../src/modules/page-numbers/index.js';
import { PageCountStore } from '../../src/modules/page-numbers/persistence/page-count-store.js';
import { utcDay } from '../../src/modules/page-numbers/utc-day.js';
import { ProductClock } from '../../src/platform/clock/product-clock.js';
import type { Database, Transaction } from '../../src/platform/database/database.js';
import { PurgeExpired } from '../../src/platform/database/purge-expired.js';
import type { TestApp } from '../app.js';
import { waitingAtLocks } from '../at-locks.js';
import { sharedTestApp } from '../suite.js';
import { PASSWORD, aCreator } from '../builders.js';
import { countsOf, hashesOf } from '../page-visits.js';
import { until } from '../until.js';

const DAY_SECONDS = 86_400;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** What one server of several has in memory; they share the database alone. */
const aServer = (database: Pick<Database, 'transaction'> = stage.database): CountPageEvents =>
  new CountPageEvents(database as Database, stage.app.get(PageCountStore));
const view = (creatorId: string, address = '192.0.2.1', source = 'direct') => ({
  creatorId,
  event: 'view' as const,
  packageId: null,
  source,
  visitor: { address, agent: 'A browser' },
});
const salts = () =>
  stage.database.rows<{ day: string; salt: string }>(
    't-salts',
    `select day::text, encode(salt, 'hex') as salt from page_salts order by day`,
  );
const today = async (): Promise<string> => utcDay(await stage.app.get(ProductClock).now());
/** To noon of a later day, so that no test sees midnight pass. */
async function laterDay(days = 1): Promise<void> {
  const clock = stage.app.get(ProductClock);
  const now = await clock.now();
  const noon = Date.parse(`${utcDay(now + days * DAY_SECONDS * 1000)}T12:00:00.000Z`);
  await clock.advance(Math.ceil((noon - now) / 1000));
}
const fold = () => stage.app.get(FoldVisitors).run();

/** A database whose transactions fail as often as told: before they begin, or when only the answer is lost. */
function failing(times: number, when: 'before' | 'after'): Pick<Database, 'transaction'> {
  let left = times;
  return {
    async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
      const fails = (left -= 1) >= 0;
      if (fails && when === 'before') throw new Error('the database is away');
      const result = await stage.database.transaction(work);
      if (fails) throw new Error('the connection was lost');
      return result;
    },
  };
}

describe('several servers', () => {
  it('share one salt a day, however many make it at once, and know the same visitor', async () => {
    const { id } = await aCreator(stage);
    await laterDay();
    const servers = Array.from({ length: 4 }, () => aServer());
    for (const server of servers) server.add(view(id));
    await Promise.all(servers.map((server) => server.flush()));
    const made = await salts();
    expect(made.filter(({ day }) => day === made.at(-1)?.day)).toHaveLength(1);
    expect([await hashesOf(stage, id), await countsOf(stage, id)]).toEqual([1, { 'view direct': 4 }]);
  });

  it('keep to fifty sources together, not each', async () => {
    const { id } = await aCreator(stage);
    const { perDay } = PAGE_NUMBERS.source;
    const servers = Array.from({ length: 3 }, () => aServer());
    for (const [index, server] of servers.entries()) {
      for (let source = 0; source < perDay; source += 1)
        server.add(view(id, '192.0.2.1', `s${index}-${source}`));
    }
    await Promise.all(servers.map((server) => server.flush()));
    const counts = await countsOf(stage, id);
    expect(Object.keys(counts)).toHaveLength(perDay + 1);
    expect(counts['view other']).toBe(2 * perDay);
  });
});

describe('a flush that fails', () => {
  it.each(['before', 'after'] as const)(
    'is repeated, and counts once: %s the database has done it',
    async (when) => {
      const { id } = await aCreator(stage);
      const server = aServer(failing(2, when));
      server.add(view(id));
      await expect(server.flush()).rejects.toThrow();
      server.add(view(id, '192.0.2.2'));
      await expect(server.flush()).rejects.toThrow();
      server.add(view(id, '192.0.2.3'));
      await server.flush();
      await server.flush();
      expect([await countsOf(stage, id), await hashesOf(stage, id)]).toEqual([{ 'view direct': 3 }, 3]);
    },
  );

  it('changes nothing: what it had begun is undone', async () => {
    const { id } = await aCreator(stage);
    const server = aServer();
    server.add(view(id));
    await stage.database.pool.query('alter table page_visitors rename to page_visitors_away');
    await expect(server.flush()).rejects.toThrow();
    expect(await countsOf(stage, id)).toEqual({});
    await stage.database.pool.query('alter table page_visitors_away rename to page_visitors');
    await server.flush();
    expect(await countsOf(stage, id)).toEqual({ 'view direct': 1 });
  });

  it('is not tried once more with each event while the database is away', async () => {
    const { id } = await aCreator(stage);
    let tries = 0;
    const server = aServer({
      transaction: () => {
        tries += 1;
        return Promise.reject(new Error('the database is away'));
      },
    });
    for (let index = 0; index < 600; index += 1) server.add(view(id, String(index)));
    await expect(server.flush()).rejects.toThrow();
    const before = tries;
    for (let index = 0; index < 2000; index += 1) server.add(view(id, String(index)));
    await expect(server.flush()).rejects.toThrow();
    expect(tries).toBe(before + 1);
  });
});

describe('a server', () => {
  it('writes what it has when there is much of it, without being told', async () => {
    const { id } = await aCreator(stage);
    let written: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (written = resolve));
    const server = aServer({
      async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
        const result = await stage.database.transaction(work);
        written();
        return result;
      },
    });
    for (let index = 0; index < 500; index += 1) server.add(view(id, String(index)));
    await done;
    expect(await countsOf(stage, id)).toEqual({ 'view direct': 500 });
  });

  it('writes what it has before it ends', async () => {
    const { id } = await aCreator(stage);
    const server = aServer();
    server.start();
    server.add(view(id));
    await server.beforeApplicationShutdown();
    expect(await countsOf(stage, id)).toEqual({ 'view direct': 1 });
  });
});

describe('a day that is over', () => {
  it('leaves a number of visitors for each source; hashes and salt are gone', async () => {
    const { id } = await aCreator(stage);
    await laterDay();
    const server = aServer();
    for (const address of ['1', '2', '3']) server.add(view(id, address, 'instagram.com'));
    for (const address of ['3', '4']) server.add(view(id, address, 'newsletter'));
    await server.flush();
    await fold();
    expect(await hashesOf(stage, id)).toBe(4);
    await laterDay();
    const racing = Array.from(
      { length: 5 },
      () => new FoldVisitors(stage.database, stage.app.get(PageCountStore)),
    );
    await Promise.all(racing.map((one) => one.run()));
    expect(await countsOf(stage, id)).toMatchObject({
      'visitor instagram.com': 3,
      'visitor newsletter': 1,
    });
    expect([await hashesOf(stage, id), await salts()]).toEqual([0, []]);
    await fold();
    expect(await countsOf(stage, id)).toMatchObject({ 'visitor instagram.com': 3, 'visitor newsletter': 1 });
  });

  it('waits for a flush that is still at it, and loses none of its visitors', async () => {
    const { id } = await aCreator(stage);
    await laterDay();
    const store = stage.app.get(PageCountStore);
    const day = await today();
    const counts = [{ creatorId: id, event: 'view' as const, packageId: null, source: 'direct', count: 1 }];
    // The day has its salt and a visitor already: there is something to fold.
    const server = aServer();
    server.add(view(id, '2'));
    await server.flush();
    let folding = Promise.resolve();
    await stage.database.transaction(async (tx) => {
      const salt = await store.lockDay(tx, day);
      await laterDay();
      folding = fold();
      await until(async () => (await waitingAtLocks(stage.database)) > 0);
      await store.add(tx, day, counts);
      await store.visit(tx, day, [{ creatorId: id, source: 'direct', address: '1', agent: '' }], salt);
    });
    await folding;
    await fold();
    expect(await countsOf(stage, id)).toEqual({ 'view direct': 2, 'visitor direct': 2 });
    expect(await hashesOf(stage, id)).toBe(0);
  });

  it('knows nobody again: the next has another salt', async () => {
    const { id } = await aCreator(stage);
    const server = aServer();
    const seen: string[] = [];
    for (let day = 0; day < 2; day += 1) {
      await laterDay();
      server.add(view(id));
      await server.flush();
      seen.push((await salts()).at(-1)?.salt ?? '');
    }
    await laterDay();
    await fold();
    expect(seen[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(seen[0]).not.toBe(seen[1]);
    expect(await countsOf(stage, id)).toEqual({ 'view direct': 2, 'visitor direct': 2 });
  });
});

describe('the numbers of a creator', () => {
  it('are in the copy of their data, and go with their account, those of today too', async () => {
    const { person, id, email } = await aCreator(stage);
    const server = aServer();
    server.add(view(id));
    await server.flush();
    const { body } = await person.get<{ data: { pageNumbers: unknown[] } }>('/api/auth/export');
    expect(body.data.pageNumbers).toEqual([{ day: await today(), event: 'view', count: 1 }]);
    expect((await person.post('/api/auth/delete-account', { email, password: PASSWORD })).status).toBe(204);
    server.add(view(id));
    await server.flush();
    expect([await countsOf(stage, id), await hashesOf(stage, id)]).toEqual([{}, 0]);
  });

  it('are kept for 25 months', async () => {
    const { id } = await aCreator(stage);
    await stage.database.rows(
      't-old-counts',
      `insert into page_counts (creator_id, day, source, event, count)
       select $1, (now() at time zone 'UTC')::date - age, 'direct', 'view', 1
       from unnest(array[interval '25 months 1 day', interval '24 months']) as age`,
      [id],
    );
    await stage.app.get(PurgeExpired).run();
    expect(await countsOf(stage, id)).toEqual({ 'view direct': 1 });
  });
});
