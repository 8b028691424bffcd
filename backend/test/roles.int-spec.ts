import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { type TestApp, startTestApp } from './app.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

describe('servers that are there for different things', () => {
  it('do the jobs that are theirs, and leave the others’ to them', async () => {
    const done: string[] = [];
    const server = (role: 'worker' | 'media') => {
      const jobs = new Jobs(stage.database, { ...stage.config, role });
      const told = new Promise<void>((resolve) => {
        const handler = (task: string) => () => {
          done.push(`${task} by ${role}`);
          resolve();
          return Promise.resolve();
        };
        jobs.handle('t-plain', handler('t-plain'));
        jobs.handleMedia('t-media', handler('t-media'));
      });
      return { jobs, told };
    };
    await stage.database.transaction(async (tx) => {
      await tx.enqueue('t-plain', {});
      await tx.enqueue('t-media', {});
    });
    const media = server('media');
    await media.jobs.start();
    await media.told;
    const worker = server('worker');
    await worker.jobs.start();
    await worker.told;
    await Promise.all([media, worker].map(({ jobs }) => jobs.stop()));
    expect(done).toEqual(['t-media by media', 't-plain by worker']);
  });

  it('take jobs past a pooler where one stands before the database', async () => {
    // One that hears nothing of new jobs and keeps no lock: nothing may go through it.
    const pooler = new Proxy(stage.database, {
      get: (of, name) => {
        if (name === 'pool') throw new Error('the jobs went to the pooler');
        return Reflect.get(of, name) as unknown;
      },
    });
    const jobs = new Jobs(pooler, {
      role: 'worker',
      databaseUrl: 'postgres://pooler',
      directDatabaseUrl: stage.config.databaseUrl,
    });
    const told = new Promise<void>((resolve) => jobs.handle('t-past', () => Promise.resolve(resolve())));
    await stage.database.transaction((tx) => tx.enqueue('t-past', {}));
    await jobs.start();
    await told;
    await jobs.stop();
    await jobs.onApplicationShutdown();
  });
});
