import { Injectable } from '@nestjs/common';
import type { Party, RatingStand, RemovalReason, UnratedReason } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import type { BookingKey, BookingRecord } from '../../bookings/index.js';
import { CreatorProof } from '../../creators/index.js';
import { holdParties } from '../reads/hold-parties.js';

/** What one party has said of the other; times in milliseconds since 1970. */
export interface Rating {
  by: Party;
  /** In the order of its questions. */
  stars: number[];
  text: string | null;
  writtenAt: number;
  shownAt: number | null;
  reply: string | null;
  repliedAt: number | null;
  removedAt: number | null;
  removedFor: RemovalReason | null;
  isReported: boolean;
}

/** The ratings of one booking. */
export interface BookingRatings extends RatingStand {
  bookingId: string;
  creatorId: string;
  ratings: Rating[];
}

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
const READ = `
  select w.booking_id as "bookingId", w.creator_id as "creatorId", ${ms('w.ends_at')} as "endsAt", ${ms('w.closed_at')} as "closedAt", w.unrated,
    (select coalesce(json_agg(json_build_object('by', r.written_by, 'stars', r.stars, 'text', r.text, 'writtenAt', ${ms('r.written_at')},
        'shownAt', ${ms('r.shown_at')}, 'reply', r.reply, 'repliedAt', ${ms('r.replied_at')}, 'removedAt', ${ms('r.removed_at')}, 'removedFor', r.removed_for,
        'isReported', exists (select from rating_reports p where p.booking_id = r.booking_id and p.written_by = r.written_by))), '[]')
      from ratings r where r.booking_id = w.booking_id and r.creator_id = w.creator_id) as ratings
  from rating_windows w where w.booking_id = $1 and w.creator_id = $2`;

/** A booking that was completed again, after its payment had been taken back, is rated as if that hadn't been. */
const OPEN = `
  insert into rating_windows as w (booking_id, creator_id, opened_at, ends_at, unrated) values ($1, $2, $3, $4, $5)
  on conflict (booking_id) do update set unrated = excluded.unrated, ends_at = excluded.ends_at, opened_at = excluded.opened_at
  where w.closed_at is null and w.unrated = 'unpaid'`;

/** The rows of ratings. Who writes holds the lock of the booking's window, so the moment at which ratings are shown is one for everyone. */
@Injectable()
export class RatingStore {
  constructor(private readonly proof: CreatorProof) {}

  find(at: Statements, { id, creatorId }: BookingKey): Promise<BookingRatings | null> {
    return at.row<BookingRatings & Record<string, unknown>>('find-ratings', READ, [id, creatorId]);
  }

  /**
   * What is read is what is true until the transaction ends. People and creator come before the ratings, as when an account is deleted: what is told
   * and counted afterwards waits for neither.
   * @returns null for a booking that never could be rated
   */
  async lock(tx: Transaction, key: BookingRecord): Promise<BookingRatings | null> {
    await holdParties(tx, key);
    await this.proof.lock(tx, key.creatorId);
    await tx.rows(
      'lock-ratings',
      'select from rating_windows where booking_id = $1 and creator_id = $2 for update',
      [key.id, key.creatorId],
    );
    return this.find(tx, key);
  }

  async open(
    tx: Transaction,
    { id, creatorId }: BookingKey,
    { endsAt, unrated }: { endsAt: number; unrated: UnratedReason | null },
  ): Promise<void> {
    await tx.rows('open-ratings', OPEN, [id, creatorId, new Date(tx.now), new Date(endsAt), unrated]);
  }

  /** Has a booking that is open to ratings not be rated. */
  async keepUnrated(tx: Transaction, { id, creatorId }: BookingKey, why: UnratedReason): Promise<void> {
    await tx.rows(
      'keep-unrated',
      'update rating_windows set unrated = $3 where booking_id = $1 and creator_id = $2 and closed_at is null and unrated is null',
      [id, creatorId, why],
    );
  }

