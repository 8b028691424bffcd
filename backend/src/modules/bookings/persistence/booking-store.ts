import { Inject, Injectable } from '@nestjs/common';
import { type BookingState, emailKey, nextReminderAt } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import type { BookingRecord } from '../booking-record.js';
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, date, toRecord } from '../reads/booking-rows.js';

export interface HistoryEntry {
  event: string;
  actor: string;
  actorId: string | null;
  from: BookingState | null;
  to: BookingState;
  at: number;
  note: string | null;
  contentHash: string;
}

/** Reads and writes bookings as whole records. */
@Injectable()
export class BookingStore {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  async find(statements: Statements, id: string): Promise<BookingRecord | null> {
    const row = await statements.row<BookingRow>(
      'find-booking',
      `select ${BOOKING_COLUMNS} from ${BOOKING_TABLES} where b.id = $1`,
      [id],
    );
    return row && toRecord(row, this.config.windows);
  }

  /** Loads a booking and keeps everyone else waiting until the transaction ends. */
  async lock(tx: Transaction, id: string): Promise<BookingRecord | null> {
    const locked = await tx.row('lock-booking', 'select 1 from bookings where id = $1 for update', [id]);
    // Read after the lock is held: a statement sees what was committed before it began.
    return locked && this.find(tx, id);
  }

  async insert(tx: Transaction, record: BookingRecord): Promise<void> {
    const { state } = record;
    await tx.rows(
      'insert-booking',
      `insert into bookings (id, creator_id, package_id, brand_user_id, guest_id, flow, stage, escrow, amount_cents, fee_bps,
         delivery_days, revisions_left, attempt, closed_chargebacks, refund_delayed, version, package, addons, brand_name,
         contact_email, contact_email_key, project_description, additional_notes, script_url, created_at, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, '{}', false, 0, $14::jsonb, $15::jsonb, $16, $17, $18,
         $19, $20, $21, $22, $23)`,
      [
        record.id,
        record.creatorId,
        record.packageId,
        record.brandUserId,
        record.guestId,
        record.flow,
        state.stage,
        state.escrow,
        record.amountCents,
        record.feeBps,
        state.context.deliveryDays,
        state.context.revisionsLeft,
        state.context.attempt,
        JSON.stringify(record.package),
        JSON.stringify(record.addons),
        record.brandName,
        record.contactEmail,
        emailKey(record.contactEmail),
        record.projectDescription,
        record.additionalNotes,
        record.scriptUrl,
        record.createdAt,
        record.source,
      ],
    );
    await this.saveDeadline(tx, record);
  }

  /** Saves a new state. The caller holds the lock; the revision is checked all the same. */
  async save(tx: Transaction, record: BookingRecord): Promise<void> {
    const { stage, escrow, context } = record.state;
    const saved = await tx.row(
      'save-booking',
      `update bookings set stage = $3, escrow = $4, revisions_left = $5, attempt = $6, authorization_expires_at = $7,
         open_chargeback = $8, closed_chargebacks = $9, refund_delayed = $10, due_at = $11, version = $12,
         failed_refunds = $13, reminded = $14, held_at = $15, review_began_at = $16, round_counted = $17, missing = $18::jsonb,
         revision = revision + 1
       where id = $1 and revision = $2 returning 1`,
      [
        record.id,
        record.revision,
        stage,
        escrow,
        context.revisionsLeft,
        context.attempt,
        date(context.authorizationExpiresAt),
        context.openChargeback,
        context.closedChargebacks,
        context.refundDelayed,
        date(context.dueAt),
        context.version,
        context.failedRefunds,
        context.reminded,
        date(context.heldAt),
        date(context.reviewBeganAt),
        context.roundCounted,
        JSON.stringify(context.missing),
      ],
    );
    if (!saved) throw new Error(`booking ${record.id} was written by somebody who did not hold its lock`);
    await this.saveDeadline(tx, record);
  }

  async appendHistory(tx: Transaction, bookingId: string, entry: HistoryEntry): Promise<void> {
    await tx.rows(
      'append-history',
      `insert into booking_history (booking_id, event, actor, actor_id, from_stage, to_stage, from_escrow, to_escrow, at,
         note, content_hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        bookingId,
        entry.event,
        entry.actor,
        entry.actorId,
        entry.from?.stage ?? null,
        entry.to.stage,
        entry.from?.escrow ?? null,
        entry.to.escrow,
        new Date(entry.at),
        entry.note,
        entry.contentHash,
      ],
    );
  }

  /** The last thing that happened to a booking. */
  lastEntry(
    tx: Transaction,
    bookingId: string,
  ): Promise<{ event: string; actor: string; content_hash: string } | null> {
    return tx.row(
      'last-history',
      'select event, actor, content_hash from booking_history where booking_id = $1 order by id desc limit 1',
      [bookingId],
    );
  }

  private async saveDeadline(tx: Transaction, { id, state }: BookingRecord): Promise<void> {
    const { deadlineAt } = state.context;
    if (deadlineAt === null) {
      await tx.rows('clear-deadline', 'delete from booking_deadlines where booking_id = $1', [id]);
      return;
    }
    await tx.rows(
      'set-deadline',
      `insert into booking_deadlines (booking_id, due_at, remind_at) values ($1, $2, $3)
       on conflict (booking_id) do update
         set due_at = excluded.due_at, remind_at = excluded.remind_at, try_at = '-infinity', failures = 0`,
      [id, new Date(deadlineAt), date(nextReminderAt(state.stage, state.context))],
    );
  }
}
