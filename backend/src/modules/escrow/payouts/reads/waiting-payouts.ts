import type { Statements } from '../../../../platform/database/database.js';

/** The bookings whose share a creator has not been sent. */
export const waitingPayouts = (
  at: Statements,
  creatorId: string,
): Promise<{ bookingId: string; attempt: number }[]> =>
  at.rows(
    'waiting-payouts',
    `select b.id as "bookingId", b.attempt from bookings b
     where b.creator_id = $1 and exists (
       select from ledger_entries e join ledger_postings p on p.id = e.posting_id
       where p.booking_id = b.id and e.account = 'creator_payable' having sum(e.amount_cents) < 0)`,
    [creatorId],
  );
