import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  StatementDto,
  PayoutsDto,
  SentPayoutDto,
  BankPayoutDto,
} from '../src/modules/escrow/http/money.dto.js';
import type { ReconciliationDto, StuckWorkDto } from '../src/modules/admin/http/admin.dto.js';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import { MakeAdmin } from '../src/modules/admin/index.js';
import { type TestApp, startTestApp } from './app.js';
import { BookingDriver } from './booking-driver.js';
import { type TestCreator, aBooking, aCreator, aUser, pay, read } from './builders.js';
import type { Person } from './person.js';

const REFUND_FAILS = '4000 0000 0000 5126';
const DISPUTED = '4000 0000 0000 0259';

let stage: TestApp;
let admin: Person;
beforeAll(async () => {
  stage = await startTestApp({ PLATFORM_FEE_BPS: '1000' });
  const user = await aUser(stage);
  expect(await stage.app.get(MakeAdmin).run(user.email.toUpperCase(), true)).toBe(true);
  admin = user.person;
});
afterAll(() => stage.stop());

async function producing(cardNumber?: string) {
  const creator = await aCreator(stage);
  const { brand, booking } = await aBooking(stage, creator);
  await pay(stage, brand, booking.id, cardNumber);
  expect((await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {})).status).toBe(200);
  await stage.drain();
  const driver = new BookingDriver(stage, { brand, creator, admin }, booking.id);
  return { creator, brand, booking, driver };
}
async function completed(cardNumber?: string) {
  const made = await producing(cardNumber);
  await made.driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
  await made.brand.post(`/api/bookings/${made.booking.id}/review`, { action: 'approve' });
  await stage.drain();
  return made;
}
const statement = async (person: Person, id: string): Promise<StatementDto> =>
  (await person.get<StatementDto>(`/api/bookings/${id}/statement`)).body;
const payouts = async (creator: TestCreator): Promise<PayoutsDto> =>
  (await creator.person.get<PayoutsDto>('/api/creator/payouts')).body;
const stuck = async (): Promise<StuckWorkDto> => (await admin.get<StuckWorkDto>('/api/admin/stuck')).body;
async function differences(bookingId: string): Promise<string[]> {
  const { body } = await admin.get<ReconciliationDto>('/api/admin/reconciliation');
  return body.differences.filter((one) => one.bookingId === bookingId).map(({ text }) => text);
}
const labels = ({ lines }: StatementDto) => lines.map(({ label, amount }) => `${label}: ${amount}`);

describe('a booking’s statement', () => {
  it('says what is planned while the money is held, and what became of it when it was sent', async () => {
    const { creator, brand, booking, driver } = await producing();
    expect(await statement(brand, booking.id)).toMatchObject({
      gross: '150.00',
      fee: '15.00',
      net: '135.00',
      refunded: '0.00',
      settled: false,
      hold: null,
      expectedAt: null,
    });
    await driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
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
    expect(await differences(booking.id)).toEqual([]);
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
    const { creator, brand, booking, driver } = await producing();
    await driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
    expect((await statement(creator.person, booking.id)).hold).toMatchObject({ code: 'ON_ITS_WAY' });
    expect(await statement(brand, booking.id)).toMatchObject({
      hold: null,
      where: expect.not.stringContaining('your account'),
    });
    await stage.drain();
  });

  it('is nobody else’s', async () => {
    const { booking } = await producing();
    const { person: stranger } = await aCreator(stage);
    for (const somebody of [stage.person(), stranger]) {
      expect((await somebody.get(`/api/bookings/${booking.id}/statement`)).status).toBe(404);
    }
  });
});

