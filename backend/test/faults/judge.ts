import { type BookingEvent, STAGE_META } from '@reelpact/domain';
import type pg from 'pg';
import type { StandInStripe } from '../stripe/stand-in-stripe.js';
import type { Ending } from './flows.js';

interface Found {
  stage: keyof typeof STAGE_META;
  escrow: string;
  open: string;
  settled: number;
}

/** What is wrong with a booking that a flow has left behind; empty when it ended as its machine says. */
export async function wrongsOf(
  database: pg.Pool,
  stripe: StandInStripe,
  bookingId: string,
  end: Ending,
): Promise<string[]> {
  const { rows } = await database.query<Found>(
    `select b.stage, b.escrow,
       coalesce((select sum(e.amount_cents) from ledger_entries e join ledger_postings p on p.id = e.posting_id
         where p.booking_id = b.id and e.account in ('escrow', 'creator_payable', 'refunds_owed', 'chargebacks', 'losses')), 0)::text as open,
       (select count(*)::int from booking_history h where h.booking_id = b.id and h.event = any($2)) as settled
     from bookings b where b.id = $1`,
    [bookingId, SETTLING],
  );
  const found = rows[0];
  if (!found) return ['it is gone'];
  const { authorized, in: taken, back, out } = stripe.booksOf(bookingId);
  const books = { authorized, in: taken, back, out };
  const wrongs: string[] = [];
  const demand = (what: string, seen: unknown, right: unknown): void => {
    if (JSON.stringify(seen) !== JSON.stringify(right))
      wrongs.push(`${what} is ${JSON.stringify(seen)}, not ${JSON.stringify(right)}`);
  };
  demand('stage', found.stage, end.stage);
  demand('escrow', found.escrow, end.escrow);
  demand('what is still owed', found.open, '0');
  demand('the provider', books, end.books);
  if (found.settled > 1) wrongs.push(`it was ended ${found.settled} times`);
  return wrongs;
}

const SETTLING: BookingEvent['type'][] = [
  'BRAND_APPROVED',
  'CREATOR_DECLINED',
  'CREATOR_WITHDREW',
  'DISPUTE_RESOLVED',
  'SETTLEMENT_ACCEPTED',
];
