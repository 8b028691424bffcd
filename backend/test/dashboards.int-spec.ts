import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../src/modules/bookings/http/booking.dto.js';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, aUser, pay } from './builders.js';
import type { Person } from './person.js';
import type { Answer } from '../src/modules/demo/visitor.js';
import { aProduction } from './sending.js';

type Bookings = BookingDto[];

let stage: TestApp;
beforeAll(async () => {
  stage = await startTestApp();
});
afterAll(() => stage.stop());

const totals = async (person: Person): Promise<Record<string, number>> =>
  (await person.get<Record<string, number>>('/api/brand/totals')).body;
const nothing = { ready: 0, progress: 0, pending: 0, done: 0, total: 0 };

describe('a brand’s totals', () => {
  it('follow a booking through the tabs and are the caller’s alone', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    expect(await totals(brand)).toEqual({ ...nothing, progress: 1, total: 1 });
    const { booking } = await aBooking(stage, creator);
    const request = { packageId: creator.packageId, clientName: 'Ann', projectDetails: 'A film of coffee.' };
    await brand.post('/api/package-bookings', { ...request, clientEmail: 'ann@northwind.test' });
    expect(await totals(brand)).toEqual({ ...nothing, progress: 1, pending: 1, total: 2 });
    await creator.person.post(`/api/creator/bookings/${bookingId}/withdraw`, { reason: 'Ill' });
    expect(await totals(brand)).toEqual({ ...nothing, done: 1, pending: 1, total: 2 });
    expect(await totals(stage.person())).toEqual(nothing);
    expect(await totals(creator.person)).toEqual(nothing);
    expect(booking.id).not.toBe(bookingId);
  });

  it('count what was booked with an address only once it is verified', async () => {
    const creator = await aCreator(stage);
    const { person, id, email } = await aUser(stage, { verified: false });
    const { brand, booking } = await aBooking(stage, creator, 'pay_first', { contactEmail: email });
    await pay(stage, brand, booking.id);
    expect(await totals(person)).toEqual(nothing);
    await stage.database.rows('t-verify', 'update users set email_verified_at = now() where id = $1', [id]);
    expect(await totals(person)).toEqual({ ...nothing, pending: 1, total: 1 });
  });

  it('count further than a page reaches; the pages name the next one until the end', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator, 'approve_first');
    await stage.database.rows(
      't-many',
      `insert into bookings select (b.r).* from (select jsonb_populate_record(bk, jsonb_build_object('id', gen_random_uuid(),
         'created_at', bk.created_at - n * interval '1 minute')) as r
       from bookings bk, generate_series(1, 119) n where bk.id = $1) b`,
      [booking.id],
    );
    expect(await totals(brand)).toEqual({ ...nothing, pending: 120, total: 120 });
    for (const [person, path] of [
      [brand, '/api/brand/bookings'],
      [creator.person, '/api/creators/dashboard'],
    ] as const) {
      const seen = new Set<string>();
      const sizes: number[] = [];
      let next: string | undefined = path;
      while (next !== undefined) {
        const answer: Answer<Bookings | { bookings: Bookings }> = await person.get(next);
        const bookings: Bookings = Array.isArray(answer.body) ? answer.body : answer.body.bookings;
        bookings.forEach(({ id }) => seen.add(id));
        sizes.push(bookings.length);
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect([sizes, seen.size]).toEqual([[50, 50, 20], 120]);
    }
  });
});

describe('the site', () => {
  it('tells anybody where help is found', async () => {
    const { status, body } = await stage.person().get('/api/site');
    expect([status, body]).toEqual([200, { supportEmail: stage.config.supportEmail, demo: true }]);
  });
});
