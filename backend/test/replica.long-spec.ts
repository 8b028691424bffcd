import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { prepareDatabase } from '../src/app.js';
import { DrawnPages } from '../src/modules/public-pages/drawn-pages.js';
import { Replica } from '../src/platform/database/replica.js';
import { type TestApp, startTestApp } from './app.js';
import { ArchivedCluster } from './archived-cluster.js';
import { type TestCreator, aCreator } from './builders.js';
import { profileForm } from './profile-forms.js';
import { until } from './until.js';

let cluster: ArchivedCluster;
let stage: TestApp;
let follower: pg.Client;
let replica: Replica;
beforeAll(async () => {
  cluster = await ArchivedCluster.start();
  const { url } = cluster;
  await prepareDatabase(url);
  await cluster.backUp();
  const followerUrl = await cluster.follow();
  stage = await startTestApp({ DATABASE_URL: url, DATABASE_READ_URL: followerUrl });
  follower = new pg.Client({ connectionString: followerUrl });
  await follower.connect();
  replica = stage.app.get(Replica);
  replica.start();
});
afterEach(async () => {
  jest.restoreAllMocks();
  // What is replayed may end a statement at the replica, whatever it is.
  await until(async () =>
    follower.query('select pg_wal_replay_resume()').then(
      () => true,
      () => false,
    ),
  );
});
afterAll(async () => {
  await follower.end();
  await stage.stop();
  await cluster.stop();
});

const bioOf = async ({ id }: TestCreator, person = stage.person()): Promise<string | number> => {
  const { status, body } = await person.get<{ bio: string }>(`/api/creator/profile/${id}`);
  return status === 200 ? body.bio : status;
};
const saysAtReplica = async ({ id }: TestCreator): Promise<string | undefined> => {
  const { rows } = await follower.query<{ bio: string }>(
    'select bio from creators where id = $1 and deleted_at is null',
    [id],
  );
  return rows[0]?.bio;
};
async function write({ person, id, username }: TestCreator, bio: string): Promise<void> {
  const { status } = await person.call('PUT', `/api/creator/profile/${id}`, profileForm({ username, bio }));
  expect(status).toBe(200);
}
/** A creator whose page is drawn, and known to the replica as it is. */
async function aKnownCreator(): Promise<TestCreator> {
  const creator = await aCreator(stage);
  await stage.app.get(DrawnPages).run();
  await until(() => replica.shows(creator.id));
  return creator;
}
/** What is read of pages at the database itself, from now on. */
const readsItself = () => {
  const rows = jest.spyOn(stage.app.get(Replica)['database'], 'rows');
  return () => rows.mock.calls.filter(([name]) => name === 'answer-by-id').length;
};

describe('pages with a replica', () => {
  it('are read there by those who may have changed nothing', async () => {
    const creator = await aKnownCreator();
    const itself = readsItself();
    expect(await bioOf(creator)).toBe(await saysAtReplica(creator));
    expect(itself()).toBe(0);
  });

  it('that have just changed are read from the database itself, however far behind the replica is', async () => {
    const [changed, other] = [await aKnownCreator(), await aKnownCreator()];
    await follower.query('select pg_wal_replay_pause()');
    await write(changed, 'What is said now.');
    await until(() => !replica.shows(changed.id));
    expect(await saysAtReplica(changed)).not.toBe('What is said now.');
    expect(await bioOf(changed)).toBe('What is said now.');
    // Pages that nothing was heard of are read there all the same.
    const itself = readsItself();
    expect(await bioOf(other)).toBe(await saysAtReplica(other));
    expect(itself()).toBe(0);
    await follower.query('select pg_wal_replay_resume()');
    await until(() => replica.shows(changed.id));
    expect(await saysAtReplica(changed)).toBe('What is said now.');
  });

  it('that are withdrawn are not served, though the replica still has them', async () => {
    const creator = await aKnownCreator();
    await follower.query('select pg_wal_replay_pause()');
    await stage.database.rows('t-withdraw', 'update creators set deleted_at = now() where id = $1', [
      creator.id,
    ]);
    await until(() => !replica.shows(creator.id));
    expect(await saysAtReplica(creator)).toBeDefined();
    expect(await bioOf(creator)).toBe(404);
  });

  it('show each of their own changes at once, 500 of 500', async () => {
    const creator = await aKnownCreator();
    await follower.query('select pg_wal_replay_pause()');
    for (let turn = 1; turn <= 500; turn += 1) {
      await write(creator, `Said ${turn} times.`);
      expect(await bioOf(creator, creator.person)).toBe(`Said ${turn} times.`);
    }
  });

  it('are not read at a replica that is gone, or that has not come past where this server began to listen', async () => {
    const creator = await aKnownCreator();
    await follower.query('select pg_wal_replay_pause()');
    replica.missed();
    expect(replica.reader).toBeNull();
    await write(creator, 'Said while nobody listened.');
    await replica.look();
    expect(replica.reader).toBeNull();
    expect(await bioOf(creator)).toBe('Said while nobody listened.');
    await follower.query('select pg_wal_replay_resume()');
    await until(() => replica.shows(creator.id));
    expect(await bioOf(creator)).toBe('Said while nobody listened.');
  });
});

describe('while the database cannot be reached', () => {
  const loseDatabase = () =>
    jest
      .spyOn(replica['database'], 'rows')
      .mockRejectedValue(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  /** Without waiting for what follows of it: nothing does. */
  const statusOf = async (name: string) => (await fetch(`${stage.url}/api/creator/profile/${name}`)).status;

  it('pages are read at the replica, and what it does not have is not said to be missing', async () => {
    const creator = await aKnownCreator();
    const lost = loseDatabase();
    replica.missed();
    expect(await statusOf(creator.id)).toBe(200);
    expect(await statusOf(creator.username)).toBe(200);
    expect(replica.standsIn).toBe(true);
    expect(await statusOf('nobody-of-that-name')).toBe(503);
    lost.mockRestore();
    // Before anybody has asked the database again.
    await until(() => replica.reader !== null);
    expect(replica.standsIn).toBe(false);
    await until(async () => (await statusOf('nobody-of-that-name')) === 404);
  });

  it('one that was changed is not shown as it was before', async () => {
    const creator = await aKnownCreator();
    await follower.query('select pg_wal_replay_pause()');
    await write(creator, 'What is said now.');
    await until(() => !replica.shows(creator.id));
    loseDatabase();
    replica.missed();
    expect(await statusOf(creator.id)).toBe(503);
    await follower.query('select pg_wal_replay_resume()');
    await until(async () => (await statusOf(creator.id)) === 200);
  });
});
