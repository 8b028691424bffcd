import { beforeAll, describe, expect, it } from '@jest/globals';
import { FoldVisitors } from '../../src/modules/page-numbers/index.js';
import type { InsightsDto } from '../../src/modules/page-numbers/http/insights.dto.js';
import { utcDay } from '../../src/modules/page-numbers/utc-day.js';
import { ProductClock } from '../../src/platform/clock/product-clock.js';
import type { TestApp } from '../app.js';
import { sharedTestApp } from '../suite.js';
import { BookingDriver } from '../booking-driver.js';
import { type TestCreator, aBooking, aCreator, aUser, pay } from '../builders.js';
import { beacon, flush } from '../page-visits.js';
import { deliver } from '../scenes.js';

const DAY_MS = 86_400_000;

let stage: TestApp;
beforeAll(async () => {
  stage = await sharedTestApp();
});

const read = async ({ person }: TestCreator, days?: number): Promise<InsightsDto> =>
  (await person.get<InsightsDto>(`/api/creators/insights${days === undefined ? '' : `?days=${days}`}`)).body;
const send = (creator: TestCreator, event: string, source: string, address = '192.0.2.1') =>
  beacon(
    stage.person(),
    { creatorId: creator.id, event, source, packageId: creator.packageId },
    { 'x-forwarded-for': address },
  );
const today = async () => utcDay(await stage.app.get(ProductClock).now());
const sourceOf = async (bookingId: string) =>
  (
    await stage.database.row<{ source: string | null }>(
      't-booking-source',
      'select source from bookings where id = $1',
      [bookingId],
    )
  )?.source;

/** A booking of $150 from a source whose content was approved. */
async function aSale(creator: TestCreator, source: string): Promise<void> {
  const { brand, booking } = await aBooking(stage, creator, 'pay_first', { source });
  await pay(stage, brand, booking.id);
  await creator.person.post(`/api/creator/bookings/${booking.id}/approve`, {});
  await stage.drain();
  await deliver(new BookingDriver(stage, { brand, creator, admin: brand }, booking.id));
  await brand.post(`/api/bookings/${booking.id}/review`, { action: 'approve' });
  await stage.drain();
}

describe('the source of a booking', () => {
  it.each([
    ['Instagram', 'instagram.com'],
    ['www.tiktok.com', 'tiktok.com'],
    ['', 'direct'],
    ['\u0000; drop table bookings', 'drop-table-bookings'],
    [{ not: 'a text' }, 'direct'],
    ['x'.repeat(500), 'x'.repeat(60)],
  ])('%j never refuses it, and is kept as %s', async (source, kept) => {
    const creator = await aCreator(stage);
    for (const flow of ['pay_first', 'approve_first'] as const) {
      const { booking } = await aBooking(stage, creator, flow, { source });
      expect(await sourceOf(booking.id)).toBe(kept);
    }
  });

  it('may be absent; and a repeat from elsewhere is the same booking', async () => {
    const creator = await aCreator(stage);
    const brand = stage.person();
    const body = { packageId: creator.packageId, clientName: 'Ann', clientEmail: 'ann@northwind.test' };
    const book = (more: object) =>
      brand.post<{ id: string }>(
        '/api/package-bookings',
        { ...body, projectDetails: 'A film about our coffee.', ...more },
        { 'idempotency-key': `once ${creator.id}` },
      );
    const first = await book({});
    expect([first.status, await sourceOf(first.body.id)]).toEqual([201, null]);
    const again = await book({ source: 'newsletter' });
    expect([again.status, again.body.id]).toEqual([201, first.body.id]);
  });
});

