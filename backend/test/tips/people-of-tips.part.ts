import { beforeAll, describe, expect, it } from '@jest/globals';
import { TIP_TIMES } from '@reelpact/domain';
import { PurgeExpired } from '../../src/platform/database/purge-expired.js';
import type { TestApp } from '../app.js';
import { PASSWORD, aCreator, aUser, setClock, unprove } from '../builders.js';
import { payouts } from '../money-views.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';
import { aTip, aTippedCreator, payTip, readTip, switchTips, tipBody } from '../tips.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const personalOf = async (id: string) =>
  (
    await stage.database.rows<{ email: string | null; name: string | null; message: string | null }>(
      't-personal-tip',
      'select email, name, message from tips where id = $1',
      [id],
    )
  )[0];
interface Exported {
  data: { tipsGiven: object[]; tipsReceived: object[] };
}
const exported = async (person: Person) => (await person.get<Exported>('/api/auth/export')).body.data;
const remove = (person: Person, email: string) =>
  person.post('/api/auth/delete-account', { email, password: PASSWORD });
const NOBODY = { email: null, name: null, message: null };

describe('a supporter', () => {
  it('has tips in the copy of their data, and leaves no trace but the money', async () => {
    const creator = await aTippedCreator(stage);
    const { person, email } = await aUser(stage);
    const tip = await aTip(person, creator, { email: email.toUpperCase() });
    await payTip(person, tip);
    await stage.drain();
    expect((await exported(person)).tipsGiven).toMatchObject([
      { id: tip.id, amountCents: 500, status: 'paid', name: 'Mia', creator: creator.username },
    ]);
    const { tipsReceived } = await exported(creator.person);
    expect(JSON.stringify(tipsReceived)).not.toContain('@');
    expect(tipsReceived).toMatchObject([{ id: tip.id, name: 'Mia' }]);
    const { status } = await remove(person, email);
    expect(status).toBeLessThan(300);
    expect(await personalOf(tip.id)).toEqual(NOBODY);
    expect(await readTip(stage.person(), tip.id)).toMatchObject({ status: 'paid' });
  });

  it('is forgotten some time after the last thing that happened', async () => {
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const [old, fresh] = [await aTip(supporter, creator), await aTip(supporter, creator)];
    for (const tip of [old, fresh]) await payTip(supporter, tip);
    await stage.drain();
    await stage.database.rows(
      't-old-tip',
      `update tips set changed_at = now() - interval '${TIP_TIMES.personal / 1000 + 60} seconds' where id = $1`,
      [old.id],
    );
    await stage.app.get(PurgeExpired).run();
    expect(await personalOf(old.id)).toEqual(NOBODY);
    expect(await personalOf(fresh.id)).toMatchObject({ name: 'Mia' });
  });
});

describe('a creator', () => {
  it('switches tips on once payouts are set up', async () => {
    const creator = await aCreator(stage);
    await unprove(stage, creator.userId);
    await expect(switchTips(creator)).rejects.toThrow('Set up payouts before you switch tips on');
    await stage.database.rows('t-prove', 'update users set email_verified_at = now() where id = $1', [
      creator.userId,
    ]);
    await switchTips(creator);
    // What is on stays on, also where something else is saved while nobody can be paid.
    await unprove(stage, creator.userId);
    await switchTips(creator);
    const answer = await stage.person().post(`/api/creators/${creator.username}/tips`, tipBody());
    expect(answer.status).toBe(201);
  });

  it('sees tips apart from what bookings have earned, and stays until they are sent or refunded', async () => {
    await setClock(stage.database, Date.now());
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator, { amount: '12.50' });
    await payTip(supporter, tip);
    await stage.drain();
    const nothing = { pending: '0.00', available: '0.00', paid: '0.00' };
    expect(await payouts(creator)).toMatchObject({ ...nothing, tips: { waiting: '12.50', paid: '0.00' } });
    const insights = await creator.person.get('/api/creators/insights?days=28');
    expect(insights.body).toMatchObject({
      tips: { count: 1, money: '12.50' },
      totals: { bookings: 0, money: '0.00' },
    });
    const dashboard = await creator.person.get<{ stats: object }>('/api/creator/dashboard');
    expect(JSON.stringify(dashboard.body)).not.toContain('12.50');
    const stays = await remove(creator.person, creator.email);
    expect(stays.status).toBe(409);
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    expect(await payouts(creator)).toMatchObject({ ...nothing, tips: { waiting: '0.00', paid: '12.50' } });
    const unpaid = await aTip(supporter, creator);
    const leaves = await remove(creator.person, creator.email);
    expect(leaves.status).toBeLessThan(300);
    await stage.drain();
    expect(await readTip(supporter, unpaid.id)).toMatchObject({ status: 'abandoned', payment: null });
    expect([await personalOf(tip.id), await personalOf(unpaid.id)]).toEqual([NOBODY, NOBODY]);
    const again = await supporter.post(`/api/creators/${creator.username}/tips`, tipBody());
    expect(again.status).toBe(404);
  });
});
