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
}

const COMPLETED = stagesWhere((meta) => meta.final && meta.status === STAGE_META.completed.status);

/** What a creator's bookings are, and how many of each: the open ones counted, of which there are few, the closed ones kept. */
const COUNTED = `
    select b.package_id, b.stage, count(*) as bookings from bookings b
    where b.creator_id = $1 and b.is_open and b.stage <> all($2::text[]) group by 1, 2
    union all
    select t.package_id, t.stage, t.bookings from creator_totals t where t.creator_id = $1 and t.stage <> all($2::text[])`;
/** Of the creator `$1`; what they have earned is lent by the module that keeps the books. */
const totals = (lent: LentColumns): string => `
  select coalesce(sum(bookings), 0)::text as orders,
    coalesce(sum(bookings) filter (where stage = 'requested'), 0)::text as waiting,
    coalesce(sum(bookings) filter (where stage = any($3::text[])), 0)::text as completed,
    coalesce(sum(bookings) filter (where stage = any($4::text[])), 0)::text as finished,
    ${lent.sql('totals.earnings')} as earnings
  from (${COUNTED}) counted`;
/** Every package that is offered now, and how often it was ordered. */
const TOP = `
  select p.id as "packageId", p.name, coalesce(sum(c.bookings), 0)::int as orders
  from packages p left join (${COUNTED}) c on c.package_id = p.id
  where p.creator_id = $1 and p.deleted_at is null and p.archived_at is null and p.tier <> all($3::text[])
  group by p.id order by coalesce(sum(c.bookings), 0) desc, p.position, p.id`;

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
    const [counted, topPackages] = await Promise.all([
      this.database.row<TotalsRow>('creator-totals', totals(this.lent), [
        creatorId,
        HIDDEN_STAGES,
        COMPLETED,
        FINAL_STAGES,
      ]),
      this.database.rows<CreatorTotals['topPackages'][number]>('creator-top-packages', TOP, [
        creatorId,
        HIDDEN_STAGES,
        EXTRA_TIERS,
      ]),
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
      topPackages,
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
