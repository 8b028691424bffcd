import type { Statements } from '../../../../platform/database/database.js';
import { type MoneyColumns, type MoneyOf, fromColumns } from '../../ledger/money-of.js';

/** The bookings and tips whose share a creator has not been sent. */
export async function waitingPayouts(at: Statements, creatorId: string): Promise<MoneyOf[]> {
  const rows = await at.rows<MoneyColumns>(
    'waiting-payouts',
    `select b.id as "bookingId", b.attempt, null::uuid as "tipId" from bookings b
     where b.creator_id = $1 and exists (
       select from ledger_entries e join ledger_postings p on p.id = e.posting_id and p.creator_id = e.deal_creator_id
       where p.booking_id = b.id and p.creator_id = b.creator_id and e.account = 'creator_payable' having sum(e.amount_cents) < 0)
     union all
     select null, null, p.tip_id from ledger_entries e join ledger_postings p on p.id = e.posting_id and p.creator_id = e.deal_creator_id
     where e.creator_id = $1 and e.deal_creator_id = $1 and e.account = 'creator_payable' and p.tip_id is not null
     group by p.tip_id having sum(e.amount_cents) < 0`,
    [creatorId],
  );
  return rows.map(fromColumns);
}
