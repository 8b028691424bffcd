import { beforeAll, describe, expect, it } from '@jest/globals';
import type { SentPayoutDto, BankPayoutDto } from '../../src/modules/escrow/http/money.dto.js';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import { SandboxHand } from '../../src/modules/escrow/providers/sandbox/sandbox-hand.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, card, differencesAbout, GOOD_CARD, pay, read } from '../builders.js';
import { SUM_OF, labels, payouts, statement } from '../money-views.js';
import type { Person } from '../person.js';
import { deliver, completed, producing } from '../scenes.js';
import { giveFactor } from '../factors.js';

const DISPUTED = '4000 0000 0000 0259';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await sharedTestApp();
  const user = await aUser(stage);
  expect(await stage.app.get(MakeAdmin).run(user.email.toUpperCase(), true)).toBe(true);
  await giveFactor(stage.database, user.id);
  admin = user.person;
});

const produced = (cardNumber?: string) => producing(stage, { cardNumber, admin });
const finished = (cardNumber?: string) => completed(stage, { cardNumber, admin });

describe('a booking’s statement', () => {
  it('says what is planned while the money is held, and what became of it when it was sent', async () => {
    const { creator, brand, booking, driver } = await produced();
    expect(await statement(brand, booking.id)).toMatchObject({
      gross: '150.00',
      fee: '15.00',
      net: '135.00',
      refunded: '0.00',
      settled: false,
      hold: null,
      expectedAt: null,
    });
    await deliver(driver);
    const { deadlineAt } = await read(brand, booking.id);
    expect((await statement(creator.person, booking.id)).expectedAt).toBe(deadlineAt);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    await stage.drain();
    const done = await statement(creator.person, booking.id);
    expect(done).toMatchObject({ settled: true, net: '135.00', hold: null });
    expect(Date.parse(done.expectedAt ?? '')).toBeGreaterThan(Date.now());
    expect(labels(done)).toEqual([
      'Paid by card and held: 150.00',
      "The creator's share: 135.00",
      'Platform fee: 15.00',
      "Sent to the creator's account: 135.00",
    ]);
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
  });

  it('promises nobody anything of a booking that ended unpaid', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    await brand.post(`/api/brand/bookings/${booking.id}/withdraw`);
    expect(await statement(creator.person, booking.id)).toMatchObject({
      net: '0.00',
      fee: '0.00',
      lines: [],
    });
  });

  it('tells the brand nothing of what the creator’s share waits for', async () => {
    const { creator, brand, booking, driver } = await produced();
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    expect((await statement(creator.person, booking.id)).hold).toMatchObject({ code: 'ON_ITS_WAY' });
    expect(await statement(brand, booking.id)).toMatchObject({
      hold: null,
      where: expect.not.stringContaining('your account'),
    });
    await stage.drain();
  });

  it('is nobody else’s', async () => {
    const { booking } = await produced();
    const { person: stranger } = await aCreator(stage);
    for (const somebody of [stage.person(), stranger]) {
      expect((await somebody.get(`/api/bookings/${booking.id}/statement`)).status).toBe(404);
    }
  });
});

describe('payouts', () => {
  it('show balance, history and bank, and pay an account that opens by itself', async () => {
    const held = await produced();
    expect(await payouts(held.creator)).toMatchObject({
      pending: '150.00',
      feeBps: stage.config.platformFeeBps,
      available: '0.00',
      paid: '0.00',
      account: null,
      hold: null,
      waiting: [],
    });
    const { creator, booking } = await finished();
    expect(await payouts(creator)).toMatchObject({ pending: '0.00', available: '0.00', paid: '135.00' });
    const history = await creator.person.get<SentPayoutDto[]>('/api/creator/payouts/history');
    expect(history.body).toMatchObject([{ bookingId: booking.id, direction: 'sent', amount: '135.00' }]);
    const bank = await creator.person.get<BankPayoutDto[]>('/api/creator/payouts/bank');
    expect(bank.body).toMatchObject([{ amount: '135.00', status: 'pending', failure: null }]);
    const onboard = () =>
      creator.person.post<{ url: string; code: string }>('/api/creator/payouts/onboarding');
    // A password alone doesn’t say where the money goes.
    expect(await onboard()).toMatchObject({ status: 403, body: { code: 'FACTOR_NEEDED' } });
    await giveFactor(stage.database, creator.userId);
    const link = await onboard();
    expect(link).toMatchObject({ status: 200, body: { url: expect.stringContaining('tab=payouts') } });
  });

  it('name the exact reason when something is held back', async () => {
    const { creator, brand, booking, driver } = await produced();
    await deliver(driver);
    await stage.database.rows('t-unverify', 'update users set email_verified_at = null where id = $1', [
      creator.userId,
    ]);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    expect(await payouts(creator)).toMatchObject({
      available: '135.00',
      hold: { code: 'EMAIL_UNVERIFIED' },
      waiting: [{ bookingId: booking.id, amount: '135.00', hold: { code: 'EMAIL_UNVERIFIED' } }],
    });
    expect((await creator.person.post('/api/creator/payouts/onboarding')).status).toBe(403);
    await stage.database.rows('t-verify-again', 'update users set email_verified_at = now() where id = $1', [
      creator.userId,
    ]);
    expect(await payouts(creator)).toMatchObject({ hold: null, waiting: [{ hold: { code: 'ON_ITS_WAY' } }] });
    await stage.drain();
    expect(await payouts(creator)).toMatchObject({ paid: '135.00', waiting: [] });
  });

  it('are for creators', async () => {
    const { person } = await aUser(stage);
    expect((await person.get('/api/creator/payouts')).status).toBe(403);
    expect((await stage.person().get('/api/creator/payouts')).status).toBe(401);
  });
});

