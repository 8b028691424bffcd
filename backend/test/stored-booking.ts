import { type BookingState, type CountedPart, type Parcel, nextWordAt } from '@reelpact/domain';
import type { Database } from '../src/platform/database/database.js';
import type { Balances } from './ledger-model.js';

/** The columns that the machine decides, as they stand in the database; moments in milliseconds since 1970. */
export interface StoredState {
  stage: string;
  escrow: string;
  revisionsLeft: number | null;
  attempt: number;
  authorizationExpiresAt: number | null;
  openChargeback: string | null;
  closedChargebacks: string[];
  refundDelayed: boolean;
  failedRefunds: string[];
  reminded: number;
  heldAt: number | null;
  dueAt: number | null;
  version: number;
  missing: readonly CountedPart[];
  reviewBeganAt: number | null;
  roundCounted: boolean;
  parcels: readonly Parcel[];
  deadlineAt: number | null;
  remindAt: number | null;
}

export interface StoredEntry {
  id: number;
  event: string;
  actor: string;
  at: number;
  toStage: string;
  toEscrow: string;
}

export interface StoredBooking {
  state: StoredState;
  /** Counts writes. */
  revision: number;
  ledger: Balances;
  /** What happened since the entry that was named. */
  history: StoredEntry[];
  /** The ids of the versions, oldest first. */
  submissions: string[];
  /** The product's time. */
  now: number;
}

const MS = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

const READ = `
  select json_build_object('stage', b.stage, 'escrow', b.escrow, 'revisionsLeft', b.revisions_left, 'attempt', b.attempt,
      'authorizationExpiresAt', ${MS('b.authorization_expires_at')}, 'openChargeback', b.open_chargeback,
      'closedChargebacks', b.closed_chargebacks, 'refundDelayed', b.refund_delayed, 'failedRefunds', b.failed_refunds,
      'heldAt', ${MS('b.held_at')}, 'reviewBeganAt', ${MS('b.review_began_at')}, 'roundCounted', b.round_counted, 'missing', b.missing, 'parcels', b.parcels,
      'reminded', b.reminded, 'dueAt', ${MS('b.due_at')}, 'version', b.version, 'deadlineAt', ${MS('d.due_at')},
      'remindAt', ${MS('d.remind_at')}) as state,
    b.revision,
    coalesce((select json_object_agg(account, balance) from (
      select e.account, sum(e.amount_cents)::float8 as balance from ledger_postings p join ledger_entries e on e.posting_id = p.id
      where p.booking_id = b.id group by e.account having sum(e.amount_cents) <> 0) accounts), '{}') as ledger,
    coalesce((select json_agg(json_build_object('id', h.id, 'event', h.event, 'actor', h.actor, 'at', ${MS('h.at')},
        'toStage', h.to_stage, 'toEscrow', h.to_escrow) order by h.id)
      from booking_history h where h.booking_id = b.id and h.id > $2), '[]') as history,
    coalesce((select json_agg(s.id order by s.version) from submissions s where s.booking_id = b.id), '[]') as submissions,
    (floor(extract(epoch from clock_timestamp()) * 1000) + c.offset_seconds * 1000)::float8 as now
  from bookings b left join booking_deadlines d on d.booking_id = b.id, product_clock c where b.id = $1`;

/**
 * What stands in the database about a booking, apart from what the product's own reads say; one statement.
 * @param after the id of a history entry; only later ones are read
 */
export async function readStored(database: Database, bookingId: string, after = 0): Promise<StoredBooking> {
  const row = await database.row<StoredBooking & Record<string, unknown>>('t-stored', READ, [
    bookingId,
    after,
  ]);
  if (!row) throw new Error('the booking is gone');
  return row;
}

/** What must stand there when the machine is in this state. */
export const storedStateOf = ({ stage, escrow, context }: BookingState): StoredState => ({
  stage,
  escrow,
  revisionsLeft: context.revisionsLeft,
  attempt: context.attempt,
  authorizationExpiresAt: context.authorizationExpiresAt,
  openChargeback: context.openChargeback,
  closedChargebacks: context.closedChargebacks,
  refundDelayed: context.refundDelayed,
  failedRefunds: context.failedRefunds,
  reminded: context.reminded,
  heldAt: context.heldAt,
  dueAt: context.dueAt,
  version: context.version,
  missing: context.missing,
  reviewBeganAt: context.reviewBeganAt,
  roundCounted: context.roundCounted,
  parcels: context.parcels,
  deadlineAt: context.deadlineAt,
  remindAt: context.deadlineAt === null ? null : whole(nextWordAt(stage, context)),
});

/** Parts of a window are fractions; a stored moment is a whole millisecond. */
const whole = (moment: number | null): number | null => (moment === null ? null : Math.trunc(moment));