describe('payouts', () => {
  it('show balance, history and bank, and pay an account that opens by itself', async () => {
    const held = await producing();
    expect(await payouts(held.creator)).toMatchObject({
      pending: '150.00',
      available: '0.00',
      paid: '0.00',
      account: null,
      hold: null,
      waiting: [],
    });
    const { creator, booking } = await completed();
    expect(await payouts(creator)).toMatchObject({ pending: '0.00', available: '0.00', paid: '135.00' });
    const history = await creator.person.get<SentPayoutDto[]>('/api/creator/payouts/history');
    expect(history.body).toMatchObject([{ bookingId: booking.id, direction: 'sent', amount: '135.00' }]);
    const bank = await creator.person.get<BankPayoutDto[]>('/api/creator/payouts/bank');
    expect(bank.body).toMatchObject([{ amount: '135.00', status: 'pending', failure: null }]);
    const link = await creator.person.post<{ url: string }>('/api/creator/payouts/onboarding');
    expect(link).toMatchObject({ status: 200, body: { url: expect.stringContaining('tab=payouts') } });
  });

  it('name the exact reason when something is held back', async () => {
    const { creator, brand, booking, driver } = await producing();
    await driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
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

describe('an admin', () => {
  it('is made from the command line alone, and only of a confirmed email', async () => {
    const { email, person } = await aUser(stage, { verified: false });
    expect(await stage.app.get(MakeAdmin).run(email, true)).toBe(false);
    expect((await person.get('/api/admin/disputes')).status).toBe(403);
    expect((await stage.person().get('/api/admin/disputes')).status).toBe(401);
  });

  it('sees disputes and decides them; the split is paid and refunded', async () => {
    const { creator, brand, booking, driver } = await producing();
    await driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    const { body } = await admin.get<BookingDto[]>('/api/admin/disputes');
    expect(body.find(({ id }) => id === booking.id)).toMatchObject({ role: 'admin', stage: 'disputed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent: 60, reason: 'fair' });
    await stage.drain();
    expect(await statement(brand, booking.id)).toMatchObject({
      net: '81.00',
      fee: '9.00',
      refunded: '60.00',
    });
    expect(await differences(booking.id)).toEqual([]);
  });

  it('sends a refund again that came back from the bank', async () => {
    const { creator, brand, booking } = await producing(REFUND_FAILS);
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'cancelled',
      escrowLabel: 'Refund Delayed',
    });
    expect((await stuck()).delayedRefunds).toContain(booking.id);
    expect(await differences(booking.id)).toEqual([]);
    const again = () =>
      admin.post(`/api/admin/bookings/${booking.id}/refund-again`, { reason: 'sent again' });
    expect(await again()).toMatchObject({ status: 200, body: { escrowLabel: 'Refunded' } });
    await stage.drain();
    expect(await differences(booking.id)).toEqual([]);
    const moved = await stage.database.rows<{ status: string }>(
      't-refund-rows',
      `select status from sandbox.movements where booking_id = $1 order by created_at`,
      [booking.id],
    );
    expect(moved.map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  it('gives a part of a released payment back, taking the creator’s part from her account', async () => {
    const { creator, brand, booking } = await completed();
    const grant = (amount: string) =>
      admin.post<{ code?: string }>(`/api/admin/bookings/${booking.id}/refund`, {
        amount,
        reason: 'goodwill',
      });
    expect((await grant('150.01')).body.code).toBe('INVALID_TRANSITION');
    expect((await grant('50.00')).status).toBe(200);
    await stage.drain();
    const after = await statement(brand, booking.id);
    expect(after).toMatchObject({ refunded: '50.00', fee: '10.00', net: '90.00' });
    expect(labels(after)).toContain("Taken back from the creator's account: 45.00");
    expect(await payouts(creator)).toMatchObject({ paid: '90.00' });
    const dashboard = await creator.person.get<{ totals: { earnings: string } }>('/api/creators/dashboard');
    expect(dashboard.body.totals.earnings).toBe('100.00');
    expect(await differences(booking.id)).toEqual([]);
    const books = await stage.database.rows('t-losses', SUM_OF, [booking.id, 'losses']);
    expect(books).toEqual([{ sum: '0' }]);
  });

  it('sees failing jobs and lets them be tried again', async () => {
    const bookingId = '00000000-0000-4000-8000-000000000000';
    const order = { bookingId, attempt: 1, step: 'refund' };
    await stage.database.transaction((tx) => tx.enqueue('refund-payment', order));
    await expect(stage.drain()).rejects.toThrow('no payment attempt');
    const [job] = (await stuck()).jobs;
    await stage.database.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [
      job?.id ?? 0,
    ]);
    expect(job).toMatchObject({
      task: 'refund-payment',
      attempts: 1,
      givenUp: false,
      lastError: expect.stringContaining('no payment attempt'),
    });
    expect((await admin.post('/api/admin/jobs/999999/retry')).status).toBe(404);
    expect((await admin.post('/api/admin/jobs/x/retry')).status).toBe(404);
  });
});

const SUM_OF = `select coalesce(sum(e.amount_cents), 0)::text as sum from ledger_entries e
  join ledger_postings p on p.id = e.posting_id where p.booking_id = $1 and e.account = $2`;

describe('a charge-back', () => {
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
    const { creator, brand, booking, driver } = await producing(DISPUTED);
    expect(await read(brand, booking.id)).toMatchObject({ escrowLabel: 'Under Card Review' });
    const submit = driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
    await expect(submit).rejects.toThrow(/CHARGED_BACK/);
    expect(await statement(creator.person, booking.id)).toMatchObject({ hold: { code: 'CHARGED_BACK' } });
    expect(await differences(booking.id)).toEqual([]);
    await close(booking.id, 'won');
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', escrowLabel: 'Funds Secured' });
    expect(await differences(booking.id)).toEqual([]);
  });

  it('that is lost takes back what was transferred, as far as it is there', async () => {
    const { creator, brand, booking } = await completed();
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
    expect(await differences(booking.id)).toEqual([]);
    const charged = await stage.database.rows('t-charged', SUM_OF, [booking.id, 'chargebacks']);
    expect(charged).toEqual([{ sum: '0' }]);
  });
});

describe('reconciliation', () => {
  it('names what the provider did behind our back, and leaves out what is on its way', async () => {
    const { booking, brand } = await completed();
    await stage.database.rows(
      't-cheat',
      `update sandbox.intents set amount_received = amount_received - 100 where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    expect(await differences(booking.id)).toEqual([
      expect.stringContaining('$150.00 received, the provider $149.00'),
    ]);
    await stage.database.rows(
      't-mend',
      `update sandbox.intents set amount_received = amount where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    await stage.database.rows(
      't-stranger',
      `insert into sandbox.intents (id, client_secret, idempotency_key, amount, currency, capture_method, status, amount_received, metadata)
       values ('pi_stranger', 's', 'k', 500, 'usd', 'automatic', 'succeeded', 500, '{}')`,
    );
    const { body } = await admin.get<ReconciliationDto>('/api/admin/reconciliation');
    expect(body.differences).toEqual([
      { bookingId: null, text: expect.stringContaining('a payment pi_stranger of $5.00') },
    ]);
    await stage.database.rows('t-no-stranger', `delete from sandbox.intents where id = 'pi_stranger'`);
    expect((await statement(brand, booking.id)).gross).toBe('150.00');
  });
});

describe('reconciliation of what nobody moves any more', () => {
  const endJobs = () =>
    stage.database.pool.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    );

  it('names a share and a refund whose jobs are gone, and an order that was begun and given up', async () => {
    const { creator, brand, booking, driver } = await producing();
    await driver.happen({ type: 'CONTENT_SUBMITTED', actor: 'creator', newFiles: 1, at: 0 });
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent: 60, reason: 'fair' });
    // Their time has come: they are on their way.
    expect(await differences(booking.id)).toEqual([]);
    await endJobs();
    expect(await differences(booking.id)).toEqual([
      '$81.00 is owed to the creator, and nobody is sending it.',
      '$60.00 is owed to the brand, and nobody is sending it.',
    ]);
    await stage.database.rows(
      't-begun',
      `insert into provider_orders (key, booking_id, kind, attempt, amount_cents, source_id)
       values ($1, $2, 'refund', 1, 6000, 'pi_1')`,
      [`${booking.id}:refund:1`, booking.id],
    );
    expect((await differences(booking.id))[0]).toMatch(/refund .* of \$60\.00 was begun and given up/);
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
    expect((await answer(true)).body).toEqual({ status: 'requires_capture', declineMessage: null });
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested', escrowStatus: 'authorized' });
  });
});