const intentOf = async (bookingId: string): Promise<string> =>
  (await stage.database.row<{ id: string }>(
    't-newest-intent',
    'select intent_id as id from payment_attempts where booking_id = $1 order by number desc limit 1',
    [bookingId],
  ))!.id;

describe('a payment of a wrong amount', () => {
  it.each(['approve_first', 'pay_first'] as const)(
    'goes back, and the brand can pay with another intent: %s',
    async (flow) => {
      const creator = await aCreator(stage);
      const { brand, booking } = await aBooking(stage, creator, flow);
      const path = `/api/creator/bookings/${booking.id}/approve`;
      if (flow === 'approve_first') await creator.person.post(path, {});
      await brand.post('/api/create-payment-intent', { bookingId: booking.id });
      const intentId = await intentOf(booking.id);
      const signal = { signal: 'PAYMENT_SECURED', amount: 100, twice: true } as const;
      await stage.app.get(SandboxHand).send(intentId, signal);
      await stage.drain();
      await pay(stage, brand, booking.id);
      expect(await intentOf(booking.id)).not.toBe(intentId);
      if (flow === 'pay_first') await creator.person.post(path, {});
      await stage.drain();
      expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowStatus: 'held' });
      expect(await differencesAbout(stage, booking.id)).toEqual([]);
    },
  );
});

