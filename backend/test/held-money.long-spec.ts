import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WatchHeldMoney } from '../src/modules/escrow/index.js';
import { type TestApp, startTestApp } from './app.js';
import { aUser } from './builders.js';
import { aProduction } from './sending.js';
import { makeAdmin } from './factors.js';

const DAY = 86_400_000;

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

/** Moves the clock and looks, like ten servers at once; nobody ends a window meanwhile. */
async function lookAfter(days: number): Promise<number> {
  await stage.database.rows('t-days', 'update product_clock set offset_seconds = offset_seconds + $1', [
    days * (DAY / 1000),
  ]);
  const watch = stage.app.get(WatchHeldMoney);
  const reported = await Promise.all(Array.from({ length: 10 }, () => watch.look()));
  await stage.drain();
  return reported.reduce((sum, one) => sum + one, 0);
}
const mailsTo = async (email: string): Promise<string[]> =>
  (
    await stage.database.rows<{ subject: string }>(
      't-admin-mails',
      `select subject from mails where recipient = $1 and subject like 'Money is held%' order by created_at, id`,
      [email],
    )
  ).map(({ subject }) => subject);

describe('money that is held for long', () => {
  it('is reported to every admin after 60 and after 80 days, once, and not when it has left', async () => {
    await aProduction(stage);
    const gone = await aProduction(stage);
    await gone.creator.person.post(`/api/creator/bookings/${gone.bookingId}/withdraw`, { reason: 'ill' });
    const admins = [await aUser(stage), await aUser(stage)];
    const unverified = await aUser(stage, { verified: false });
    await stage.database.rows('t-admins', 'update users set is_admin = true where id = any ($1::uuid[])', [
      [...admins, unverified].map(({ id }) => id),
    ]);
    expect(await lookAfter(59)).toBe(0);
    expect(await lookAfter(1)).toBe(1);
    expect(await lookAfter(19)).toBe(0);
    expect(await lookAfter(1)).toBe(1);
    expect(await lookAfter(100)).toBe(0);
    for (const { email } of admins) {
      expect(await mailsTo(email)).toEqual([
        'Money is held for 60 days: UGC Package ($150.00)',
        'Money is held for 80 days: UGC Package ($150.00)',
      ]);
    }
    expect(await mailsTo(unverified.email)).toEqual([]);
  });

  it('is reported once, for the longer time, when nobody looked for months', async () => {
    await aProduction(stage);
    const { id, email } = await aUser(stage);
    await makeAdmin(stage.database, id);
    expect(await lookAfter(90)).toBe(1);
    expect(await lookAfter(1)).toBe(0);
    expect(await mailsTo(email)).toEqual(['Money is held for 80 days: UGC Package ($150.00)']);
  });
});
