import { Injectable } from '@nestjs/common';
import {
  type BrandTab,
  EXTRA_TIERS,
  STAGE_META,
  stagesWhere,
  toDecimalString,
  HIDDEN_STAGES,
  FINAL_STAGES,
} from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { LentColumns } from '../../../platform/database/lent-columns.js';
import type { Caller } from '../../../platform/access/caller.js';
import { brandKeys, isOfBrand, isOfBrandTotal } from './of-brand.js';

export interface CreatorTotals {
  orders: number;
  waiting: number;
  completed: number;
  /** Dollars with two decimals. */
  earnings: string;
  /** Percent, rounded. */
  successRate: number;
  topPackages: { packageId: string; name: string; orders: number }[];
}

/** How many of a brand's projects stand in each tab of its dashboard, and how many there are. */
export type BrandTotals = Record<BrandTab | 'total', number>;

interface TotalsRow {
  orders: string;
  waiting: string;
  completed: string;
  finished: string;
  earnings: string;
  topPackages: CreatorTotals['topPackages'];
}

const COMPLETED = stagesWhere((meta) => meta.final && meta.status === STAGE_META.completed.status);

/**
 * Of the creator `$1`: the open bookings counted, of which there are few, the closed ones kept. What was earned is lent by the module that keeps
 * the books. With every package that is offered now, and how often it was ordered.
 */
const totals = (lent: LentColumns): string => `
  with counted as (
    select b.package_id, b.stage, count(*) as bookings from bookings b
    where b.creator_id = $1 and b.is_open and b.stage <> all($2::text[]) group by 1, 2
    union all
    select t.package_id, t.stage, t.bookings from creator_totals t where t.creator_id = $1 and t.stage <> all($2::text[]))
  select coalesce(sum(bookings), 0)::text as orders,
    coalesce(sum(bookings) filter (where stage = 'requested'), 0)::text as waiting,
    coalesce(sum(bookings) filter (where stage = any($3::text[])), 0)::text as completed,
    coalesce(sum(bookings) filter (where stage = any($4::text[])), 0)::text as finished,
    ${lent.sql('totals.earnings')} as earnings,
    (select coalesce(json_agg(json_build_object('packageId', top.id, 'name', top.name, 'orders', top.orders)
        order by top.orders desc, top.position, top.id), '[]')
      from (select p.id, p.name, p.position, coalesce(sum(c.bookings), 0)::int as orders
        from packages p left join counted c on c.package_id = p.id
        where p.creator_id = $1 and p.deleted_at is null and p.archived_at is null and p.tier <> all($5::text[])
        group by p.id) top) as "topPackages"
  from counted`;

const TABS = ['ready', 'progress', 'pending', 'done'] as const satisfies readonly BrandTab[];
const inTab = (tab: BrandTab): string[] => stagesWhere((meta) => meta.tab === tab);
/** The same bookings as the list's: those of the proven addresses, of the user and of the guest. */
const BRAND_TOTALS = `
  select coalesce(sum(bookings), 0)::int as total,
    ${TABS.map((tab, index) => `coalesce(sum(bookings) filter (where stage = any($${4 + index}::text[])), 0)::int as ${tab}`).join()}
  from (
    select b.stage, count(*) as bookings from bookings b where ${isOfBrand(1)} and b.is_open group by 1
    union all
    select t.stage, t.bookings from brand_totals t where ${isOfBrandTotal(1)}
  ) counted`;

/** Sums over all of a creator's bookings, of which the closed ones are kept and not counted. */
@Injectable()
export class ReadTotals {
  static readonly none: CreatorTotals = {
    orders: 0,
    waiting: 0,
    completed: 0,
    earnings: '0.00',
    successRate: 0,
    topPackages: [],
  };

  constructor(
    private readonly database: Database,
    private readonly lent: LentColumns,
  ) {}

  async of(creatorId: string): Promise<CreatorTotals> {
    const counted = await this.database.row<TotalsRow>('creator-totals', totals(this.lent), [
      creatorId,
      HIDDEN_STAGES,
      COMPLETED,
      FINAL_STAGES,
      EXTRA_TIERS,
    ]);
    if (!counted) return ReadTotals.none;
    const finished = Number(counted.finished);
    const completed = Number(counted.completed);
    return {
      orders: Number(counted.orders),
      waiting: Number(counted.waiting),
      completed,
      earnings: toDecimalString(Number(counted.earnings)),
      successRate: finished === 0 ? 0 : Math.round((100 * completed) / finished),
      topPackages: counted.topPackages,
    };
  }

  /** What this caller has as a brand or a guest, whatever email it was booked with. */
  async ofBrand(caller: Caller): Promise<BrandTotals> {
    const totals = await this.database.row<BrandTotals>('brand-totals', BRAND_TOTALS, [
      ...brandKeys(caller),
      ...TABS.map(inTab),
    ]);
    return totals ?? { total: 0, ready: 0, progress: 0, pending: 0, done: 0 };
  }
}
