import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { type TestApp, startTestApp } from './app.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

const isLeft = async (): Promise<boolean> =>
  (await stage.database.row(
    't-hourly-left',
    `select from graphile_worker.jobs where task_identifier = 't-hourly'`,
  )) !== null;

describe('what is done every hour', () => {
  it('is done by one of two servers for each hour', async () => {
    const hours: string[] = [];
    let done: () => void = () => undefined;
    const first = new Promise<void>((resolve) => {
      done = resolve;
    });
    const server = (): Jobs => {
      const jobs = new Jobs(stage.database, stage.config);
      jobs.hourly('t-hourly', ({ _cron: { ts } }) => {
        hours.push(ts);
        done();
        return Promise.resolve();
      });
      return jobs;
    };
    const servers = [server(), server()];
    // As if it had been known for long: the last hour was missed, and both make up for it.
    await stage.database.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('t-hourly', now() - interval '1 day')`,
    );
    await Promise.all(servers.map((one) => one.start()));
    await first;
    // A server that stops before it is noted that a job is done leaves it to be done again, which is no second job.
    while (await isLeft()) await new Promise((resume) => setImmediate(resume));
    await Promise.all(servers.map((one) => one.stop()));
    await servers[0]?.drain();
    // The clock may come to another hour meanwhile; none is done twice.
    expect(hours.length).toBeGreaterThan(0);
    expect(new Set(hours).size).toBe(hours.length);
  });

  it('is what nobody needs twice', () => {
    expect(stage.jobs.hourlyTasks.toSorted()).toEqual([
      'check-ledger',
      'purge-expired',
      'sweep-attachments',
      'sweep-link-pictures',
      'watch-held-money',
      'write-fee-statements',
    ]);
  });
});