  async write(
    tx: Transaction,
    { id, creatorId }: BookingKey,
    by: Party,
    { stars, text }: Pick<Rating, 'stars' | 'text'>,
  ): Promise<void> {
    await tx.rows(
      'write-rating',
      `insert into ratings (booking_id, written_by, creator_id, stars, text, written_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (booking_id, written_by) do update set stars = excluded.stars, text = excluded.text, written_at = excluded.written_at`,
      [id, by, creatorId, stars, text, new Date(tx.now)],
    );
  }

  /** From now on everyone may read what was written, and nobody can change it. */
  async show(tx: Transaction, { id, creatorId }: BookingKey): Promise<void> {
    await tx.rows(
      'show-ratings',
      'update ratings set shown_at = $3 where booking_id = $1 and creator_id = $2 and shown_at is null',
      [id, creatorId, new Date(tx.now)],
    );
    await this.close(tx, { id, creatorId }, null);
  }

  /** What isn't shown is not kept either. */
  async discard(tx: Transaction, { id, creatorId }: BookingKey, why: UnratedReason): Promise<void> {
    await tx.rows(
      'discard-ratings',
      'delete from ratings where booking_id = $1 and creator_id = $2 and shown_at is null',
      [id, creatorId],
    );
    await this.close(tx, { id, creatorId }, why);
  }

  private async close(
    tx: Transaction,
    { id, creatorId }: BookingKey,
    unrated: UnratedReason | null,
  ): Promise<void> {
    await tx.rows(
      'close-ratings',
      'update rating_windows set closed_at = $3, unrated = $4 where booking_id = $1 and creator_id = $2',
      [id, creatorId, new Date(tx.now), unrated],
    );
  }

  /** @returns whether they hadn't been asked */
  async noteAsked(tx: Transaction, { id, creatorId }: BookingKey): Promise<boolean> {
    const row = await tx.row(
      'note-asked-to-rate',
      'update rating_windows set asked_at = $3 where booking_id = $1 and creator_id = $2 and asked_at is null returning booking_id',
      [id, creatorId, new Date(tx.now)],
    );
    return row !== null;
  }

  async reply(tx: Transaction, { id, creatorId }: BookingKey, to: Party, text: string): Promise<void> {
    await tx.rows(
      'reply-to-rating',
      'update ratings set reply = $4, replied_at = $5 where booking_id = $1 and creator_id = $2 and written_by = $3',
      [id, creatorId, to, text, new Date(tx.now)],
    );
  }

  async report(
    tx: Transaction,
    { id, creatorId }: BookingKey,
    by: Party,
    { reason, note }: { reason: RemovalReason; note: string | null },
  ): Promise<void> {
    await tx.rows(
      'report-rating',
      `insert into rating_reports (booking_id, written_by, creator_id, reason, note, at) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing`,
      [id, by, creatorId, reason, note, new Date(tx.now)],
    );
  }

  /** @returns whether one was open */
  async handleReport(
    tx: Transaction,
    { id, creatorId }: BookingKey,
    by: Party,
    adminId: string,
  ): Promise<boolean> {
    const row = await tx.row(
      'handle-rating-report',
      `update rating_reports set handled_at = $4, handled_by = $5
       where booking_id = $1 and creator_id = $2 and written_by = $3 and handled_at is null
       returning booking_id`,
      [id, creatorId, by, new Date(tx.now), adminId],
    );
    return row !== null;
  }

  /** Nothing of it is shown any more but that it was removed, and why. */
  async remove(
    tx: Transaction,
    { id, creatorId }: BookingKey,
    by: Party,
    reason: RemovalReason,
  ): Promise<void> {
    await tx.rows(
      'remove-rating',
      `update ratings set removed_at = $4, removed_for = $5
       where booking_id = $1 and creator_id = $2 and written_by = $3 and removed_at is null`,
      [id, creatorId, by, new Date(tx.now), reason],
    );
  }
}
