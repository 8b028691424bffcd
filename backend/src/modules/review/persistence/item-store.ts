import { Injectable } from '@nestjs/common';
import type { ItemState, Party, Shape } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import type { BookingKey } from '../../bookings/index.js';
import { openChangesOf } from '../reads/open-changes.js';
import type { ItemPlace, ReviewItem } from '../review-item.js';

/** What of a draft its author can change. */
export type DraftText = Pick<ReviewItem, 'kind' | 'cause' | 'body' | 'startFrame' | 'endFrame' | 'shape'>;

const textOf = (shape: Shape | null): string | null => (shape === null ? null : JSON.stringify(shape));

/** Who writes a draft: the brand itself, or a reviewer for it. */
export interface DraftBy {
  party: Party;
  reviewerId?: string;
  internal?: boolean;
}

/** Writes what is said in review rooms. */
@Injectable()
export class ItemStore {
  async addDraft(
    tx: Transaction,
    booking: BookingKey,
    { party, reviewerId, internal = false }: DraftBy,
    { submissionId, uploadId }: ItemPlace,
    draft: DraftText,
  ): Promise<string> {
    const id = newId();
    await tx.rows(
      'add-review-draft',
      `insert into review_items (id, booking_id, submission_id, upload_id, party, kind, cause, body, start_frame, end_frame,
         shape, state, created_at, review_guest_id, internal, creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb, 'draft', $12, $13, $14, $15)`,
      [
        ...[id, booking.id, submissionId, uploadId, party, draft.kind, draft.cause, draft.body],
        ...[draft.startFrame, draft.endFrame, textOf(draft.shape), new Date(tx.now)],
        ...[reviewerId ?? null, internal, booking.creatorId],
      ],
    );
    return id;
  }

  async changeDraft(tx: Transaction, { creatorId }: BookingKey, id: string, draft: DraftText): Promise<void> {
    await tx.rows(
      'change-review-draft',
      `update review_items set kind = $2, cause = $3, body = $4, start_frame = $5, end_frame = $6, shape = $7::jsonb,
         edited_at = $8 where id = $1 and creator_id = $9 and state = 'draft'`,
      [
        ...[id, draft.kind, draft.cause, draft.body, draft.startFrame, draft.endFrame, textOf(draft.shape)],
        new Date(tx.now),
        creatorId,
      ],
    );
  }

  /** Makes reviewers' notes the brand's, so that they can't change any more in their writers' hands. */
  async take(tx: Transaction, { creatorId }: BookingKey, ids: readonly string[]): Promise<void> {
    await tx.rows(
      'take-review-notes',
      `update review_items set taken_at = coalesce(taken_at, $2)
       where id = any($1::uuid[]) and creator_id = $3 and state = 'draft' and review_guest_id is not null`,
      [[...ids], new Date(tx.now), creatorId],
    );
  }

  async keepInternal(
    tx: Transaction,
    { creatorId }: BookingKey,
    id: string,
    internal: boolean,
  ): Promise<void> {
    await tx.rows(
      'keep-review-note-internal',
      `update review_items set internal = $2 where id = $1 and creator_id = $3 and state = 'draft'`,
      [id, internal, creatorId],
    );
  }

  async removeDraft(from: Statements, { creatorId }: BookingKey, id: string): Promise<void> {
    await from.rows(
      'remove-review-draft',
      `delete from review_items where id = $1 and creator_id = $2 and state = 'draft'`,
      [id, creatorId],
    );
  }

  async addAnswer(
    tx: Transaction,
    booking: BookingKey,
    party: Party,
    parent: ReviewItem,
    body: string,
  ): Promise<string> {
    const id = newId();
    await tx.rows(
      'add-review-answer',
      `insert into review_items (id, booking_id, submission_id, upload_id, parent_id, party, kind, body, state, created_at, sent_at,
         creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, 'open', $9, $9, $10)`,
      [
        ...[id, booking.id, parent.submissionId, parent.uploadId, parent.id, party, parent.kind, body],
        ...[new Date(tx.now), booking.creatorId],
      ],
    );
    return id;
  }

