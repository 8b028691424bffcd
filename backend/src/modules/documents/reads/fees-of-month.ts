import type { Statements } from '../../../platform/database/database.js';

/** A month in UTC: "2026-11", with its bounds. */
export interface Month {
  name: string;
  from: Date;
  to: Date;
}

/** A creator whose fee statement of a month is not written. */
export interface FeePayer {
  creatorId: string;
  creatorName: string;
  legal: { name: string; address: string[] } | null;
}

/** What was taken of a booking's share or of a tip, or returned, by one posting; cents. */
export type FeeRow = {
  creatorId: string;
  at: Date;
  gross: number;
  fee: number;
} & ({ bookingId: string; packageName: string } | { bookingId: null; tipId: string });

/** The column that the module of tips lends: whose the tip of a posting is, which is `p`. */
export const TIP_OF_FEE = 'fees.creatorOfTip';

const IN_MONTH = `p.at >= greatest($1::timestamptz, (select at from documents_begin)) and p.at < $2`;
const OF_BOOKING = `p.step in ('settle', 'grant') and ${IN_MONTH}`;
const OF_TIP = `p.step in ('tip', 'tip_refund') and ${IN_MONTH}`;
const TAKEN = `ledger_postings p join ledger_entries e on e.posting_id = p.id and e.account = 'platform_fees'`;

const payers = (creatorOfTip: string): string => `
  select c.id as "creatorId", c.display_name as "creatorName", payee.legal
  from creators c left join payout_accounts payee on payee.creator_id = c.id
  where c.id in (
    select b.creator_id from ${TAKEN} join bookings b on b.id = p.booking_id where ${OF_BOOKING}
    union all
    select ${creatorOfTip} from ${TAKEN} where ${OF_TIP}
  ) and not exists (select from documents d where d.key = c.id || ':' || $3 || ':fee_statement')
  order by c.id limit $4`;

const FEE = `sum(case when e.account = 'platform_fees' then -e.amount_cents else 0 end)`;

/**
 * The gross share of a settlement is what creator and platform got, and so is a tip; what a granted refund takes from it is what the brand
 * gets.
 */
const fees = (creatorOfTip: string): string => `
  select b.creator_id as "creatorId", b.id as "bookingId", b.package ->> 'name' as "packageName", null as "tipId", p.at,
    sum(case when p.step = 'settle' and e.account in ('creator_payable', 'platform_fees') then -e.amount_cents
      when p.step = 'grant' and e.account = 'refunds_owed' then e.amount_cents else 0 end)::float8 as gross,
    ${FEE}::float8 as fee, p.id
  from ledger_postings p join ledger_entries e on e.posting_id = p.id join bookings b on b.id = p.booking_id
  where ${OF_BOOKING} and b.creator_id = any ($3::uuid[])
  group by p.id, b.id having ${FEE} <> 0
  union all
  select ${creatorOfTip}, null, null, p.tip_id, p.at,
    sum(case when e.account in ('creator_payable', 'platform_fees') then -e.amount_cents else 0 end)::float8,
    ${FEE}::float8, p.id
  from ledger_postings p join ledger_entries e on e.posting_id = p.id
  where ${OF_TIP} and ${creatorOfTip} = any ($3::uuid[])
  group by p.id having ${FEE} <> 0
  order by at, id`;

/** The next creators of whom fees were taken in a month and who have no statement of it. @param creatorOfTip as it was lent */
export const feePayers = (
  at: Statements,
  creatorOfTip: string,
  { name, from, to }: Month,
  limit: number,
): Promise<FeePayer[]> => at.rows<FeePayer>('fee-payers', payers(creatorOfTip), [from, to, name, limit]);

/** What was taken of some creators in a month, oldest first. @param creatorOfTip as it was lent */
export const feesOf = (
  at: Statements,
  creatorOfTip: string,
  { from, to }: Month,
  creatorIds: string[],
): Promise<FeeRow[]> => at.rows<FeeRow>('fees-of-month', fees(creatorOfTip), [from, to, creatorIds]);
