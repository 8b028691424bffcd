import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WatchLog } from '../src/modules/admin/watch-log.js';
import { WatchPlatform } from '../src/modules/escrow/index.js';
import { Readiness } from '../src/platform/http/health.module.js';
import { FollowLog } from '../src/platform/log/follow-log.js';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, aUser } from './builders.js';
import { makeAdmin } from './factors.js';
import { Person } from './person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
  stage.app.get(Readiness).announce();
  await stage.app.get(WatchPlatform).look();
});
afterAll(() => stage.stop());

const readiness = async (person = stage.person()) =>
  (await person.get<{ warnings?: string[] }>('/api/health/ready')).body;
const adminMails = () =>
  stage.database.rows('t-late-mails', `select 1 from mails where subject = 'Notifications are late'`);

describe('the followers of the log', () => {
  it('are reported while a transaction holds them up, and admins are told once', async () => {
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const { booking } = await aBooking(stage, await aCreator(stage), 'approve_first');
    await stage.drain();
    expect(await readiness()).toEqual({ status: 'ok' });

    const holding = await stage.database.pool.connect();
    try {
      await holding.query('begin');
      await holding.query('select pg_current_xact_id()');
      // Nobody settles here: that would wait for what is held up. What is told again changes nothing.
      await stage.database.rows(
        't-long-ago',
        `insert into booking_history (booking_id, event, actor, to_stage, to_escrow, at, content_hash, change, written_at)
         select booking_id, event, actor, to_stage, to_escrow, at, content_hash, change, now() - interval '7 minutes'
         from booking_history where booking_id = $1 limit 1`,
        [booking.id],
      );
      const { warnings = [] } = await readiness(new Person(stage.url));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toMatch(/ 7 minutes late: .*tell-parties/);
      for (let server = 0; server < 2; server += 1) {
        await stage.app.get(WatchLog).look();
        await stage.jobs.drain();
      }
      expect(await adminMails()).toHaveLength(1);
    } finally {
      await holding.query('rollback');
      holding.release();
    }
    await stage.drain();
    expect(await readiness()).toEqual({ status: 'ok' });
    expect((await stage.app.get(FollowLog).lags()).every(({ seconds }) => seconds === 0)).toBe(true);
  });
});