  /** Makes drafts known, in this order, with the next numbers of the booking. The caller holds the booking's lock. */
  async send(tx: Transaction, { id, creatorId }: BookingKey, ids: readonly string[]): Promise<void> {
    await tx.rows(
      'send-review-items',
      `update review_items i set state = 'open', sent_at = $3, number = o.place + coalesce(
         (select max(number) from review_items where booking_id = $1 and creator_id = $4), 0)
       from unnest($2::uuid[]) with ordinality o (id, place) where i.id = o.id and i.creator_id = $4 and i.state = 'draft' and not i.internal`,
      [id, [...ids], new Date(tx.now), creatorId],
    );
  }

  /** Notes with which version changes were asked for. */
  async askWith(
    tx: Transaction,
    { creatorId }: BookingKey,
    ids: readonly string[],
    version: number,
  ): Promise<void> {
    await tx.rows(
      'ask-for-review-items',
      'update review_items set round = $2 where id = any($1::uuid[]) and creator_id = $3',
      [[...ids], version, creatorId],
    );
  }

  /** Changes an item's state and keeps the change as evidence. The caller holds the booking's lock. */
  async move(
    tx: Transaction,
    booking: BookingKey,
    { id, state }: Pick<ReviewItem, 'id' | 'state'>,
    move: { to: ItemState; party: Party; version: number; note: string | null },
  ): Promise<void> {
    await tx.rows(
      'move-review-item',
      'update review_items set state = $2 where id = $1 and creator_id = $3',
      [id, move.to, booking.creatorId],
    );
    await this.noteEvent(tx, booking, id, state, move);
  }

  async noteEvent(
    tx: Transaction,
    { creatorId }: BookingKey,
    itemId: string,
    from: ItemState,
    { to, party, version, note }: { to: ItemState; party: Party; version: number; note: string | null },
  ): Promise<void> {
    await tx.rows(
      'note-review-item-event',
      `insert into review_item_events (id, item_id, party, from_state, to_state, version, note, at, creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [newId(), itemId, party, from, to, version, note, new Date(tx.now), creatorId],
    );
  }

  /** Opening a file is noted once; of what is watched the most counts. */
  async noteView(
    tx: Transaction,
    { creatorId }: BookingKey,
    place: Required<ItemPlace>,
    party: Party,
    seconds: number,
  ): Promise<void> {
    await tx.rows(
      'note-review-view',
      `insert into review_views (submission_id, upload_id, party, opened_at, seconds_watched, creator_id)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (submission_id, upload_id, party) do update
         set seconds_watched = greatest(review_views.seconds_watched, excluded.seconds_watched)
         where excluded.seconds_watched > review_views.seconds_watched`,
      [place.submissionId, place.uploadId, party, new Date(tx.now), seconds, creatorId],
    );
  }

  /** @returns false when a change that was asked for in this file, or in what it follows, is still open */
  async acceptFile(tx: Transaction, { id, creatorId }: BookingKey, uploadId: string): Promise<boolean> {
    const row = await tx.row(
      'accept-review-file',
      `insert into accepted_files (booking_id, upload_id, accepted_at, creator_id)
       select $1, $2, $3, $4 where not exists (${openChangesOf('$1', '$2', '$4')})
       on conflict (booking_id, upload_id) do update set accepted_at = accepted_files.accepted_at returning 1 as done`,
      [id, uploadId, new Date(tx.now), creatorId],
    );
    return row !== null;
  }

  async takeBackFile(tx: Transaction, { id, creatorId }: BookingKey, uploadId: string): Promise<void> {
    await tx.rows(
      'take-back-review-file',
      'delete from accepted_files where booking_id = $1 and upload_id = $2 and creator_id = $3',
      [id, uploadId, creatorId],
    );
  }
}
