import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ReconciliationDto, StuckWorkDto } from '../../src/modules/admin/http/admin.dto.js';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import { MakeAdmin } from '../../src/modules/admin/index.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aUser, differencesAbout, read } from '../builders.js';
import { SUM_OF, differences, labels, payouts, statement } from '../money-views.js';
import type { Person } from '../person.js';
import { deliver, completed, producing } from '../scenes.js';
import { giveFactor } from '../factors.js';

const REFUND_FAILS = '4000 0000 0000 5126';

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
const stuck = async (): Promise<StuckWorkDto> => (await admin.get<StuckWorkDto>('/api/admin/stuck')).body;

describe('an admin', () => {
  it('is made from the command line alone, and only of a confirmed email', async () => {
    const { email, person } = await aUser(stage, { verified: false });
    expect(await stage.app.get(MakeAdmin).run(email, true)).toBe(false);
    expect((await person.get('/api/admin/disputes')).status).toBe(403);
    expect((await stage.person().get('/api/admin/disputes')).status).toBe(401);
  });

  it('sees disputes and decides them; the split is paid and refunded', async () => {
    const { creator, brand, booking, driver } = await produced();
    await deliver(driver);
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
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
  });

  it('sees the dispute first that ends first', async () => {
    for (let left = 2; left > 0; left -= 1) {
      const { creator, brand, booking, driver } = await produced();
      await deliver(driver);
      await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
      await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    }
    const { body } = await admin.get<BookingDto[]>('/api/admin/disputes');
    const ends = body.map(({ deadlineAt }) => deadlineAt ?? '');
    expect(new Set(ends).size).toBeGreaterThan(1);
    expect(ends).toEqual([...ends].sort());
  });

  it('sends a refund again that came back from the bank', async () => {
    const { creator, brand, booking } = await produced(REFUND_FAILS);
    await creator.person.post(`/api/creator/bookings/${booking.id}/withdraw`, { reason: 'ill' });
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({
      stage: 'cancelled',
      escrowLabel: 'Refund Delayed',
    });
    expect((await stuck()).delayedRefunds).toContain(booking.id);
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    const again = () =>
      admin.post(`/api/admin/bookings/${booking.id}/refund-again`, { reason: 'sent again' });
    expect(await again()).toMatchObject({ status: 200, body: { escrowLabel: 'Refunded' } });
    await stage.drain();
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    const moved = await stage.database.rows<{ status: string }>(
      't-refund-rows',
      `select status from sandbox.movements where transfer_group = $1 order by created_at`,
      [booking.id],
    );
    expect(moved.map(({ status }) => status)).toEqual(['failed', 'sent']);
  });

  it('gives a part of a released payment back, taking the creator’s part from their account', async () => {
    const { creator, brand, booking } = await finished();
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
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
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

describe('a job that was replaced', () => {
  const leave = () =>
    stage.database.transaction((tx) => tx.enqueue('t-replaced', { n: 1 }, { key: 't-replaced:1' }));
  const named = async () => (await stuck()).jobs.filter(({ task }) => task === 't-replaced');

  it('is not stuck: another does its work', async () => {
    let work: () => Promise<void> = () => Promise.reject(new Error('not now'));
    stage.jobs.handle('t-replaced', () => work());
    await leave();
    await expect(stage.drain()).rejects.toThrow('not now');
    expect(await named()).toMatchObject([{ attempts: 1, givenUp: false }]);
    // While it is at work, and fails.
    work = async () => {
      work = () => Promise.reject(new Error('still not'));
      await leave();
      throw new Error('overtaken');
    };
    await leave();
    await expect(stage.drain()).rejects.toThrow('overtaken');
    expect(await named()).toMatchObject([{ attempts: 1, givenUp: false }]);
    // When it was given up.
    await stage.database.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), attempts => max(max_attempts))
       from graphile_worker.jobs where key = 't-replaced:1'`,
    );
    expect(await named()).toMatchObject([{ givenUp: true }]);
    work = () => Promise.resolve();
    await leave();
    expect(await named()).toEqual([]);
    await stage.drain();
  });
});

describe('reconciliation', () => {
  it('names what the provider did behind our back, and leaves out what is on its way', async () => {
    const { booking, brand } = await finished();
    await stage.database.rows(
      't-cheat',
      `update sandbox.intents set amount_received = amount_received - 100 where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    expect(await differences(admin, booking.id)).toEqual([
      expect.stringContaining('$150.00 received, the provider $149.00'),
    ]);
    expect(await differencesAbout(stage, booking.id)).toMatchObject([
      { bookingId: booking.id, text: expect.stringContaining('$150.00 received, the provider $149.00') },
    ]);
    await stage.database.rows(
      't-mend-intent',
      `update sandbox.intents set amount_received = amount where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    await stage.database.rows(
      't-stranger',
      `insert into sandbox.intents (id, client_secret, idempotency_key, amount, currency, capture_method, status, amount_received, metadata)
       values ('pi_stranger', 's', 'k', 500, 'usd', 'automatic', 'succeeded', 500, '{}')`,
    );
    const { body } = await admin.get<ReconciliationDto>('/api/admin/reconciliation');
    // Other parts of this suite play with the provider as well.
    expect(body.differences.filter(({ bookingId }) => bookingId === null)).toEqual([
      { bookingId: null, text: expect.stringContaining('a payment pi_stranger of $5.00') },
    ]);
    const move = (amount: number) =>
      stage.database.rows(
        't-give-back',
        `insert into sandbox.movements (id, kind, intent_id, transfer_group, idempotency_key, amount) values ($1, 'refund', 'pi_stranger', '', $1, $2)`,
        [`re_${amount}`, amount],
      );
    const strangers = async () =>
      (await admin.get<ReconciliationDto>('/api/admin/reconciliation')).body.differences
        .filter(({ bookingId }) => bookingId === null)
        .map(({ text }) => text);
    await move(200);
    expect(await strangers()).toEqual([expect.stringContaining('a payment pi_stranger of $3.00')]);
    await move(300);
    expect(await strangers()).toEqual([]);
    await stage.database.rows('t-not-given', `delete from sandbox.movements where intent_id = 'pi_stranger'`);
    await stage.database.rows('t-no-stranger', `delete from sandbox.intents where id = 'pi_stranger'`);
    expect((await statement(brand, booking.id)).gross).toBe('150.00');
  });

  it('names a transfer for which no order was placed, as after a restore to an earlier moment', async () => {
    const { booking } = await produced();
    await stage.database.rows(
      't-transferred',
      `insert into sandbox.movements (id, kind, intent_id, transfer_group, idempotency_key, amount, destination)
       select 'tr_unordered', 'transfer', id, $1, 'tr_unordered', 5000, 'acct' from sandbox.intents where metadata->>'bookingId' = $1`,
      [booking.id],
    );
    expect(await differences(admin, booking.id)).toEqual([
      'The ledger has $0.00 transferred to the creator, the provider $50.00.',
    ]);
    await stage.database.rows('t-untransferred', `delete from sandbox.movements where id = 'tr_unordered'`);
  });
});

describe('reconciliation of what nobody moves any more', () => {
  const endJobs = () =>
    stage.database.pool.query(
      'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
    );

  it('names a share and a refund whose jobs are gone, and an order that was begun and given up', async () => {
    const { creator, brand, booking, driver } = await produced();
    await deliver(driver);
    await brand.post(`/api/bookings/${booking.id}/review`, { action: 'reject' });
    await creator.person.post(`/api/creator/bookings/${booking.id}/contest`, { reason: 'as agreed' });
    await admin.post(`/api/admin/bookings/${booking.id}/resolve`, { creatorPercent: 60, reason: 'fair' });
    // Their time has come: they are on their way.
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
    await endJobs();
    expect(await differences(admin, booking.id)).toEqual([
      '$81.00 is owed to the creator, and nobody is sending it.',
      '$60.00 is owed to the brand, and nobody is sending it.',
    ]);
    await stage.database.rows(
      't-begun',
      `insert into provider_orders (key, booking_id, kind, attempt, amount_cents, source_id)
       values ($1, $2, 'refund', 1, 6000, 'pi_1')`,
      [`${booking.id}:refund:1`, booking.id],
    );
    expect((await differences(admin, booking.id))[0]).toMatch(/refund .* of \$60\.00 was begun and given up/);
  });
});
