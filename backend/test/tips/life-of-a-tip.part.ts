import { beforeAll, describe, expect, it } from '@jest/globals';
import { TIP_TIMES } from '@reelpact/domain';
import type { ReceivedTipDto, TipDto } from '../../src/modules/tips/http/tip.dto.js';
import { SandboxHand } from '../../src/modules/escrow/providers/sandbox/sandbox-hand.js';
import { Reconcile } from '../../src/modules/escrow/index.js';
import type { TestApp } from '../app.js';
import { DECLINED_CARD, aCreator, aUser } from '../builders.js';
import { makeAdmin } from '../factors.js';
import { sharedTestApp } from '../suite.js';
import {
  aSupporter,
  aTip,
  aTippedCreator,
  anotherCard,
  loseNotices,
  payTip,
  readTip,
  switchTips,
  tipBalances,
  tipBody,
} from '../tips.js';

const FEE = 45;
const MINUTE = 60_000;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const paid = async (body: Record<string, unknown> = {}) => {
  const creator = await aTippedCreator(stage);
  const supporter = stage.person();
  const tip = await aTip(supporter, creator, body);
  await payTip(supporter, tip);
  await stage.drain();
  return { creator, supporter, tip, id: tip.id };
};
const undo = (person: ReturnType<TestApp['person']>, id: string) =>
  person.post<TipDto & { code?: string; message?: string }>(`/api/tips/${id}/undo`);
const clean = async () => {
  const { differences } = await stage.app.get(Reconcile).run();
  expect(differences).toEqual([]);
};
const intentOf = async (id: string): Promise<string> => {
  const rows = await stage.database.rows<{ intent: string }>(
    't-tip-intent',
    'select intent_id as intent from tips where id = $1',
    [id],
  );
  return rows[0]?.intent ?? '';
};
const network = async (id: string, signal: 'CHARGEBACK_OPENED' | 'CHARGEBACK_WON' | 'CHARGEBACK_LOST') => {
  await stage.app.get(SandboxHand).send(await intentOf(id), { signal, twice: true });
  await stage.drain();
};
const mailsTo = (email: string) =>
  stage.database.rows<{ subject: string }>(
    't-tip-mails',
    'select subject from mails where recipient = $1 order by created_at, id',
    [email],
  );

