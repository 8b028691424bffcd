import { Injectable } from '@nestjs/common';
import type { NotesBecome } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { type BookingKey, CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { LinkKey } from '../review-link.js';

interface NewLink {
  id: string;
  bookingId: string;
  label: string;
  tokenHash: string;
  passwordHash: string | null;
  notesBecome: NotesBecome;
  days: number;
}

/** How exactly it is known when somebody last looked: a write for each request would be too many. */
const FRESH = `interval '5 minutes'`;
const DAY_MS = 86_400_000;

/** Writes review links, and who has used them. */
@Injectable()
export class LinkStore {
  async add(tx: Transaction, link: NewLink): Promise<void> {
    await tx.rows(
      'add-review-link',
      `insert into review_links (id, booking_id, label, token_hash, password_hash, notes_become, created_at, expires_at,
         creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ...[link.id, link.bookingId, link.label, link.tokenHash, link.passwordHash, link.notesBecome],
        ...[new Date(tx.now), new Date(tx.now + link.days * DAY_MS)],
        await CREATORS_OF_BOOKINGS.of(tx, link.bookingId),
      ],
    );
  }

  /** @returns whether the booking has such a link; one that was revoked stays as it is */
  async revoke(tx: Transaction, bookingId: string, id: string): Promise<boolean> {
    const row = await tx.row(
      'revoke-review-link',
      `update review_links set revoked_at = coalesce(revoked_at, $3) where id = $1 and booking_id = $2
         and creator_id = $4 returning id`,
      [id, bookingId, new Date(tx.now), await CREATORS_OF_BOOKINGS.of(tx, bookingId)],
    );
    return row !== null;
  }

  async addReviewer(tx: Transaction, link: LinkKey, name: string): Promise<string> {
    const id = newId();
    await tx.rows(
      'add-reviewer',
      `insert into review_guests (id, link_id, name, created_at, seen_at, creator_id)
       values ($1, $2, $3, $4, $4, $5)`,
      [id, link.id, name, new Date(tx.now), link.creatorId],
    );
    return id;
  }

  async noteSeen(at: Statements, { creatorId }: BookingKey, reviewerId: string, now: number): Promise<void> {
    await at.rows(
      'note-reviewer-seen',
      `update review_guests set seen_at = $2 where id = $1 and creator_id = $3 and seen_at < $2::timestamptz - ${FRESH}`,
      [reviewerId, new Date(now), creatorId],
    );
  }

  /** Closes all links of these bookings. */
  async revokeAll(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
    await tx.rows(
      'revoke-review-links',
      'update review_links set revoked_at = $2 where booking_id = any($1::uuid[]) and revoked_at is null',
      [[...bookingIds], new Date(tx.now)],
    );
  }

  /** Forgets the links of these bookings, who used them, and what they wrote and nobody sent. What was sent is the brand's. */
  async forget(tx: Transaction, bookingIds: readonly string[]): Promise<void> {
    const ids = [[...bookingIds]];
    await tx.rows(
      'forget-review-notes',
      `delete from review_items where booking_id = any($1::uuid[]) and review_guest_id is not null and state = 'draft'`,
      ids,
    );
    await tx.rows(
      'forget-review-authors',
      `update review_items set review_guest_id = null where booking_id = any($1::uuid[]) and review_guest_id is not null`,
      ids,
    );
    await tx.rows(
      'forget-reviewers',
      'delete from review_guests g using review_links l where l.id = g.link_id and l.booking_id = any($1::uuid[])',
      ids,
    );
    await tx.rows('forget-review-links', 'delete from review_links where booking_id = any($1::uuid[])', ids);
  }
}