describe('a chargeback', () => {
  const disputeOf = (bookingId: string) =>
    stage.database.row<{ id: string }>(
      't-dispute',
      `select d.id from sandbox.disputes d join payment_attempts a on a.intent_id = d.intent_id where a.booking_id = $1`,
      [bookingId],
    );
  async function close(bookingId: string, outcome: 'won' | 'lost'): Promise<void> {
    const dispute = await disputeOf(bookingId);
    const path = `/api/payments/sandbox/disputes/${dispute?.id ?? ''}/close`;
    expect((await admin.post(path, { outcome })).status).toBe(204);
    expect((await admin.post(path, { outcome })).status).toBe(404);
    await stage.drain();
  }

  it('freezes the deal, stops the transfer, and lets it leave when it was won', async () => {
    const { creator, brand, booking, driver } = await produced(DISPUTED);
    expect(await read(brand, booking.id)).toMatchObject({ escrowLabel: 'Under Card Review' });
    const submit = deliver(driver);
    await expect(submit).rejects.toThrow(/CHARGED_BACK/);
    expect(await statement(creator.person, booking.id)).toMatchObject({ hold: { code: 'CHARGED_BACK' } });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    await close(booking.id, 'won');
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowLabel: 'Funds Secured' });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
  });

  it('of a part that is lost gives the rest back to the brand', async () => {
    const { creator, booking, driver } = await produced(GOOD_CARD);
    const chargeback = { actor: 'network', attempt: 1, chargeback: 'dp_part', at: 0 } as const;
    await driver.happen({ type: 'CHARGEBACK_OPENED', ...chargeback, amount: 5_000 });
    await driver.happen({ type: 'CHARGEBACK_LOST', ...chargeback });
    const sumOf = async (account: string) =>
      (await stage.database.rows<{ sum: string }>('t-charged', SUM_OF, [booking.id, account]))[0]?.sum;
    expect([await sumOf('escrow'), await sumOf('chargebacks')]).toEqual(['0', '0']);
    await stage.drain();
    expect(await sumOf('refunds_owed')).toBe('0');
    const refunds = await stage.database.rows(
      't-part-refunds',
      `select m.amount from sandbox.movements m join payment_attempts a on a.intent_id = m.intent_id where a.booking_id = $1`,
      [booking.id],
    );
    expect(refunds).toEqual([{ amount: 10_000 }]);
    // What the card network has kept is nobody’s share.
    expect(await statement(creator.person, booking.id)).toMatchObject({
      ...{ gross: '150.00', net: '0.00', fee: '0.00', refunded: '100.00', settled: true },
    });
  });

  it('that is lost keeps a refund that comes back afterwards: it is owed to nobody', async () => {
    const { creator, brand, booking, driver } = await produced();
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent: 60, reason: 'fair' });
    await stage.drain();
    const intentId = await intentOf(booking.id);
    await stage.database.transaction((tx) => tx.enqueue('sandbox-trouble', { intentId }));
    await stage.drain();
    await close(booking.id, 'lost');
    await stage.app.get(SandboxHand).send(intentId, { signal: 'REFUND_FAILED', twice: true });
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ escrowStatus: 'lost' });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    const owed = await stage.database.rows('t-owed', SUM_OF, [booking.id, 'refunds_owed']);
    expect(owed).toEqual([{ sum: '0' }]);
  });

  it('that is lost takes back what was transferred, as far as it is there', async () => {
    const { creator, brand, booking } = await finished();
    const [{ intent_id: intentId } = { intent_id: '' }] = await stage.database.rows<{ intent_id: string }>(
      't-intent',
      'select intent_id from payment_attempts where booking_id = $1',
      [booking.id],
    );
    await stage.database.transaction((tx) => tx.enqueue('sandbox-trouble', { intentId }));
    await stage.drain();
    expect(await payouts(creator)).toMatchObject({ paid: '135.00' });
    await close(booking.id, 'lost');
    expect(await payouts(creator)).toMatchObject({ paid: '0.00' });
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'completed', escrowStatus: 'lost' });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    const charged = await stage.database.rows('t-charged', SUM_OF, [booking.id, 'chargebacks']);
    expect(charged).toEqual([{ sum: '0' }]);
  });
});

describe('a card that is over', () => {
  it('is declined as Stripe declines it, and another one still pays', async () => {
    const { brand, booking } = await aBooking(stage, await aCreator(stage));
    const { body } = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
      bookingId: booking.id,
    });
    const use = (expiry: object) =>
      brand.post('/api/payments/sandbox/confirm', {
        clientSecret: body.clientSecret,
        card: { ...card(GOOD_CARD), ...expiry },
      });
    expect((await use({ expMonth: 1, expYear: 2020 })).body).toEqual({
      status: 'requires_payment_method',
      declineCode: 'expired_card',
      declineMessage: 'Your card has expired.',
    });
    for (const expiry of [{ expMonth: 13 }, { expMonth: 0 }, { expYear: 34 }, { expYear: 20_340 }]) {
      expect((await use(expiry)).status).toBe(400);
    }
    expect((await use({ expYear: 2099 })).body).toMatchObject({ declineCode: 'invalid_expiry_year' });
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'unpaid' });
    expect((await use({})).body).toMatchObject({ status: 'requires_capture', declineCode: null });
  });
});

describe('the bank’s own question (3-D Secure)', () => {
  it('is asked before the card is authorized; a no declines, a yes pays', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await pay(stage, brand, booking.id, '4000 0025 0000 3155');
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'unpaid' });
    const { body } = await brand.post<{ clientSecret: string }>('/api/create-payment-intent', {
      bookingId: booking.id,
    });
    const answer = (approved: boolean) =>
      brand.post('/api/payments/sandbox/authenticate', { clientSecret: body.clientSecret, approved });
    expect((await answer(false)).body).toMatchObject({
      status: 'requires_payment_method',
      declineMessage: expect.stringContaining('unable to authenticate'),
    });
    await pay(stage, brand, booking.id, '4000 0025 0000 3155');
    expect((await answer(true)).body).toEqual({
      status: 'requires_capture',
      declineCode: null,
      declineMessage: null,
    });
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested', escrowStatus: 'authorized' });
  });
});
