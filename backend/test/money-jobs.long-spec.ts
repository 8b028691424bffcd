import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MONEY_TASKS } from '../src/modules/escrow/ledger/escrow-tasks.js';
import { WatchMoneyJobs } from '../src/modules/escrow/index.js';
import { SandboxProvider } from '../src/modules/escrow/providers/sandbox/sandbox-provider.js';
import { type TestApp, startTestApp } from './app.js';
import { aUser, read } from './builders.js';
import { type Scene, inReview } from './scenes.js';
import { makeAdmin } from './factors.js';

const SUBJECT = 'Payments are stuck';

let isProviderDown = false;
class UnsteadyProvider extends SandboxProvider {
  override transfer(...order: Parameters<SandboxProvider['transfer']>): Promise<{ id: string }> {
    return isProviderDown ? Promise.reject(new Error('the provider is down')) : super.transfer(...order);
  }
}

let stage: TestApp;
let adminEmail: string;
beforeAll(async () => {
  stage = await startTestApp({}, (modules) =>
    modules.overrideProvider(SandboxProvider).useClass(UnsteadyProvider),
  );
  const admin = await aUser(stage);
  adminEmail = admin.email;
  await makeAdmin(stage.database, admin.id);
});
afterAll(() => stage.stop());
beforeEach(async () => {
  isProviderDown = false;
  await stage.drain();
  await stage.app.get(WatchMoneyJobs).look();
});

interface Waiting extends Record<string, unknown> {
  attempts: number;
  dead: boolean;
  /** Until the next try: 1 for anything up to one hour. */
  wait: number;
}
const jobOf = (id: string): Promise<Waiting | null> =>
  stage.database.row<Waiting>(
    't-waiting',
    `select attempts, attempts >= max_attempts as dead,
       ceil(extract(epoch from run_at - now()) / 3600)::int as wait
     from graphile_worker.jobs where id = $1`,
    [id],
  );
const mails = async (): Promise<number> =>
  (
    await stage.database.rows('t-stuck-mails', 'select 1 from mails where recipient = $1 and subject = $2', [
      adminEmail,
      SUBJECT,
    ])
  ).length;
const lookLikeTenServers = async (): Promise<number> => {
  const watch = stage.app.get(WatchMoneyJobs);
  const found = await Promise.all(Array.from({ length: 10 }, () => watch.look()));
  await stage.drain([...MONEY_TASKS, 'test-preview']);
  return found.reduce((sum, one) => sum + one, 0);
};

/** Approves a delivery while the provider is down, and lets the payout fail for so many times. */
async function aFailingPayOut(
  attempts: number,
  scene?: Scene,
): Promise<{ jobId: string; isPaid: () => Promise<boolean> }> {
  const { brand, booking } = scene ?? (await inReview(stage));
  isProviderDown = true;
  await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
  const job = await stage.database.row<{ id: string }>(
    't-newest',
    `select max(id)::text as id from graphile_worker.jobs where task_identifier = 'pay-out'`,
  );
  const jobId = job?.id ?? '';
  await failNow(jobId, attempts);
  const isPaid = async (): Promise<boolean> => (await read(brand, booking.id)).money.done === 4;
  return { jobId, isPaid };
}

/** As if it had failed so often: the last failure is a real one. */
async function failNow(jobId: string, attempts: number): Promise<void> {
  await stage.database.rows(
    't-attempts',
    'select 1 from graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)',
    [jobId, attempts - 1],
  );
  await expect(stage.jobs.drain()).rejects.toThrow('the provider is down');
}

describe('a job that moves money and keeps failing', () => {
  it('is left to its own pauses for the first hours, and nobody is told', async () => {
    const { jobId } = await aFailingPayOut(9);
    const sent = await mails();
    expect(await lookLikeTenServers()).toBe(0);
    expect(await jobOf(jobId)).toMatchObject({ attempts: 9 });
    expect(await mails()).toBe(sent);
  });

  it('is tried every hour from the tenth failure on, and the admins get one email, not one an hour', async () => {
    const { jobId, isPaid } = await aFailingPayOut(10);
    const sent = await mails();
    expect(await jobOf(jobId)).toMatchObject({ attempts: 10, wait: 7 });
    expect(await lookLikeTenServers()).toBe(1);
    for (let hours = 0; hours < 30; hours += 1) {
      expect(await jobOf(jobId)).toEqual({ attempts: 10, dead: false, wait: 1 });
      await failNow(jobId, 11);
      expect(await lookLikeTenServers()).toBe(0);
    }
    expect(await mails()).toBe(sent + 1);
    expect(await isPaid()).toBe(false);

    isProviderDown = false;
    await stage.drain();
    expect(await jobOf(jobId)).toBeNull();
    expect(await isPaid()).toBe(true);
  });

  it('that is out of attempts is alive again after a look, and goes on when the provider answers', async () => {
    const { jobId, isPaid } = await aFailingPayOut(25);
    expect(await jobOf(jobId)).toMatchObject({ dead: true });
    expect(await lookLikeTenServers()).toBe(1);
    expect(await jobOf(jobId)).toEqual({ dead: false, attempts: 10, wait: 1 });
    isProviderDown = false;
    await stage.drain();
    expect(await isPaid()).toBe(true);
  });

  it('tells the admins of many at once, and of a new trouble again', async () => {
    const sent = await mails();
    const scenes = [await inReview(stage), await inReview(stage), await inReview(stage)];
    await aFailingPayOut(10, scenes[0]);
    await aFailingPayOut(10, scenes[1]);
    expect(await lookLikeTenServers()).toBe(2);
    await aFailingPayOut(12, scenes[2]);
    expect(await lookLikeTenServers()).toBe(1);
    expect(await mails()).toBe(sent + 1);
    const { rows } = await stage.database.pool.query<{ body: string }>(
      'select body from mails where recipient = $1 and subject = $2 order by created_at desc limit 1',
      [adminEmail, SUBJECT],
    );
    expect(rows[0]?.body).toContain('2 payment jobs keep failing');
    // The third waits for the next day's email.
    await stage.database.pool.query(
      `update failing_money_jobs set reported_at = reported_at - interval '1 day'`,
    );
    await lookLikeTenServers();
    expect(await mails()).toBe(sent + 2);
    isProviderDown = false;
    await stage.drain();

    await aFailingPayOut(10);
    await lookLikeTenServers();
    expect(await mails()).toBe(sent + 3);
  });

  it('is not brought back when it moves no money', async () => {
    stage.jobs.handle('test-preview', () => Promise.reject(new Error('the provider is down')));
    await stage.database.transaction((tx) => tx.enqueue('test-preview', {}));
    const id = await stage.database.row<{ id: string }>(
      't-preview',
      `select id::text from graphile_worker.jobs where task_identifier = 'test-preview'`,
    );
    await failNow(id?.id ?? '', 25);
    expect(await lookLikeTenServers()).toBe(0);
    const { rows } = await stage.database.pool.query(
      `select attempts from graphile_worker.jobs where task_identifier = 'test-preview'`,
    );
    expect(rows).toEqual([{ attempts: 25 }]);
    await stage.database.pool.query(`select graphile_worker.complete_jobs(array[$1::bigint])`, [id?.id]);
  });
});