describe('insights', () => {
  it('of a page that nobody has visited are all zero', async () => {
    const creator = await aCreator(stage);
    const insights = await read(creator);
    expect(insights).toMatchObject({
      days: 28,
      to: await today(),
      everVisited: false,
      bySource: [],
      byPackage: [],
    });
    expect(insights.byDay).toHaveLength(28);
    expect(new Set([...Object.values(insights.totals), ...Object.values(insights.before)])).toEqual(
      new Set([0, '0.00']),
    );
  });

  it('follow visits to bookings and money, by day, source and package', async () => {
    const creator = await aCreator(stage);
    await send(creator, 'view', 'instagram.com');
    await send(creator, 'view', 'instagram.com');
    await send(creator, 'view', 'newsletter', '192.0.2.2');
    await send(creator, 'reel_play', 'instagram.com');
    await send(creator, 'package_click', 'instagram.com');
    await send(creator, 'book_start', 'newsletter');
    await flush(stage);
    await aSale(creator, 'instagram.com');
    await aBooking(stage, creator, 'approve_first', { source: 'newsletter' });
    await aBooking(stage, creator, 'approve_first');
    // Not paid yet: the creator has not seen it.
    await aBooking(stage, creator, 'pay_first', { source: 'instagram.com' });

    const insights = await read(creator, 7);
    const totals = {
      views: 3,
      visitors: 2,
      reelPlays: 1,
      packageClicks: 1,
      bookingStarts: 1,
      bookings: 3,
      paidBookings: 1,
      money: '150.00',
    };
    expect([insights.everVisited, insights.totals]).toEqual([true, totals]);
    expect(insights.byDay.at(-1)).toEqual({ day: await today(), ...totals });
    expect(insights.byDay[0]).toMatchObject({ day: insights.from, views: 0, money: '0.00' });
    const none = {
      views: 0,
      visitors: 0,
      reelPlays: 0,
      packageClicks: 0,
      bookingStarts: 0,
      bookings: 0,
      paidBookings: 0,
      money: '0.00',
    };
    expect(insights.bySource).toEqual([
      {
        ...none,
        source: 'instagram.com',
        views: 2,
        visitors: 1,
        reelPlays: 1,
        packageClicks: 1,
        bookings: 1,
        paidBookings: 1,
        money: '150.00',
      },
      { ...none, source: 'newsletter', views: 1, visitors: 1, bookingStarts: 1, bookings: 1 },
      { ...none, source: 'direct', bookings: 1 },
    ]);
    expect(insights.byPackage).toEqual([
      {
        packageId: creator.packageId,
        name: 'UGC Package',
        packageClicks: 1,
        bookingStarts: 1,
        bookings: 3,
        paidBookings: 1,
        money: '150.00',
      },
    ]);
    // What the dashboard calls earnings and orders is the same money, and the same bookings.
    const { body } = await creator.person.get<{ totals: { earnings: string; orders: number } }>(
      '/api/creators/dashboard',
    );
    expect(body.totals).toMatchObject({ earnings: totals.money, orders: totals.bookings });
  });

  it('are nobody else’s', async () => {
    const [creator, other] = [await aCreator(stage), await aCreator(stage)];
    await send(creator, 'view', 'instagram.com');
    await flush(stage);
    expect((await read(other)).totals.views).toBe(0);
    expect((await read(creator)).totals.views).toBe(1);
    const { person } = await aUser(stage);
    expect((await person.get('/api/creators/insights')).status).toBe(403);
    expect((await stage.person().get('/api/creators/insights.csv')).status).toBe(401);
  });

  it('compare a period with the one before, to the day', async () => {
    const creator = await aCreator(stage);
    const count = (daysAgo: number, times: number) =>
      stage.database.rows(
        't-count-days-ago',
        `insert into page_counts (creator_id, day, source, event, count)
         select $1, to_timestamp($2::bigint / 1000)::date - $3::int, 'direct', 'view', $4`,
        [creator.id, Date.parse(`${todayIs}T12:00:00Z`), daysAgo, times],
      );
    const todayIs = await today();
    for (const [daysAgo, times] of [
      [0, 1],
      [6, 10],
      [7, 100],
      [13, 1000],
      [14, 10_000],
    ] as const)
      await count(daysAgo, times);
    const week = await read(creator, 7);
    expect([week.totals.views, week.before.views]).toEqual([11, 1100]);
    expect(week.byDay.map(({ views }) => views)).toEqual([10, 0, 0, 0, 0, 0, 1]);
    const month = await read(creator, 28);
    expect([month.totals.views, month.before.views]).toEqual([11_111, 0]);
  });

  it('count the visitors of a day the same before it is folded, and after', async () => {
    const creator = await aCreator(stage);
    for (const address of ['192.0.2.1', '192.0.2.2']) await send(creator, 'view', 'tiktok.com', address);
    await flush(stage);
    const day = await today();
    const visitors = async () => {
      const { totals, byDay, bySource } = await read(creator, 7);
      return [totals.visitors, byDay.find((row) => row.day === day)?.visitors, bySource[0]?.visitors];
    };
    expect(await visitors()).toEqual([2, 2, 2]);
    await stage.app.get(ProductClock).advance((2 * DAY_MS) / 1000);
    expect(await visitors()).toEqual([2, 2, 2]);
    await stage.app.get(FoldVisitors).run();
    expect(await visitors()).toEqual([2, 2, 2]);
  });

  it('show fifty sources; what the others have led to is added up', async () => {
    const creator = await aCreator(stage);
    await stage.database.rows(
      't-many-sources',
      `insert into page_counts (creator_id, day, source, event, count)
       select $1, $2::date - n / 40, 'source-' || n, 'view', n from generate_series(1, 120) n`,
      [creator.id, await today()],
    );
    const { bySource, totals } = await read(creator, 7);
    expect(bySource).toHaveLength(50);
    expect(bySource[0]).toMatchObject({ source: 'source-120', views: 120 });
    expect(bySource.at(-1)?.source).toBe('other');
    expect(bySource.reduce((sum, { views }) => sum + views, 0)).toBe(totals.views);
  });

  it.each(['0', '8', '-7', '7.0', 'week', '', '7&days=28'])(
    'of %s days are refused with a sentence',
    async (days) => {
      const { person } = await aCreator(stage);
      for (const path of ['insights', 'insights.csv']) {
        const { status, body } = await person.get<{ errors: object }>(`/api/creators/${path}?days=${days}`);
        expect([status, body.errors]).toEqual([400, { days: 'Days must be 7, 28 or 90.' }]);
      }
    },
  );
});

describe('the table for spreadsheets', () => {
  it('has a line for each day and source, and is a file', async () => {
    const creator = await aCreator(stage);
    await send(creator, 'view', 'instagram.com');
    await send(creator, 'package_click', 'newsletter');
    await flush(stage);
    await aSale(creator, 'newsletter');
    const { headers, body } = await creator.person.get<string>('/api/creators/insights.csv?days=28');
    expect([
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('cache-control'),
    ]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="reelpact-insights-28-days.csv"',
      'no-store',
    ]);
    const day = await today();
    expect(body).toBe(
      [
        'Day (UTC),Source,Views,Visitors,Reel plays,Package clicks,Booking starts,Bookings,Paid bookings,Earned',
        `${day},instagram.com,1,1,0,0,0,0,0,0.00`,
        `${day},newsletter,0,0,0,1,0,1,1,150.00`,
        '',
      ].join('\r\n'),
    );
  });
});
