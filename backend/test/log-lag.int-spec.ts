import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WatchLog } from '../src/modules/admin/watch-log.js';
import { WatchPlatform } from '../src/modules/escrow/index.js';
import { Readiness } from '../src/platform/http/health.module.js';
import { FollowLog } from '../src/platform/log/follow-log.js';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser, bookingBody } from './builders.js';
import { makeAdmin } from './factors.js';
import { Person } from './person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
  stage.app.get(Readiness).announce();
  await stage.app.get(WatchPlatform).look();
});
afterAll(() => stage.stop());

const readiness = async () => (await stage.person().get<{ warnings?: string[] }>('/api/health/ready')).body;
const adminMails = () =>
  stage.database.rows('t-late-mails', `select 1 from mails where subject = 'Notifications are late'`);

describe('the followers of the log', () => {
  it('are reported while a transaction holds them up, and admins are told once', async () => {
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const creator = await aCreator(stage);
    await stage.drain();
    expect(await readiness()).toEqual({ status: 'ok' });

    const holding = await stage.database.pool.connect();
    await holding.query('begin; select pg_current_xact_id()');
    // Nobody settles here: that would wait for what is held up.
    const brand = new Person(stage.url);
    await brand.post('/api/package-bookings', bookingBody('approve_first', creator.packageId));
    await stage.database.rows(
      't-long-ago',
      `update booking_history set written_at = now() - interval '7 minutes' where id = (select max(id) from booking_history)`,
    );
    const { warnings = [] } = (await new Person(stage.url).get<{ warnings?: string[] }>('/api/health/ready'))
      .body;
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/ 7 minutes late: .*tell-parties/);
    for (let server = 0; server < 2; server += 1) {
      await stage.app.get(WatchLog).look();
      await stage.jobs.drain();
    }
    expect(await adminMails()).toHaveLength(1);

    await holding.query('rollback');
    holding.release();
    await stage.drain();
    expect(await readiness()).toEqual({ status: 'ok' });
    expect((await stage.app.get(FollowLog).lags()).every(({ seconds }) => seconds === 0)).toBe(true);
  });
});