describe('a tip', () => {
  it('is paid at once, held for seven days and then paid out', async () => {
    const email = aSupporter();
    const { creator, supporter, tip, id } = await paid({ email });
    expect(tip).toMatchObject({ status: 'created', amount: '5.00', undoUntil: null });
    expect(await readTip(supporter, id)).toMatchObject({ status: 'paid', payment: null });
    expect(await tipBalances(stage, id)).toEqual({
      creator_payable: -500,
      processor_clearing: 500 - FEE,
      processor_fees: FEE,
    });
    expect(await mailsTo(email)).toEqual([{ subject: 'Receipt: your tip of $5.00 for Sophia Reyes' }]);
    await stage.advance(TIP_TIMES.hold - MINUTE);
    await stage.drain();
    expect(await readTip(supporter, id)).toMatchObject({ status: 'paid' });
    await clean();
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    expect(await readTip(supporter, id)).toMatchObject({ status: 'paid_out', undoUntil: null });
    expect(await tipBalances(stage, id)).toEqual({ processor_clearing: -FEE, processor_fees: FEE });
    const { body } = await creator.person.get<ReceivedTipDto[]>('/api/creator/tips');
    expect(body).toMatchObject([{ id, name: 'Mia', status: 'paid_out', refundable: false }]);
    await clean();
  });

  it('counts when it was paid before its time was over, though no notice came', async () => {
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator);
    await payTip(supporter, tip);
    await loseNotices(stage);
    await stage.advance(TIP_TIMES.window);
    await stage.drain();
    expect(await readTip(supporter, tip.id)).toMatchObject({ status: 'paid' });
  });

  it('is given up after a day, and a payment that comes later goes back', async () => {
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator);
    await stage.advance(TIP_TIMES.window);
    await stage.drain();
    expect(await readTip(supporter, tip.id)).toMatchObject({ status: 'abandoned', payment: null });
    // Cardholder and cancellation have crossed at the bank.
    const signal = 'PAYMENT_SECURED';
    await stage.app.get(SandboxHand).send(await intentOf(tip.id), { signal, twice: true });
    await stage.drain();
    const { status, text } = await readTip(supporter, tip.id);
    expect([status, text]).toEqual([
      'abandoned',
      'It wasn’t paid within 24 hours. The money is on its way back to the card. Banks take up to 10 business days.',
    ]);
    expect(await tipBalances(stage, tip.id)).toEqual({ processor_clearing: -FEE, processor_fees: FEE });
    await clean();
  });

  it('can be taken back for thirty minutes, once', async () => {
    const email = aSupporter();
    const { supporter, id, creator } = await paid({ email });
    const answers = [await undo(supporter, id), await undo(stage.person(), id)];
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual([
      [200, 'refunded'],
      [200, 'refunded'],
    ]);
    await stage.drain();
    expect(await tipBalances(stage, id)).toEqual({ processor_clearing: -FEE, processor_fees: FEE });
    expect(await mailsTo(email)).toEqual([
      { subject: 'Receipt: your tip of $5.00 for Sophia Reyes' },
      { subject: 'Refunded: your tip of $5.00 for Sophia Reyes' },
    ]);
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    expect(await readTip(supporter, id)).toMatchObject({ status: 'refunded' });
    const { body } = await creator.person.get<ReceivedTipDto[]>('/api/creator/tips');
    expect(body).toMatchObject([{ id, status: 'refunded', refundable: false }]);
    await clean();
  });

  it('can’t be taken back later, but by its creator or an admin until it is being paid out', async () => {
    const { creator, supporter, id } = await paid();
    await stage.advance(TIP_TIMES.undo);
    const late = await undo(supporter, id);
    expect([late.status, late.body.message]).toEqual([
      409,
      'A tip can be taken back for 30 minutes. That time is over.',
    ]);
    const stranger = await aTippedCreator(stage);
    expect((await stranger.person.post(`/api/creator/tips/${id}/refund`)).status).toBe(404);
    const { status, body } = await creator.person.post<ReceivedTipDto>(`/api/creator/tips/${id}/refund`);
    expect([status, body.status]).toEqual([200, 'refunded']);
    const other = await paid();
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const tooLate = await admin.person.post<{ message: string }>(`/api/admin/tips/${other.id}/refund`);
    expect([tooLate.status, tooLate.body.message]).toEqual([
      409,
      'This tip is on its way to the creator, or has reached them. It can’t be refunded any more.',
    ]);
    await clean();
  });

  it('waits for the card network, and goes on from where it was', async () => {
    const { creator, supporter, id } = await paid();
    await network(id, 'CHARGEBACK_OPENED');
    expect(await readTip(supporter, id)).toMatchObject({ status: 'charged_back' });
    const refused = await creator.person.post<{ code: string }>(`/api/creator/tips/${id}/refund`);
    expect([refused.status, refused.body.code]).toEqual([409, 'CHARGED_BACK']);
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    expect(await readTip(supporter, id)).toMatchObject({ status: 'charged_back' });
    await clean();
    await network(id, 'CHARGEBACK_WON');
    await stage.advance(MINUTE);
    await stage.drain();
    expect(await readTip(supporter, id)).toMatchObject({ status: 'paid_out' });
    expect((await tipBalances(stage, id))['creator_payable']).toBeUndefined();
    await clean();
  });

  it('is taken from what is payable when a chargeback is lost, else from the creator’s account', async () => {
    const { supporter, id } = await paid();
    await network(id, 'CHARGEBACK_OPENED');
    await network(id, 'CHARGEBACK_LOST');
    expect(await readTip(supporter, id)).toMatchObject({ status: 'charged_back' });
    const balances = await tipBalances(stage, id);
    const left = ['creator_payable', 'losses', 'chargebacks'].map((account) => balances[account]);
    expect(left).toEqual([undefined, undefined, undefined]);
    const other = await paid();
    await stage.advance(TIP_TIMES.hold);
    await stage.drain();
    await network(other.id, 'CHARGEBACK_LOST');
    const after = await tipBalances(stage, other.id);
    // It is at the creator's bank by then: the platform bears it.
    expect([after['losses'], after['chargebacks']]).toEqual([500, undefined]);
    await clean();
  });
});

describe('the refund of a tip', () => {
  it('that comes back from the bank waits for an admin, who sends it again', async () => {
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator);
    await payTip(supporter, tip, anotherCard('4000 0000 0000 5126'));
    await stage.drain();
    await undo(supporter, tip.id);
    await stage.drain();
    expect((await readTip(supporter, tip.id)).text).toContain('came back from the bank');
    expect((await tipBalances(stage, tip.id))['refunds_owed']).toBe(-500);
    await clean();
    const stuck = await admin.person.get<{ delayedTipRefunds: string[] }>('/api/admin/stuck');
    expect(stuck.body.delayedTipRefunds).toContain(tip.id);
    const again = await admin.person.post<TipDto>(`/api/admin/tips/${tip.id}/refund`);
    expect([again.status, again.body.status]).toEqual([200, 'refunded']);
    await stage.drain();
    expect(await tipBalances(stage, tip.id)).toEqual({ processor_clearing: -FEE, processor_fees: FEE });
    expect((await readTip(supporter, tip.id)).text).toContain('on its way back to the card');
    await clean();
  });
});

