import { beforeAll, describe, expect, it } from '@jest/globals';
import { BRIEF_REFUSALS } from '@reelpact/domain';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { PackageDto } from '../../src/modules/catalog/http/package.dto.js';
import type { TestApp } from '../app.js';
import {
  GOOD_CARD,
  type TestCreator,
  aBooking,
  aCreator,
  aUser,
  bookingBody,
  card,
  pay,
  read,
  differencesAbout,
} from '../builders.js';
import type { Person } from '../person.js';
import { sharedTestApp } from '../suite.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

type Refusal = { code: string; message: string };
const briefOf = ({ packageId }: Pick<TestCreator, 'packageId'>, more: object = {}) => ({
  ...bookingBody('pay_first', packageId),
  ...more,
});
const edit = (who: Person, id: string, body: object) =>
  who.call<BookingDto & Refusal>('PUT', `/api/bookings/${id}/brief`, body);
const anAddon = async ({ person, id }: TestCreator): Promise<string> => {
  const addon = { tier: 'addon', name: 'Raw footage', price: 50 };
  return (await person.post<PackageDto>(`/api/creator/${id}/packages`, addon)).body.id;
};
const intentOf = async (brand: Person, bookingId: string): Promise<string> =>
  (await brand.post<{ clientSecret: string }>('/api/create-payment-intent', { bookingId })).body.clientSecret;
const confirm = (brand: Person, clientSecret: string) =>
  brand.post('/api/payments/sandbox/confirm', { clientSecret, card: card(GOOD_CARD) });
const attempts = (bookingId: string) =>
  stage.database.rows<{ attempt: number; cents: number }>(
    't-attempts',
    'select number as attempt, amount_cents as cents from payment_attempts where booking_id = $1 order by number',
    [bookingId],
  );
const dashboard = async (brand: Person): Promise<string[]> =>
  (await brand.get<BookingDto[]>('/api/brand/bookings')).body.map(({ id }) => id);

describe('a brief that nobody has paid for yet', () => {
  it('is changed where it stands, and its open payment stays good', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const secret = await intentOf(brand, booking.id);
    const texts = { projectDescription: 'A film about tea.', brandName: 'Eastwind Tea', scriptUrl: null };
    const { status, body } = await edit(brand, booking.id, briefOf(creator, texts));
    expect([status, body.id, body.brandName]).toEqual([200, booking.id, 'Eastwind Tea']);
    expect(await read(brand, booking.id)).toMatchObject({ projectDescription: 'A film about tea.' });
    expect(await intentOf(brand, booking.id)).toBe(secret);
    await confirm(brand, secret);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested', amount: booking.amount });
    expect(await dashboard(brand)).toEqual([booking.id]);
    expect((await read(creator.person, booking.id)).brandName).toBe('Eastwind Tea');
  });

  it('takes its price from what is booked now, and a payment of another price goes back', async () => {
    const creator = await aCreator(stage);
    const addonId = await anAddon(creator);
    const { brand, booking } = await aBooking(stage, creator);
    const old = await intentOf(brand, booking.id);
    const more = briefOf(creator, { addonIds: [addonId], amount: '200.00' });
    expect((await edit(brand, booking.id, { ...more, amount: '150.00' })).body.code).toBe('AMOUNT_MISMATCH');
    const events = async () =>
      (await brand.get<{ event: string }[]>(`/api/bookings/${booking.id}/history`)).body.map(
        ({ event }) => event,
      );
    for (const _twice of [1, 2])
      expect((await edit(brand, booking.id, more)).body).toMatchObject({ id: booking.id, amount: '200.00' });
    expect(await events()).toEqual(['BOOKED', 'BRIEF_EDITED']);
    await stage.drain();
    await confirm(brand, old);
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'unpaid', amount: '200.00' });
    await pay(stage, brand, booking.id);
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'requested', amount: '200.00' });
    expect(await attempts(booking.id)).toEqual([
      { attempt: 1, cents: 15_000 },
      { attempt: 2, cents: 20_000 },
    ]);
    await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
    await stage.drain();
    expect(await read(brand, booking.id)).toMatchObject({ stage: 'producing', amount: '200.00' });
    expect(await differencesAbout(stage, booking.id)).toEqual([]);
  });

  it('stays as it is where all of it is the same, also once it is paid; anything else is refused then', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const history = async (): Promise<number> =>
      (await brand.get<unknown[]>(`/api/bookings/${booking.id}/history`)).body.length;
    const before = await history();
    expect((await edit(brand, booking.id, briefOf(creator))).status).toBe(200);
    expect(await history()).toBe(before);
    await pay(stage, brand, booking.id);
    expect((await edit(brand, booking.id, briefOf(creator))).status).toBe(200);
    const late = await edit(brand, booking.id, briefOf(creator, { brandName: 'Somebody else' }));
    expect([late.status, late.body.code, late.body.message]).toEqual([
      ...[409, 'INVALID_TRANSITION', BRIEF_REFUSALS.tooLate],
    ]);
    expect((await read(brand, booking.id)).brandName).toBe(booking.brandName);
  });

  it('is its brand’s, of its package, and no request that a creator answers', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const body = briefOf(creator, { brandName: 'Somebody else' });
    const { person: stranger } = await aUser(stage);
    for (const who of [stage.person(), stranger, creator.person])
      expect((await edit(who, booking.id, body)).status).toBe(404);
    const other = await aCreator(stage);
    expect((await edit(brand, booking.id, briefOf(other))).status).toBe(409);
    const asked = await aBooking(stage, creator, 'approve_first');
    expect((await edit(asked.brand, asked.booking.id, body)).status).toBe(409);
    expect((await edit(brand, booking.id, { ...body, brandName: '' })).status).toBe(400);
    expect((await read(brand, booking.id)).brandName).toBe(booking.brandName);
  });

  it('can be changed so often in an hour, and then later', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    await stage.database.rows(
      't-briefs-used-up',
      `insert into rate_limits (key, full_until) values ('brief_by_booking:' || $1, now() + interval '1 day')`,
      [booking.id],
    );
    expect((await edit(brand, booking.id, briefOf(creator, { brandName: 'Other' }))).status).toBe(429);
    expect((await edit(brand, booking.id, briefOf(creator))).status).toBe(200);
  });

  it('is paid as it was or changed, whichever comes first, when both come at once', async () => {
    const creator = await aCreator(stage);
    const addonId = await anAddon(creator);
    const more = briefOf(creator, { addonIds: [addonId], amount: '200.00' });
    const seen = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const { brand, booking } = await aBooking(stage, creator);
        const secret = await intentOf(brand, booking.id);
        await Promise.all([confirm(brand, secret), edit(brand, booking.id, more)]);
        return { brand, id: booking.id };
      }),
    );
    await stage.drain();
    for (const { brand, id } of seen) {
      const { stage: at, amount } = await read(brand, id);
      expect(['requested 150.00', 'unpaid 200.00']).toContain(`${at} ${amount}`);
    }
    expect(await differencesAbout(stage, ...seen.map(({ id }) => id))).toEqual([]);
  });
});
