import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestApp } from '../app.js';
import { aBooking, aCreator, bookingBody, differencesAbout, pay, read } from '../builders.js';
import type { Person } from '../person.js';
import { type Scene, deliver, inReview, producing } from '../scenes.js';
import { sharedTestApp } from '../suite.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const step = (person: Person, id: string, name: string, input: object = {}) =>
  person.post<{ code?: string; dueAt?: string }>(`/api/bookings/${id}/steps/${name}`, input);
/** What the brand is told names nobody only where nobody has shown to read the address. */
const aStranger = (): string => `${randomUUID()}@northwind.test`;
const later = (moment: string | null, days: number): string =>
  new Date(Date.parse(moment ?? '') + days * DAY).toISOString();
const actionOf = async (person: Person, id: string, name: string) =>
  (await read(person, id)).actions.find((action) => action.name === name);
const mailsAbout = async (id: string): Promise<string[]> =>
  (
    await stage.database.rows<{ subject: string }>(
      't-subjects-about',
      'select subject from mails where booking_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ subject }) => subject.replace(/ \(booking .*/, '').replace(/:.*/, ''));

/** What the ledger has on an account for a booking, in cents. */
const balances = async (id: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (
      await stage.database.rows<{ account: string; cents: number }>(
        't-balances-of-one',
        `select e.account, sum(e.amount_cents)::int as cents from ledger_entries e join ledger_postings p on p.id = e.posting_id
         where p.booking_id = $1 and p.step in ('hold', 'settle') group by e.account`,
        [id],
      )
    ).map(({ account, cents }) => [account, cents]),
  );

describe('more time', () => {
  it('is asked for with a date and a reason, and granted by the brand: the delivery is on time until then', async () => {
    const { creator, brand, booking, driver } = await producing(stage, { contactEmail: aStranger() });
    const { dueAt } = await read(creator.person, booking.id);
    const wanted = later(dueAt, 4);
    const asked = await step(creator.person, booking.id, 'ask_extension', {
      dueAt: wanted,
      reason: 'The parcel came late.',
    });
    expect(asked.body).toMatchObject({
      dueAt,
      extension: { number: 1, dueAt: wanted, reason: 'The parcel came late.' },
    });
    expect(await actionOf(brand, booking.id, 'accept_extension')).toMatchObject({
      enabled: true,
      names: { number: 1, dueAt: wanted },
    });
    // Whoever is asked has something to do, though it isn't their turn.
    const listed = async (group: string) =>
      (await brand.get<{ id: string; nextStep: string }[]>(`/api/bookings?as=brand&group=${group}`)).body;
    expect(await listed('needs_you')).toMatchObject([
      {
        id: booking.id,
        nextStep: 'Sophia Reyes is making your content. Sophia Reyes asks for more time; please answer.',
      },
    ]);
    expect(await listed('waiting')).toEqual([]);
    const asks = async () =>
      (
        await stage.database.rows<{ open: boolean }>(
          't-asks-of-brand',
          `select done_at is null as open from notifications where booking_id = $1 and party = 'brand' and reason = 'act'`,
          [booking.id],
        )
      ).map(({ open }) => open);
    expect(await asks()).toContain(true);
    const stale = await step(brand, booking.id, 'accept_extension', { number: 1, dueAt: later(dueAt, 9) });
    expect([stale.status, stale.body.code]).toEqual([409, 'NEWER_OFFER']);
    const granted = await step(brand, booking.id, 'accept_extension', { number: 1, dueAt: wanted });
    expect(granted.body).toMatchObject({ dueAt: wanted, extension: null });
    expect(await asks()).not.toContain(true);
    const again = await step(brand, booking.id, 'accept_extension', { number: 1, dueAt: wanted });
    expect([again.status, again.body.dueAt]).toEqual([200, wanted]);

    // Late by the first date, and not by this one.
    await stage.advance(7 * DAY);
    expect(await actionOf(brand, booking.id, 'cancel_late')).toMatchObject({ enabled: false });
    await deliver(driver);
    await stage.drain();
    const [judged] = await stage.database.rows<{ on_time: boolean }>(
      't-judged-on-time',
      'select on_time from booking_proof where booking_id = $1',
      [booking.id],
    );
    expect(judged).toEqual({ on_time: true });
    const mails = await mailsAbout(booking.id);
    expect(mails).toContain('Your creator asks for more time');
    expect(mails.filter((subject) => /gives you more time|You have more time/.test(subject))).toHaveLength(1);
  });

  it('lapses when nobody answers, after one reminder, and the due date stays', async () => {
    const { creator, brand, booking } = await producing(stage, { contactEmail: aStranger() });
    const { dueAt } = await read(creator.person, booking.id);
    await step(creator.person, booking.id, 'ask_extension', { dueAt: later(dueAt, 3), reason: 'I am ill.' });
    await stage.advance(49 * HOUR);
    await stage.advance(24 * HOUR);
    expect(await read(brand, booking.id)).toMatchObject({ dueAt, extension: null });
    const late = await step(brand, booking.id, 'accept_extension', { number: 1, dueAt: later(dueAt, 3) });
    expect(late.status).toBe(409);
    await stage.drain();
    expect(
      (await mailsAbout(booking.id)).filter((subject) => /more time|due date stays/.test(subject)),
    ).toEqual([
      'Your creator asks for more time',
      'A request for more time waits for you',
      'The due date stays as it was',
      expect.stringMatching(/^(Nobody answered|Northwind Coffee didn’t answer) about more time$/),
    ]);
  });

  it('is given by the brand alone, and never beyond what the payment can be held for', async () => {
    const { creator, brand, booking } = await producing(stage, { contactEmail: aStranger() });
    const { dueAt, latestDueAt } = await read(brand, booking.id);
    const tooLate = await step(brand, booking.id, 'extend_due_date', { dueAt: later(latestDueAt, 1) });
    expect([tooLate.status, tooLate.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    const earlier = await step(brand, booking.id, 'extend_due_date', { dueAt: later(dueAt, -1) });
    expect(earlier.status).toBe(409);
    for (const wrong of ['2026-12-04', 'soon', 5, null, undefined])
      expect((await step(brand, booking.id, 'extend_due_date', { dueAt: wrong })).status).toBe(400);
    expect((await step(creator.person, booking.id, 'extend_due_date', { dueAt: latestDueAt })).status).toBe(
      403,
    );
    const extended = await step(brand, booking.id, 'extend_due_date', { dueAt: latestDueAt });
    expect(extended.body).toMatchObject({ dueAt: latestDueAt });
    expect(await actionOf(brand, booking.id, 'extend_due_date')).toMatchObject({
      enabled: false,
      reason: 'No later date is possible: the payment can’t be held that long.',
    });
  });
});

describe('a settlement', () => {
  const settled = (scene: Scene) => read(scene.brand, scene.booking.id);

  it('divides the money as both agreed, unlocks what was delivered, and leaves the books balanced', async () => {
    const scene = await inReview(stage);
    const { creator, brand, booking } = scene;
    const offered = await step(brand, booking.id, 'propose_settlement', {
      creatorPercent: 40,
      reason: 'We can use only one of them.',
    });
    expect(offered.body).toMatchObject({
      settlement: { number: 1, by: 'brand', creatorPercent: 40, creatorGets: '60.00', brandGets: '90.00' },
    });
    expect(await actionOf(brand, booking.id, 'accept_settlement')).toBeUndefined();
    const own = await step(brand, booking.id, 'accept_settlement', { number: 1, creatorPercent: 40 });
    expect(own.status).toBe(409);
    const countered = await step(creator.person, booking.id, 'propose_settlement', {
      creatorPercent: 50,
      reason: 'It was the same work.',
    });
    expect(countered.body).toMatchObject({ settlement: { number: 2, by: 'creator', creatorPercent: 50 } });
    const stale = await step(creator.person, booking.id, 'accept_settlement', {
      number: 1,
      creatorPercent: 40,
    });
    expect(stale.status).toBe(409);
    const accepted = await step(brand, booking.id, 'accept_settlement', { number: 2, creatorPercent: 50 });
    expect(accepted.body).toMatchObject({ stage: 'completed', settlement: null, escrowStatus: 'split' });
    await stage.drain();
    const { nextStep, license, headline } = await settled(scene);
    expect(nextStep).toContain('The payment was split: $75.00 to Sophia Reyes, $75.00 back to you.');
    expect(headline).toBe('Booking Completed');
    expect(license).not.toBeNull();
    expect(await balances(booking.id)).toMatchObject({ escrow: 0, refunds_owed: -7_500 });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
  });

  it('before a delivery ends the booking with a share and without files, or as a full refund', async () => {
    const half = await producing(stage, { contactEmail: aStranger() });
    await step(half.creator.person, half.booking.id, 'propose_settlement', {
      creatorPercent: 30,
      reason: 'I had bought the props.',
    });
    await step(half.brand, half.booking.id, 'accept_settlement', { number: 1, creatorPercent: 30 });
    await stage.drain();
    expect(await settled(half)).toMatchObject({
      stage: 'cancelled_with_fee',
      status: 'rejected',
      escrowStatus: 'split',
      license: null,
      final: true,
    });
    const none = await producing(stage, { contactEmail: aStranger() });
    await step(none.creator.person, none.booking.id, 'propose_settlement', {
      creatorPercent: 0,
      reason: 'I can’t.',
    });
    await step(none.brand, none.booking.id, 'accept_settlement', { number: 1, creatorPercent: 0 });
    expect(await settled(none)).toMatchObject({ stage: 'cancelled', escrowStatus: 'refunded' });
    const whole = await producing(stage, { contactEmail: aStranger() });
    await step(whole.brand, whole.booking.id, 'propose_settlement', {
      creatorPercent: 100,
      reason: 'Our fault.',
    });
    await step(whole.creator.person, whole.booking.id, 'accept_settlement', {
      number: 1,
      creatorPercent: 100,
    });
    expect(await settled(whole)).toMatchObject({
      stage: 'completed',
      escrowStatus: 'released',
      license: null,
      nextStep: 'You agreed on full payment without a delivery here.',
    });
    const ids = [half, none, whole].map(({ booking }) => booking.id);
    expect(await differencesAbout(stage, ...ids)).toEqual([]);
  });

  it('is declined or withdrawn by who may, and lapses when the booking moves on', async () => {
    const { creator, brand, booking, driver } = await producing(stage, { contactEmail: aStranger() });
    const offer = { creatorPercent: 20, reason: 'We stop the campaign.' };
    await step(brand, booking.id, 'propose_settlement', offer);
    expect((await step(brand, booking.id, 'decline_settlement', { number: 1 })).status).toBe(409);
    expect((await step(creator.person, booking.id, 'withdraw_proposal', { number: 1 })).status).toBe(409);
    expect((await step(creator.person, booking.id, 'decline_settlement', { number: 1 })).body).toMatchObject({
      settlement: null,
    });
    await step(brand, booking.id, 'propose_settlement', offer);
    expect((await step(brand, booking.id, 'withdraw_proposal', { number: 2 })).body).toMatchObject({
      settlement: null,
    });
    await step(brand, booking.id, 'propose_settlement', offer);
    await deliver(driver);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'in_review', settlement: null });
    const bought = await step(creator.person, booking.id, 'accept_settlement', {
      number: 3,
      creatorPercent: 20,
    });
    expect(bought.status).toBe(409);
    const stranger = await aCreator(stage);
    expect((await step(stranger.person, booking.id, 'propose_settlement', offer)).status).toBe(404);
  });
});

describe('a cancellation', () => {
  async function withFee(percent: number): Promise<Scene['booking'] & { brand: Person; creator: Person }> {
    const creator = await aCreator(stage);
    const { status } = await creator.person.call('PUT', `/api/packages/${creator.packageId}`, {
      cancellationPercent: percent,
    });
    expect(status).toBe(200);
    const terms = { cancellationPercent: percent };
    const refused = await stage.person().post<{ code: string }>('/api/package-bookings', {
      ...bookingBody('pay_first', creator.packageId),
      terms: { cancellationPercent: 0 },
    });
    expect([refused.status, refused.body.code]).toEqual([409, 'TERMS_CHANGED']);
    const { brand, booking } = await aBooking(stage, creator, 'pay_first', { terms });
    // What is changed later is no part of this deal.
    await creator.person.call('PUT', `/api/packages/${creator.packageId}`, { cancellationPercent: 50 });
    await pay(stage, brand, booking.id);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    return { ...booking, brand, creator: creator.person };
  }

  it('costs what was agreed at the booking, which the brand has to name', async () => {
    const { id, brand, creator } = await withFee(20);
    expect(await read(brand, id)).toMatchObject({
      package: { cancellationPercent: 20 },
      cancellation: { creatorPercent: 20, creatorGets: '30.00', brandGets: '120.00' },
    });
    expect(await actionOf(brand, id, 'cancel_booking')).toMatchObject({
      enabled: true,
      names: { creatorPercent: 20 },
      consequence:
        'The booking ends. $30.00 goes to {creator}, and $120.00 back to your card. This cannot be undone.',
    });
    const other = await step(brand, id, 'cancel_booking', { creatorPercent: 0 });
    expect([other.status, other.body.code]).toEqual([409, 'FEE_CHANGED']);
    expect((await step(creator, id, 'cancel_booking', { creatorPercent: 20 })).status).toBe(403);
    const cancelled = await step(brand, id, 'cancel_booking', { creatorPercent: 20 });
    expect(cancelled.body).toMatchObject({ stage: 'cancelled_with_fee', escrowStatus: 'split' });
    await stage.drain();
    expect(await balances(id)).toMatchObject({ escrow: 0, refunds_owed: -12_000 });
    expect(await differencesAbout(stage, id)).toEqual([]);
    expect((await read(creator, id)).nextStep).toBe(
      'This booking was cancelled. The payment was split: your share is $30.00, and $120.00 goes back to Northwind Coffee.',
    );
  });

  it('costs nothing once the delivery is late', async () => {
    const { id, brand } = await withFee(20);
    await stage.advance(6 * DAY + HOUR);
    expect(await actionOf(brand, id, 'cancel_booking')).toMatchObject({
      enabled: false,
      reason: 'The delivery is late: cancel without a fee.',
    });
    expect((await step(brand, id, 'cancel_booking', { creatorPercent: 20 })).status).toBe(409);
    const { body } = await step(brand, id, 'cancel_late');
    expect(body).toMatchObject({ stage: 'cancelled', escrowStatus: 'refunded' });
  });
});
