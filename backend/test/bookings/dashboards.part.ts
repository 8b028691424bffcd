import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { aBooking, aCreator, aUser, bookingBody, pay } from '../builders.js';
import type { Person } from '../person.js';
import type { Answer } from '../../src/modules/demo/visitor.js';
import { aPhoto, aProduction, entry, send, submit } from '../sending.js';

type Bookings = BookingDto[];

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

/** The counts of the tabs; those of the groups are tested with the lists. */
async function totals(person: Person): Promise<Record<string, number>> {
  const { body } = await person.get<Record<string, number> & { groups: object }>('/api/brand/totals');
  const { groups: _, ...tabs } = body;
  return tabs as Record<string, number>;
}
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
      't-many-bookings',
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

describe('the creator’s dashboard', () => {
  interface Dashboard {
    creator: { id: string } | null;
    bookings: Bookings;
    packages: { id: string }[];
    totals: Record<string, unknown>;
  }
  const dashboard = async (person: Person): Promise<Dashboard> =>
    (await person.get<Dashboard>('/api/creators/dashboard')).body;
  const groups = { needs_you: 0, waiting: 0, closed: 0 };
  const sums = { orders: 0, waiting: 0, completed: 0, earnings: '0.00', successRate: 0, topPackages: [] };
  const empty = { ...sums, groups };

  it('is empty without a profile and closed without a session', async () => {
    const { person } = await aUser(stage);
    expect(await dashboard(person)).toEqual({ creator: null, bookings: [], packages: [], totals: empty });
    expect((await stage.person().get('/api/creators/dashboard')).status).toBe(401);
  });

  it('hides a booking until it is paid', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    const before = await dashboard(creator.person);
    const unordered = [{ packageId: creator.packageId, name: 'UGC Package', orders: 0 }];
    expect(before).toMatchObject({
      creator: { id: creator.id },
      bookings: [],
      totals: { ...empty, topPackages: unordered },
    });
    expect(before.packages.map(({ id }) => id)).toEqual([creator.packageId, creator.addonId]);
    await pay(stage, brand, booking.id);
    expect(await dashboard(creator.person)).toMatchObject({
      bookings: [{ id: booking.id, role: 'creator', stage: 'requested' }],
      totals: { orders: 1, waiting: 1, completed: 0, earnings: '0.00' },
    });
  });

  it('counts as earned what was released, and only that', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const photo = { content: await aPhoto(), name: 'photo.jpg', type: 'image/jpeg' };
    const upload = await send(creator.person, bookingId, photo);
    expect((await submit(creator.person, bookingId, [entry(photo, upload)])).status).toBe(200);
    const { booking: other } = await aBooking(stage, creator, 'approve_first');
    await creator.person.post(`/api/creator/bookings/${other.id}/reject`, { reason: 'Fully booked' });
    expect((await dashboard(creator.person)).totals).toMatchObject({
      orders: 2,
      completed: 0,
      earnings: '0.00',
      successRate: 0,
    });
    await stage.drain();
    await brand.post(`/api/bookings/${bookingId}/review`, { action: 'approve' });
    await stage.drain();
    expect((await dashboard(creator.person)).totals).toEqual({
      orders: 2,
      waiting: 0,
      completed: 1,
      earnings: '150.00',
      successRate: 50,
      topPackages: [{ packageId: creator.packageId, name: 'UGC Package', orders: 2 }],
      groups: { ...groups, closed: 2 },
    });
  });

  it('lists every package that can be booked with its orders, the most ordered first', async () => {
    const creator = await aCreator(stage);
    const add = async (name: string, tier: string) =>
      (
        await creator.person.post<{ id: string }>(`/api/creator/${creator.id}/packages`, {
          name,
          tier,
          price: 60,
        })
      ).body.id;
    const reel = await add('Reel', 'standard');
    const gone = await add('Story', 'premium');
    await add('Coffee', 'tip');
    for (const packageId of [reel, gone]) await aBooking(stage, creator, 'approve_first', { packageId });
    expect((await creator.person.call('DELETE', `/api/packages/${gone}`)).status).toBe(204);
    expect((await dashboard(creator.person)).totals.topPackages).toEqual([
      { packageId: reel, name: 'Reel', orders: 1 },
      { packageId: creator.packageId, name: 'UGC Package', orders: 0 },
    ]);
  });

  it('refuses a cursor that is none of its own', async () => {
    const { person } = await aCreator(stage);
    const id = '0190aaaa-0000-7000-8000-000000000000';
    const texts = [
      '',
      '|',
      `1|${id}`,
      `0000-01-01T00:00:00.000Z|${id}`,
      `2026-01-01T00:00:00.000Z|${'-'.repeat(36)}`,
    ];
    const cursors = ['nonsense', ...texts.map((text) => Buffer.from(text).toString('base64url'))];
    for (const cursor of cursors) {
      for (const path of ['/api/creators/dashboard', '/api/brand/bookings', '/api/brand/bookings/a@b.test']) {
        const { status } = await person.get(`${path}?cursor=${cursor}`);
        expect([path, cursor, status]).toEqual([path, cursor, 400]);
      }
    }
  });
});

describe('the bookings of an email', () => {
  const idsFor = async (person: Person, email: string): Promise<string[]> => {
    const { status, body } = await person.get<Bookings>(`/api/brand/bookings/${encodeURIComponent(email)}`);
    expect(status).toBe(200);
    return body.map(({ id }) => id);
  };

  it('are told to each caller as far as they are the caller’s', async () => {
    const creator = await aCreator(stage);
    const { person: unverified, id, email } = await aUser(stage, { verified: false });
    const { person: stranger } = await aUser(stage);
    const first = await aBooking(stage, creator, 'approve_first', { clientEmail: email });
    const second = await aBooking(stage, creator, 'approve_first', { clientEmail: email.toUpperCase() });
    expect(await idsFor(first.brand, email)).toEqual([first.booking.id]);
    expect(await idsFor(second.brand, email)).toEqual([second.booking.id]);
    for (const person of [stage.person(), stranger, creator.person, unverified])
      expect(await idsFor(person, email)).toEqual([]);
    await stage.database.rows('t-verify', 'update users set email_verified_at = now() where id = $1', [id]);
    expect(await idsFor(unverified, ` ${email.toUpperCase()}`)).toEqual([
      second.booking.id,
      first.booking.id,
    ]);
  });

  it('stay with who made them while signed in, verified or not', async () => {
    const creator = await aCreator(stage);
    const { person } = await aUser(stage, { verified: false });
    const { body } = await person.post<BookingDto>(
      '/api/package-bookings',
      bookingBody('approve_first', creator.packageId),
    );
    expect(await idsFor(person, 'ann@northwind.test')).toEqual([body.id]);
    expect(await idsFor(person, 'somebody@else.test')).toEqual([]);
  });

  it.each(['nonsense', 'a\u0001@b.test', "' or 1=1 --"])('are none for %j', async (email) => {
    expect(await idsFor(stage.person(), email)).toEqual([]);
  });
});

describe('the site', () => {
  it('tells anyone where help is found', async () => {
    const { status, body } = await stage.person().get('/api/site');
    expect([status, body]).toEqual([
      200,
      { supportEmail: stage.config.supportEmail, demo: true, signIn: null, pushKey: null },
    ]);
  });
});
