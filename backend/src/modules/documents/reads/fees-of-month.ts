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

/** What was taken of a share, or returned, by one posting; cents. */
export interface FeeRow {
  creatorId: string;
  bookingId: string;
  packageName: string;
  at: Date;
  gross: number;
  fee: number;
}

const IN_MONTH = `p.step in ('settle', 'grant') and p.at >= greatest($1::timestamptz, (select at from documents_begin)) and p.at < $2`;

const PAYERS = `
  select c.id as "creatorId", c.display_name as "creatorName", payee.legal
  from creators c left join payout_accounts payee on payee.creator_id = c.id
  where c.id in (
    select b.creator_id from ledger_postings p join ledger_entries e on e.posting_id = p.id join bookings b on b.id = p.booking_id
    where e.account = 'platform_fees' and ${IN_MONTH}
  ) and not exists (select from documents d where d.key = c.id || ':' || $3 || ':fee_statement')
  order by c.id limit $4`;

/** The gross share of a settlement is what creator and platform got; what a granted refund takes from it is what the brand gets. */
const FEES = `
  select b.creator_id as "creatorId", b.id as "bookingId", b.package ->> 'name' as "packageName", p.at,
    sum(case when p.step = 'settle' and e.account in ('creator_payable', 'platform_fees') then -e.amount_cents
      when p.step = 'grant' and e.account = 'refunds_owed' then e.amount_cents else 0 end)::float8 as gross,
    sum(case when e.account = 'platform_fees' then -e.amount_cents else 0 end)::float8 as fee
  from ledger_postings p join ledger_entries e on e.posting_id = p.id join bookings b on b.id = p.booking_id
  where ${IN_MONTH} and b.creator_id = any ($3::uuid[])
  group by p.id, b.id having sum(case when e.account = 'platform_fees' then -e.amount_cents else 0 end) <> 0
  order by p.at, p.id`;

/** The next creators of whom fees were taken in a month and who have no statement of it. */
export const feePayers = (at: Statements, { name, from, to }: Month, limit: number): Promise<FeePayer[]> =>
  at.rows<FeePayer>('fee-payers', PAYERS, [from, to, name, limit]);

/** What was taken of some creators in a month, oldest first. */
export const feesOf = (at: Statements, { from, to }: Month, creatorIds: string[]): Promise<FeeRow[]> =>
  at.rows<FeeRow>('fees-of-month', FEES, [from, to, creatorIds]);
