import { beforeAll, describe, expect, it } from '@jest/globals';
import type { BookingDto } from '../../src/modules/bookings/http/booking.dto.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { type TestCreator, aBooking, aCreator, pay } from '../builders.js';
import type { Person } from '../person.js';

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const ask = (person: Person, query: string) => person.get<BookingDto[]>(`/api/bookings?${query}`);
const idsOf = async (person: Person, query: string): Promise<string[]> =>
  (await ask(person, query)).body.map(({ id }) => id);

/** All pages of a list, and how long each was. */
async function pagesOf(person: Person, query: string): Promise<{ ids: string[]; sizes: number[] }> {
  const ids: string[] = [];
  const sizes: number[] = [];
  let next: string | undefined = `/api/bookings?${query}`;
  while (next !== undefined) {
    const answer: Awaited<ReturnType<typeof ask>> = await person.get(next);
    ids.push(...answer.body.map(({ id }) => id));
    sizes.push(answer.body.length);
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return { ids, sizes };
}

/** A brand's bookings of one creator: one each that waits for the brand, for the creator, and that is over. */
async function threeBookings(): Promise<{
  creator: TestCreator;
  brand: Person;
  ids: Record<'requested' | 'accepted' | 'declined', string>;
}> {
  const creator = await aCreator(stage);
  const { brand, booking } = await aBooking(stage, creator);
  await pay(stage, brand, booking.id);
  const book = async (brandName: string) => {
    const body = { packageId: creator.packageId, clientName: brandName, projectDetails: 'A film of coffee.' };
    const made = await brand.post<BookingDto>('/api/package-bookings', {
      ...body,
      clientEmail: 'ann@n.test',
    });
    return made.body.id;
  };
  const accepted = await book('Northwind 100%');
  await creator.person.post(`/api/creator/bookings/${accepted}/approve`, {});
  const declined = await book('Fernwood');
  await creator.person.post(`/api/creator/bookings/${declined}/reject`, { reason: 'No time' });
  return { creator, brand, ids: { requested: booking.id, accepted, declined } };
}

describe('the lists of the dashboards', () => {
  it('put a booking into the group of whose turn it is, for each side', async () => {
    const { creator, brand, ids } = await threeBookings();
    const groups = async (person: Person, as: string) =>
      Object.fromEntries(
        await Promise.all(
          ['needs_you', 'waiting', 'closed'].map(async (group) => [
            group,
            await idsOf(person, `as=${as}&group=${group}`),
          ]),
        ),
      ) as Record<string, string[]>;
    expect(await groups(brand, 'brand')).toEqual({
      needs_you: [ids.accepted],
      waiting: [ids.requested],
      closed: [ids.declined],
    });
    expect(await groups(creator.person, 'creator')).toEqual({
      needs_you: [ids.requested],
      waiting: [ids.accepted],
      closed: [ids.declined],
    });
    const counted = { needs_you: 1, waiting: 1, closed: 1 };
    const brandTotals = await brand.get<{ groups: object }>('/api/brand/totals');
    const dashboard = await creator.person.get<{ bookings: unknown[]; totals: { groups: object } }>(
      '/api/creators/dashboard?bookings=none',
    );
    expect([brandTotals.body.groups, dashboard.body.totals.groups, dashboard.body.bookings]).toEqual([
      counted,
      counted,
      [],
    ]);
  });

  it('are nobody’s but the caller’s', async () => {
    const { creator, brand } = await threeBookings();
    const other = await aCreator(stage);
    expect(await idsOf(other.person, 'as=creator')).toEqual([]);
    expect(await idsOf(other.person, 'as=brand')).toEqual([]);
    expect(await idsOf(brand, 'as=creator')).toEqual([]);
    expect(await idsOf(creator.person, 'as=brand')).toEqual([]);
    expect(await idsOf(stage.person(), 'as=creator')).toEqual([]);
    expect(await idsOf(stage.person(), 'as=brand')).toEqual([]);
  });

  it('leave out what the creator doesn’t see yet', async () => {
    const creator = await aCreator(stage);
    const { brand, booking } = await aBooking(stage, creator);
    expect(await idsOf(brand, 'as=brand&group=needs_you')).toEqual([booking.id]);
    expect(await idsOf(creator.person, 'as=creator')).toEqual([]);
  });

  it('stop asking for a step while the card network reviews the payment', async () => {
    const { brand, ids } = await threeBookings();
    await stage.database.rows(
      't-frozen',
      `update bookings set open_chargeback = 'dp_1', escrow = 'charged_back.held' where id = $1`,
      [ids.accepted],
    );
    expect(await idsOf(brand, 'as=brand&group=needs_you')).toEqual([]);
    expect((await ask(brand, 'as=brand&status=completed')).body).toEqual([]);
  });

  it('are searched by names, whatever signs are in them', async () => {
    const { creator, brand, ids } = await threeBookings();
    const found = (search: string) => idsOf(brand, `as=brand&search=${encodeURIComponent(search)}`);
    expect(await found('fernw')).toEqual([ids.declined]);
    expect(await found('100%')).toEqual([ids.accepted]);
    expect(await found('_%_%')).toEqual([]);
    expect(await found('\\')).toEqual([]);
    expect(await found(creator.username)).toHaveLength(3);
    expect(await found('ugc pack')).toHaveLength(3);
  });

  describe('go on page by page and lose nothing', () => {
    let brand: Person;
    let bookings: Map<string, BookingDto>;
    /** Forty-five of a brand that wait for its payment, at seven prices, and end at other moments. */
    beforeAll(async () => {
      const creator = await aCreator(stage);
      const first = await aBooking(stage, creator, 'approve_first');
      brand = first.brand;
      await stage.database.rows(
        't-many-listed',
        `insert into bookings select (b.r).* from (select jsonb_populate_record(bk, jsonb_build_object('id', gen_random_uuid(),
           'stage', 'accepted', 'amount_cents', 10000 + 100 * (n % 7), 'created_at', bk.created_at - n * interval '1 minute')) as r
         from bookings bk, generate_series(1, 44) n where bk.id = $1) b`,
        [first.booking.id],
      );
      await stage.database.rows('t-first-accepted', `update bookings set stage = 'accepted' where id = $1`, [
        first.booking.id,
      ]);
      await stage.database.rows(
        't-deadlines',
        `insert into booking_deadlines (booking_id, due_at) select b.id, now() + (1 + b.amount_cents % 300) * interval '1 hour'
         from bookings b where b.creator_id = $1 on conflict (booking_id) do update set due_at = excluded.due_at`,
        [creator.id],
      );
      bookings = new Map();
      for (const id of (await pagesOf(brand, 'as=brand')).ids)
        bookings.set(id, (await brand.get<BookingDto>(`/api/bookings/${id}`)).body);
    });

    it.each([
      ['as=brand&group=needs_you', 'urgent'],
      ['as=brand&sort=newest', 'newest'],
      ['as=brand&sort=oldest', 'oldest'],
      ['as=brand&sort=amount', 'amount'],
    ])('%s', async (query, order) => {
      const { ids, sizes } = await pagesOf(brand, query);
      expect([sizes, new Set(ids).size]).toEqual([[20, 20, 5], 45]);
      const key = (id: string): [number, number] => {
        const { createdAt, amount, until } = bookings.get(id) as BookingDto;
        const created = new Date(createdAt).getTime();
        if (order === 'newest') return [-created, 0];
        if (order === 'oldest') return [created, 0];
        return [order === 'amount' ? 0 : new Date(until?.at ?? 0).getTime(), -Number(amount)];
      };
      const keys = ids.map(key);
      expect(keys).toEqual([...keys].sort(([a, b], [c, d]) => a - c || b - d));
    });
  });

  it.each([
    'as=admin',
    'as=brand&sort=price',
    'as=brand&group=all',
    'as=brand&cursor=abc',
    '',
    `as=brand&search=${'a'.repeat(101)}`,
  ])('refuse what they don’t know: %s', async (query) =>
    expect((await ask(stage.person(), query)).status).toBe(400),
  );
});