describe('giving a tip', () => {
  it('is refused where nobody takes one, and of what is no tip', async () => {
    const off = await aCreator(stage);
    const supporter = stage.person();
    const give = (username: string, body: Record<string, unknown> = {}) =>
      supporter.post<{ code: string; errors?: Record<string, string> }>(
        `/api/creators/${username}/tips`,
        tipBody(body),
      );
    expect(await give(off.username)).toMatchObject({ status: 409, body: { code: 'TIPS_OFF' } });
    expect(await give('nobody-has-this')).toMatchObject({ status: 404 });
    const { username } = await aTippedCreator(stage);
    for (const amount of ['1.99', '500.01', '5.005', -5, 'five', null, {}])
      expect((await give(username, { amount })).body.errors).toEqual({
        amount: 'Please choose an amount from $2.00 to $500.00',
      });
    expect((await give(username, { currency: 'eur' })).body.errors).toEqual({
      currency: 'Tips are paid in US dollars',
    });
    expect((await give(username, { email: 'mia' })).body.errors).toEqual({
      email: 'Please enter your email, for the receipt',
    });
    for (const long of [{ name: 'x'.repeat(61) }, { message: 'x'.repeat(281) }])
      expect(await give(username, long)).toMatchObject({ status: 400 });
  });

  it('is refused to the creator themselves, signed in or by their email', async () => {
    const creator = await aTippedCreator(stage);
    const path = `/api/creators/${creator.username}/tips`;
    expect(await creator.person.post(path, tipBody())).toMatchObject({
      status: 422,
      body: { code: 'OWN_TIP' },
    });
    const email = creator.email.toUpperCase();
    expect(await stage.person().post(path, tipBody({ email }))).toMatchObject({ status: 422 });
  });

  it('is done once for a key', async () => {
    const { username } = await aTippedCreator(stage);
    const supporter = stage.person();
    const headers = { 'idempotency-key': `tip-${username}` };
    const body = tipBody();
    const give = (sent = body) =>
      supporter.call<TipDto>('POST', `/api/creators/${username}/tips`, sent, headers);
    const [first, second] = [await give(), await give()];
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
    expect((await give({ ...body, amount: '6.00' })).status).toBe(409);
  });

  it('says nothing of who gave it', async () => {
    const { id, supporter } = await paid({ name: 'Zebulon', message: 'Quite secret' });
    const text = JSON.stringify(await readTip(supporter, id));
    expect(text).not.toMatch(/Zebulon|secret|@/);
  });

  it('can be tried again with another card', async () => {
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator, { amount: '7.50', name: '', message: ' ' });
    expect(await payTip(supporter, tip, anotherCard(DECLINED_CARD))).toMatchObject({
      status: 'requires_payment_method',
    });
    await payTip(supporter, tip);
    await stage.drain();
    const { body } = await creator.person.get<ReceivedTipDto[]>('/api/creator/tips');
    expect(body).toMatchObject([{ amount: '7.50', name: null, message: null, refundable: true }]);
  });

  it('goes on with what was begun when its creator switches tips off', async () => {
    const creator = await aTippedCreator(stage);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator);
    await switchTips(creator, false);
    await payTip(supporter, tip);
    await stage.drain();
    expect(await readTip(supporter, tip.id)).toMatchObject({ status: 'paid' });
    const again = await supporter.post(`/api/creators/${creator.username}/tips`, tipBody());
    expect(again).toMatchObject({ status: 409, body: { code: 'TIPS_OFF' } });
  });
});

describe('a creator who got tips', () => {
  it('tells their programs, without the supporter’s email', async () => {
    const creator = await aTippedCreator(stage);
    const hook = { url: 'https://example.org/hook', eventTypes: ['tip.paid'], enabled: true };
    expect((await creator.person.post('/api/webhook-endpoints', hook)).status).toBe(201);
    const supporter = stage.person();
    const tip = await aTip(supporter, creator);
    await payTip(supporter, tip);
    await stage.drain(['wake-webhooks']);
    const events = await stage.database.rows<{ type: string; body: string }>(
      't-tip-webhooks',
      'select type, body from webhook_events where user_id = $1',
      [creator.userId],
    );
    expect(events.map(({ type }) => type)).toEqual(['tip.paid']);
    const { data } = JSON.parse(events[0]?.body ?? '{}') as { data: object };
    expect(data).toEqual({
      tip: {
        ...{ id: tip.id, amount: '5.00', currency: 'usd' },
        ...{ name: 'Mia', message: 'Loved the reel about tea.' },
        paidAt: expect.any(String),
      },
    });
  });

  it('is told of several in one line until it is read', async () => {
    const { creator, supporter } = await paid({ amount: '3.00' });
    for (const amount of ['8.00', '10.00'])
      await payTip(supporter, await aTip(supporter, creator, { amount }));
    await stage.drain();
    const newest = async () => {
      const { body } =
        await creator.person.get<{ title: string; at: string; times: number }[]>('/api/notifications');
      return body[0];
    };
    const folded = await newest();
    expect(folded).toMatchObject({ title: '3 tips, $21.00', times: 3 });
    await creator.person.post('/api/notifications/read', { upTo: folded?.at });
    await payTip(supporter, await aTip(supporter, creator));
    await stage.drain();
    expect(await newest()).toMatchObject({ title: 'You got a tip of $5.00', times: 1 });
  });
});
