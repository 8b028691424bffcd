import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '../../src/platform/database/ids.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { MediaQueue } from '../../src/platform/media/media-queue.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { until } from '../until.js';

let stage: TestApp;
let queue: MediaQueue;
beforeAll(async () => {
  stage = await sharedTestApp();
  queue = stage.app.get(MediaQueue);
});
afterEach(() => stage.database.pool.query('truncate media_tasks, media_turns'));

const MINUTE = 60;
const add = (task: string, ownerId: string, ...subjects: string[]) =>
  stage.database.transaction(async (tx) => {
    for (const subject of subjects) await queue.add(tx, { task, subject, ownerId, kind: 'video' });
  });
/** Names such as "a:30": whose it is, and its seconds. */
const secondsOf = (subject: string): number => Number(subject.split(':')[1]);
const files = (name: string, ...seconds: number[]) => seconds.map((length) => `${name}:${length}`);

describe('files that wait to be encoded', () => {
  it('are done by turns of their creators, and the shortest of each first', async () => {
    const done: string[] = [];
    queue.handle('test-order', {
      measure: (subject) => Promise.resolve(secondsOf(subject)),
      make: (subject) => {
        done.push(subject);
        return Promise.resolve('done');
      },
    });
    const [a, b, c] = [newId(), newId(), newId()];
    await add('test-order', a, ...files('a', 50, 20, 40, 10, 30));
    await add('test-order', b, ...files('b', 45, 5));
    await add('test-order', c, ...files('c', 33));
    await stage.drain();
    const turns = done.map((subject) => subject[0]);
    for (const name of ['a', 'b', 'c']) {
      const own = done.filter((subject) => subject.startsWith(name));
      expect(own).toEqual([...own].sort((one, other) => secondsOf(one) - secondsOf(other)));
    }
    // A creator with few files is done before one with many is half done.
    expect(turns.lastIndexOf('b')).toBeLessThan(6);
    expect(turns.lastIndexOf('c')).toBeLessThan(4);
    expect(done).toHaveLength(8);
  });

  it('never delay a short one of somebody else, and are never more than two at once', async () => {
    const jobs = stage.app.get(Jobs);
    const [many, other] = [newId(), newId()];
    const finish: (() => void)[] = [];
    const done: string[] = [];
    let running = 0;
    let highest = 0;
    let longIsRunning: () => void;
    let clipIsDone: () => void;
    const long = new Promise<void>((resolve) => (longIsRunning = resolve));
    const clip = new Promise<void>((resolve) => (clipIsDone = resolve));
    queue.handle('test-delay', {
      measure: (subject) => Promise.resolve(secondsOf(subject)),
      make: async (subject) => {
        running += 1;
        highest = Math.max(highest, running);
        if (secondsOf(subject) > MINUTE) {
          longIsRunning();
          await new Promise<void>((go) => finish.push(go));
        }
        running -= 1;
        done.push(subject);
        if (subject.startsWith('clip')) clipIsDone();
        return 'done';
      },
    });
    await add('test-delay', many, ...files('film', 500, 600, 550, 400, 450));
    await jobs.start();
    await long;
    await add('test-delay', many, 'own:3');
    await add('test-delay', other, 'clip:2');
    await clip;
    await until(async () => {
      const { rows } = await stage.database.pool.query(
        `select from graphile_worker.jobs where key = 'process-media:short'`,
      );
      return rows.length === 0;
    });
    // The first film is still being made, and the other lane takes neither a second one nor anything of the same creator.
    expect([done, running]).toEqual([['clip:2'], 1]);
    while (done.length < 7) {
      finish.shift()?.();
      await new Promise((resume) => setImmediate(resume));
    }
    await jobs.stop();
    expect(highest).toBeLessThanOrEqual(2);
    expect(new Set(done.slice(1))).toEqual(new Set(['own:3', ...files('film', 400, 450, 500, 550, 600)]));
  });

  it('are put off when the machine is at fault, and hold up nobody meanwhile', async () => {
    const tried: string[] = [];
    queue.handle('test-fault', {
      measure: (subject) => Promise.resolve(secondsOf(subject)),
      make: (subject) => {
        tried.push(subject);
        return subject.startsWith('a') && tried.filter((one) => one === subject).length < 3
          ? Promise.reject(new Error('the disk is full'))
          : Promise.resolve('done');
      },
    });
    const owner = newId();
    await add('test-fault', owner, 'a:1', 'b:2');
    for (let round = 0; round < 3; round += 1) {
      await stage.drain();
      await stage.database.pool.query('update media_tasks set not_before = now()');
      await queue.wake();
    }
    await stage.drain();
    expect(tried).toEqual(['a:1', 'b:2', 'a:1', 'a:1']);
    expect((await stage.database.pool.query('select from media_tasks')).rows).toEqual([]);
  });

  it('go to the lane for long ones when they turn out to have lied', async () => {
    const made: string[] = [];
    queue.handle('test-lie', {
      measure: () => Promise.resolve(1),
      make: (subject, lane) => {
        made.push(lane);
        return Promise.resolve(lane === 'short' ? 'longer' : 'done');
      },
    });
    await add('test-lie', newId(), 'liar:1');
    await stage.database.pool.query(`update media_tasks set lane = 'short', seconds = 1`);
    await stage.drain();
    expect(made).toEqual(['short', 'any']);
  });

  it('are done once more when they were asked for while they were being done, and only then', async () => {
    const made: string[] = [];
    const owner = newId();
    queue.handle('test-again', {
      measure: () => Promise.resolve(1),
      make: async (subject) => {
        made.push(subject);
        if (made.length === 1) await add('test-again', owner, 'changed:1');
        return 'done';
      },
    });
    await add('test-again', owner, 'changed:1');
    await add('test-again', owner, 'changed:1');
    await stage.drain();
    expect(made).toEqual(['changed:1', 'changed:1']);
    expect((await stage.database.pool.query('select from media_tasks')).rows).toEqual([]);
  });

  it('are taken up again when the server died over them', async () => {
    const made: string[] = [];
    queue.handle('test-crash', {
      measure: () => Promise.resolve(1),
      make: (subject) => {
        made.push(subject);
        return Promise.resolve('done');
      },
    });
    await add('test-crash', newId(), 'left:1');
    await stage.database.pool.query(`update media_tasks set lane = 'short', seconds = 1`);
    await stage.drain();
    expect(made).toEqual(['left:1']);
  });

  it('are taken up again when it died over two of one creator, one in each lane', async () => {
    const made: string[] = [];
    queue.handle('test-both', {
      measure: () => Promise.resolve(1),
      make: (subject) => {
        made.push(subject);
        return Promise.resolve('done');
      },
    });
    await add('test-both', newId(), 'one:1', 'two:1', 'three:1');
    await stage.database.pool.query(
      `update media_tasks set seconds = 1, lane = case subject when 'one:1' then 'any' when 'two:1' then 'short' end`,
    );
    await stage.drain();
    expect(made.toSorted()).toEqual(['one:1', 'three:1', 'two:1']);
  });
});
