import { PAGE_NUMBER_LABELS, type PageNumber, toDecimalString } from '@reelpact/domain';
import { csvOf } from '../../../platform/documents/csv.js';
import type { Numbers } from '../reads/insight-rows.js';
import type { Insights } from '../reads/read-insights.js';
import type { InsightsDto } from './insights.dto.js';

const inDollars = <T extends { money: number }>(row: T): Omit<T, 'money'> & { money: string } => ({
  ...row,
  money: toDecimalString(row.money),
});

export function presentInsights(insights: Insights): InsightsDto {
  const { totals, before, byDay, bySource, byPackage, tips, ...period } = insights;
  return {
    ...period,
    tips: inDollars(tips),
    totals: inDollars(totals),
    before: inDollars(before),
    byDay: byDay.map(inDollars),
    bySource: bySource.map(inDollars),
    byPackage: byPackage.map(
      ({ packageId, name, packageClicks, bookingStarts, bookings, paidBookings, money }) =>
        inDollars({ packageId, name, packageClicks, bookingStarts, bookings, paidBookings, money }),
    ),
  };
}

const COLUMNS = Object.keys(PAGE_NUMBER_LABELS) as PageNumber[];

/** A line for each day and source. */
export function insightsCsv(rows: readonly (Numbers & { day: string; source: string })[]): string {
  const head = ['Day (UTC)', 'Source', ...COLUMNS.map((name) => PAGE_NUMBER_LABELS[name])];
  const lines = rows.map((row) => [
    row.day,
    row.source,
    ...COLUMNS.map((name) => (name === 'money' ? toDecimalString(row.money) : row[name])),
  ]);
  return csvOf([head, ...lines]);
}
