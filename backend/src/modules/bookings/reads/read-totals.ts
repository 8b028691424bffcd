import { Injectable } from '@nestjs/common';
import { type BrandTab, EXTRA_TIERS, STAGE_META, stagesWhere, toDecimalString } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { type Caller, provenEmails } from '../../../platform/access/caller.js';

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

/** The creator's gross share, of an entry `e` in a posting `p` whose step is 'settle' or 'grant'. */
export const EARNED_CENTS = `case when p.step = 'settle' and e.account in ('creator_payable', 'platform_fees') then -e.amount_cents
  when p.step = 'grant' and e.account = 'refunds_owed' then e.amount_cents else 0 end`;

const FINAL = stagesWhere((meta) => meta.final);
const HIDDEN = stagesWhere((meta) => meta.hiddenFromCreator === true);
const COMPLETED = stagesWhere((meta) => meta.final && meta.status === STAGE_META.completed.status);

const TOTALS = `
  select count(*)::text as orders,
    count(*) filter (where stage = 'requested')::text as waiting,
    count(*) filter (where stage = any($3::text[]))::text as completed,
    count(*) filter (where stage = any($4::text[]))::text as finished,
    coalesce((select sum(${EARNED_CENTS})
      from ledger_entries e join ledger_postings p on p.id = e.posting_id join bookings k on k.id = p.booking_id
      where k.creator_id = $1 and p.step in ('settle', 'grant')), 0)::text as earnings
  from bookings where creator_id = $1 and stage <> all($2::text[])`;
/** Every package that is offered now, and how often it was ordered. */
const TOP = `
  select p.id as "packageId", p.name, count(b.id)::int as orders
  from packages p left join bookings b on b.creator_id = $1 and b.package_id = p.id and b.stage <> all($2::text[])
  where p.creator_id = $1 and p.deleted_at is null and p.tier <> all($3::text[])
  group by p.id order by count(b.id) desc, p.position, p.id`;

const inTab = (tab: BrandTab): string[] => stagesWhere((meta) => meta.tab === tab);
/** The same bookings as the list's: those of the proven addresses, of the user and of the guest. */
const BRAND_TOTALS = `
  select count(*)::int as total,
    count(*) filter (where stage = any($4::text[]))::int as ready,
    count(*) filter (where stage = any($5::text[]))::int as progress,
    count(*) filter (where stage = any($6::text[]))::int as pending,
    count(*) filter (where stage = any($7::text[]))::int as done
  from bookings where contact_email_key = any($1::text[]) or brand_user_id = $2 or guest_id = $3`;

/** Sums over all of a creator's bookings, made by the database and never from one page of them. */
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

  constructor(private readonly database: Database) {}

  async of(creatorId: string): Promise<CreatorTotals> {
    const [totals, topPackages] = await Promise.all([
      this.database.row<TotalsRow>('creator-totals', TOTALS, [creatorId, HIDDEN, COMPLETED, FINAL]),
      this.database.rows<CreatorTotals['topPackages'][number]>('creator-top-packages', TOP, [
        creatorId,
        HIDDEN,
        EXTRA_TIERS,
      ]),
    ]);
    if (!totals) return ReadTotals.none;
    const finished = Number(totals.finished);
    const completed = Number(totals.completed);
    return {
      orders: Number(totals.orders),
      waiting: Number(totals.waiting),
      completed,
      earnings: toDecimalString(Number(totals.earnings)),
      successRate: finished === 0 ? 0 : Math.round((100 * completed) / finished),
      topPackages,
    };
  }

  /** What this caller has as a brand or a guest, whatever email it was booked with. */
  async ofBrand(caller: Caller): Promise<BrandTotals> {
    const totals = await this.database.row<BrandTotals>('brand-totals', BRAND_TOTALS, [
      provenEmails(caller),
      caller.user?.id ?? null,
      caller.guestId,
      ...(['ready', 'progress', 'pending', 'done'] as const).map(inTab),
    ]);
    return totals ?? { total: 0, ready: 0, progress: 0, pending: 0, done: 0 };
  }
}
