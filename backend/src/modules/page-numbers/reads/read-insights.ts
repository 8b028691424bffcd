import { Injectable } from '@nestjs/common';
import { type InsightDays, PAGE_NUMBERS, HIDDEN_STAGES } from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database } from '../../../platform/database/database.js';
import { utcDay } from '../utc-day.js';
import { CHARGED, HAPPENED, NO_NUMBERS, NUMBERS, type Numbers, numbersIn, sumOf } from './insight-rows.js';

const DAY_MS = 86_400_000;
/** The rows of a table on the screen; what is beyond them is added up. */
const MAX_SOURCES = 50;
const MAX_PACKAGES = 100;
const MAX_LINKS = 100;

/** Money in cents; days in UTC, `2026-11-22`. */
export interface Insights {
  days: InsightDays;
  from: string;
  to: string;
  everVisited: boolean;
  totals: Numbers;
  /** The same of as many days before. */
  before: Numbers;
  byDay: (Numbers & { day: string })[];
  bySource: (Numbers & { source: string })[];
  byPackage: (Numbers & { packageId: string; name: string })[];
  /** What was given on the page and not refunded; no part of the other numbers. Cents. */
  tips: { count: number; money: number };
  /** The most opened first. */
  byLink: { url: string; title: string | null; clicks: number }[];
}

/** `$6` is the first day of the period; what is before is only summed up. */
const INSIGHTS = `
  with summed as (
    select day >= $6::date as current, day, source, package_id, grouping(day, source, package_id) as kind, ${NUMBERS}
    from (${HAPPENED}) as happened group by grouping sets (
      (day >= $6::date), (day >= $6::date, day), (day >= $6::date, source), (day >= $6::date, package_id))
  )
  select s.current, s.day::text as day, s.source, s.package_id as "packageId", p.name,
    s.views, s.visitors, s."reelPlays", s."packageClicks", s."bookingStarts", s.bookings, s."paidBookings", s.money
  from summed s left join packages p on p.id = s.package_id
  where s.kind = 7 or (s.current and (s.kind <> 6 or s.package_id is not null))`;
const EVER_VISITED = 'select 1 from page_counts where creator_id = $1 limit 1';
const TABLE = `
  select day::text as day, source, ${NUMBERS} from (${HAPPENED}) as happened group by day, source order by day, source`;

/** With the title that the page gives a link now; an account, and what is gone, have none. */
const OPENED = `
  select c.url, sum(c.count)::float8 as clicks, (
    select link->>'title' from page_blocks b, jsonb_array_elements(b.content->'links') as link
    where b.creator_id = $1 and b.kind = 'links' and link->>'url' = c.url limit 1) as title
  from page_link_counts c where c.creator_id = $1 and c.day between $2::date and $3::date
  group by c.url order by clicks desc, c.url limit ${MAX_LINKS}`;

const TIPPED = `
  select count(*)::int as count, coalesce(sum(amount_cents), 0)::float8 as money from tips
  where creator_id = $1 and stage in ('paid', 'paid_out')
    and paid_at >= $2::date::timestamp at time zone 'UTC' and paid_at < ($3::date + 1)::timestamp at time zone 'UTC'`;

type Row = Numbers & {
  current: boolean;
  day: string | null;
  source: string | null;
  packageId: string | null;
  name: string | null;
};

/** What a creator's page has led to. The rows of a statement are bounded by days, sources and packages. */
@Injectable()
export class ReadInsights {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
  ) {}

  async of(creatorId: string, days: InsightDays): Promise<Insights> {
    const now = await this.clock.now();
    const [to, from] = [utcDay(now), utcDay(now - (days - 1) * DAY_MS)];
    const before = utcDay(now - (2 * days - 1) * DAY_MS);
    const found = await this.database.rows<Row>('insights', INSIGHTS, [
      creatorId,
      before,
      to,
      HIDDEN_STAGES,
      CHARGED,
      from,
    ]);
    const byLink = await this.database.rows<Insights['byLink'][number]>('insights-links', OPENED, [
      creatorId,
      from,
      to,
    ]);
    const tips = await this.database.row<Insights['tips']>('insights-tips', TIPPED, [creatorId, from, to]);
    const ever = await this.database.row('page-ever-visited', EVER_VISITED, [creatorId]);
    const rows = found.filter(({ current }) => current);
    const total = (all: readonly Row[]): Numbers => {
      const row = all.find(
        ({ day, source, packageId }) => day === null && source === null && packageId === null,
      );
      return row ? numbersIn(row) : NO_NUMBERS;
    };
    const ofDay = new Map(rows.map((row) => [row.day, row]));
    return {
      days,
      from,
      to,
      everVisited: ever !== null,
      totals: total(rows),
      before: total(found.filter(({ current }) => !current)),
      byDay: Array.from({ length: days }, (_, index) => {
        const day = utcDay(now - (days - 1 - index) * DAY_MS);
        return { day, ...numbersIn(ofDay.get(day) ?? NO_NUMBERS) };
      }),
      bySource: bySource(rows),
      byPackage: rows
        .flatMap(({ packageId, name, ...row }) =>
          packageId === null ? [] : [{ packageId, name: name ?? '', ...numbersIn(row) }],
        )
        .sort(mostFirst)
        .slice(0, MAX_PACKAGES),
      tips: tips ?? { count: 0, money: 0 },
      byLink,
    };
  }

  /** The same by day and source, the oldest first; days on which nothing happened have no row. */
  async table(creatorId: string, days: InsightDays): Promise<(Numbers & { day: string; source: string })[]> {
    const now = await this.clock.now();
    const from = utcDay(now - (days - 1) * DAY_MS);
    return this.database.rows('insights-table', TABLE, [
      creatorId,
      from,
      utcDay(now),
      HIDDEN_STAGES,
      CHARGED,
    ]);
  }
}

/** What earned most comes first, then what was booked, wanted and seen most. */
const mostFirst = (one: Numbers, other: Numbers): number =>
  other.money - one.money ||
  other.bookings - one.bookings ||
  other.packageClicks - one.packageClicks ||
  other.views - one.views;

function bySource(rows: readonly Row[]): Insights['bySource'] {
  const { other } = PAGE_NUMBERS.source;
  const sources = rows
    .flatMap(({ source, ...row }) => (source === null ? [] : [{ source, ...numbersIn(row) }]))
    .sort(mostFirst);
  if (sources.length <= MAX_SOURCES) return sources;
  const named = sources.filter(({ source }) => source !== other);
  const rest = [...named.slice(MAX_SOURCES - 1), ...sources.filter(({ source }) => source === other)];
  return [...named.slice(0, MAX_SOURCES - 1), { source: other, ...sumOf(rest) }];
}
