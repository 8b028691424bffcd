import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { JOB_VIEWS, KEY_TURNS } from '../../src/platform/jobs/job-details.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { WorkerRegistry } from '../../src/platform/jobs/worker-registry.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { until } from '../until.js';

const TAKE_AWAY = `delete from graphile_worker._private_jobs
  where id = (select id from graphile_worker.jobs where queue_name = 'test-twice')`;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

describe('the outbox', () => {
  it('does what a rolled-back transaction asked for never, and what a committed one asked for', async () => {
    const done: string[] = [];
    stage.app.get(Jobs).handle<{ name: string }>('test-outbox', ({ name }) => {
      done.push(name);
      return Promise.resolve();
    });
    await expect(
      stage.database.transaction(async (tx) => {
        await tx.enqueue('test-outbox', { name: 'rolled back' });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await stage.database.transaction((tx) => tx.enqueue('test-outbox', { name: 'committed' }));
    await stage.drain();
    expect(done).toEqual(['committed']);
  });

  it('does the last of several jobs with one key that a transaction left, in place of one that was given up', async () => {
    const done: string[] = [];
    const jobs = stage.app.get(Jobs);
    jobs.handle<{ name: string }>('test-keyed', ({ name }) => {
      done.push(name);
      return name === 'bad' ? Promise.reject(new Error('it is bad')) : Promise.resolve();
    });
    const leave = (...names: string[]): Promise<void> =>
      stage.database.transaction(async (tx) => {
        for (const name of names) await tx.enqueue('test-keyed', { name }, { key: 'test-keyed' });
        await tx.enqueue('test-keyed', { name: 'unnamed' });
        await tx.enqueue('test-keyed', { name: 'unnamed' });
      });
    await leave('bad');
    await expect(jobs.drain()).rejects.toThrow('it is bad');
    await stage.database.pool.query(
      `select graphile_worker.permanently_fail_jobs(array(select id from graphile_worker.jobs where key = 'test-keyed'))`,
    );
    done.length = 0;
    await leave('first', 'last');
    await jobs.drain();
    expect(done.toSorted()).toEqual(['last', 'unnamed', 'unnamed']);
    const left = await stage.database.pool.query(
      `select 1 from graphile_worker.jobs where task_identifier = 'test-keyed'`,
    );
    expect(left.rows).toEqual([]);
  });

  describe('where the one with its key begins at the same moment', () => {
    const KEY = 'test-begun';
    const TURN = `(hashtextextended('${KEY}', ${KEY_TURNS}))`;
    const done: string[] = [];
    /** As the library takes a job up. */
    const TAKE_UP = `update graphile_worker._private_jobs set locked_by = 'test-runner', locked_at = now(), attempts = attempts + 1
      where key = '${KEY}'`;

    const leave = (name: string): Promise<void> =>
      stage.database.transaction((tx) => tx.enqueue('test-begun', { name }, { key: KEY }));

    /** Until somebody who leaves a job waits for a turn, or for who changes a row. */
    const waitsFor = (what: 'advisory' | 'transactionid'): Promise<void> =>
      until(async () => {
        const waiting = `select from pg_stat_activity
          where datname = current_database() and wait_event = $1 and query like '%left_job%'`;
        return (await stage.database.pool.query(waiting, [what])).rows.length > 0;
      });

    const doneBy = async (leaving: (runner: PoolClient) => Promise<void>): Promise<readonly string[]> => {
      const jobs = stage.app.get(Jobs);
      const runner = await stage.database.pool.connect();
      try {
        await leaving(runner);
      } finally {
        // With whatever it still holds.
        runner.release(true);
      }
      await stage.database.pool.query(
        `delete from graphile_worker._private_jobs where locked_by = 'test-runner'`,
      );
      await jobs.drain();
      return done.splice(0);
    };

    beforeAll(() => {
      stage.app.get(Jobs).handle<{ name: string }>('test-begun', ({ name }) => {
        done.push(name);
        return Promise.resolve();
      });
    });

    it('leaves a new job', async () => {
      const after = await doneBy(async (runner) => {
        await leave('old');
        await runner.query('begin');
        await runner.query(TAKE_UP);
        const leaving = leave('new');
        await waitsFor('transactionid');
        await runner.query('commit');
        await leaving;
      });
      expect(after).toEqual(['new']);
    });

    it('leaves a new job where that one was added while the turn at the key was waited for', async () => {
      const after = await doneBy(async (runner) => {
        await runner.query(`select pg_advisory_lock${TURN}`);
        const leaving = leave('new');
        await waitsFor('advisory');
        await runner.query(
          `select from graphile_worker.add_job('test-begun', '{"name": "old"}', job_key := '${KEY}')`,
        );
        await runner.query('begin');
        await runner.query(TAKE_UP);
        await runner.query(`select pg_advisory_unlock${TURN}`);
        await waitsFor('transactionid');
        await runner.query('commit');
        await leaving;
      });
      expect(after).toEqual(['new']);
    });
  });

  it('waits for nobody for ever when many replace each other’s jobs in orders of their own', async () => {
    stage.app.get(Jobs).handle('test-orders', () => Promise.resolve());
    const keys = Array.from({ length: 40 }, (_, index) => `test-orders:${index}`);
    const leave = (order: readonly string[]): Promise<void> =>
      stage.database.transaction(async (tx) => {
        for (const key of order) await tx.enqueue('test-orders', {}, { key });
      });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => leave(index % 2 === 0 ? keys : keys.toReversed())),
    );
    await stage.drain();
  });

  it('has noted how each job ended when it was emptied', async () => {
    const jobs = stage.app.get(Jobs);
    jobs.handle<{ fails: boolean }>('test-ends', ({ fails }) =>
      fails ? Promise.reject(new Error('it fails')) : Promise.resolve(),
    );
    const left = () =>
      stage.database.rows<{ error: string | null }>(
        't-ended-jobs',
        `select last_error as error from graphile_worker.jobs where task_identifier = 'test-ends'`,
      );
    for (let round = 0; round < 20; round += 1) {
      await stage.database.transaction((tx) => tx.enqueue('test-ends', { fails: false }));
      await jobs.drain();
      expect(await left()).toEqual([]);
      await stage.database.transaction((tx) => tx.enqueue('test-ends', { fails: true }));
      await expect(jobs.drain()).rejects.toThrow('it fails');
      expect(await left()).toEqual([{ error: 'it fails' }]);
      await stage.database.pool.query(
        `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs where task_identifier = 'test-ends'`,
      );
    }
  });

  it('takes over at once what a server had begun that was killed', async () => {
    const jobs = stage.app.get(Jobs);
    const taken = new Promise<void>((resolve) => {
      jobs.handle('test-orphan', () => {
        resolve();
        return Promise.resolve();
      });
    });
    await stage.database.transaction((tx) => tx.enqueue('test-orphan', {}));
    await stage.database.pool.query(
      `update job_details set locked_by = 'worker-of-a-dead-server', locked_at = now()`,
    );
    await jobs.start();
    await taken;
    await jobs.stop();
    const { rows } = await stage.database.pool.query('select 1 from job_workers');
    expect(rows).toEqual([]);
  });

  it('leaves alone what a living server is doing', async () => {
    const jobs = stage.app.get(Jobs);
    const finish: (() => void)[] = [];
    const begun = new Promise<void>((resolve) => {
      jobs.handle('test-long', () => {
        resolve();
        return new Promise<void>((done) => finish.push(done));
      });
    });
    await stage.database.transaction((tx) => tx.enqueue('test-long', {}, { queue: 'test-long' }));
    await jobs.start();
    await begun;
    await stage.database.pool.query(`update job_details set locked_at = now() - interval '1 hour'`);
    await stage.database.pool.query(
      `update graphile_worker._private_job_queues set locked_at = now() - interval '1 hour' where queue_name = 'test-long'`,
    );
    // What every other server does all the time.
    await new WorkerRegistry(stage.database.pool).unlockOrphanedJobs();
    const { rows } = await stage.database.pool.query(
      `select locked_by is not null as locked from job_details
       union all select true from job_queue_locks where queue_name = 'test-long'`,
    );
    for (const done of finish) done();
    await jobs.stop();
    expect(rows).toEqual([{ locked: true }, { locked: true }]);
  });

  it('goes on with a queue whose job another runner has ended', async () => {
    const jobs = stage.app.get(Jobs);
    let done = 0;
    let isFirst = true;
    jobs.handle('test-twice', async () => {
      // The job is taken from under the one that does it, as its former runner does when it ends the same job.
      if (isFirst) await stage.database.pool.query(TAKE_AWAY);
      isFirst = false;
      done += 1;
    });
    const leave = () =>
      stage.database.transaction((tx) => tx.enqueue('test-twice', {}, { queue: 'test-twice' }));
    const registry = new WorkerRegistry(stage.database.pool);
    await registry.open();
    await leave();
    await jobs.drain();
    const { rows } = await stage.database.pool.query<{ locked_by: string }>(
      `update left_queue_locks set locked_at = now() - interval '1 minute' where queue_name = 'test-twice' returning locked_by`,
    );
    // Its runner is alive.
    await registry.register(rows[0]?.locked_by ?? '');
    await leave();
    await jobs.drain();
    expect(done).toBe(1);
    await registry.unlockOrphanedJobs();
    await jobs.drain();
    await registry.close();
    expect(done).toBe(2);
  });
});

describe('the views of the jobs', () => {
  it('stay as a newer version has made them, so that an older one can start beside it', async () => {
    const client = await stage.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`create or replace view job_details as
        select id, payload, attempts, max_attempts, run_at, locked_at, locked_by, revision from graphile_worker._private_jobs`);
      await client.query(JOB_VIEWS);
      const { rows } = await client.query(
        `select from information_schema.columns where table_name = 'job_details' and column_name = 'revision'`,
      );
      expect(rows).toHaveLength(1);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
