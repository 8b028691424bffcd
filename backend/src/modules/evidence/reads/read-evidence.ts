import {
  EVIDENCE_LIMITS,
  type FrameRate,
  ITEM_LIMITS,
  type ItemKind,
  type ItemState,
  type Party,
  type RevisionKind,
} from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';

/** A comment that was sent, or an answer to one; drafts are not among them. */
export interface SentItem {
  id: string;
  parentId: string | null;
  party: Party;
  kind: ItemKind;
  cause: RevisionKind | null;
  state: Exclude<ItemState, 'draft'>;
  body: string;
  version: number;
  number: number | null;
  sentAt: Date;
  startFrame: number | null;
  endFrame: number | null;
  fileName: string | null;
  rate: FrameRate | null;
}

/** Comments and answers of a booking, as far as they were sent, oldest first. */
export const sentItems = (at: Statements, bookingId: string): Promise<SentItem[]> =>
  at.rows<SentItem>(
    'evidence-items',
    `select i.id, i.parent_id as "parentId", i.party, i.kind, i.cause, i.state, i.body, s.version, i.number,
       i.sent_at as "sentAt", i.start_frame as "startFrame", i.end_frame as "endFrame", u.file_name as "fileName",
       case when p.fps_num is not null then json_build_object('num', p.fps_num, 'den', p.fps_den) end as rate
     from review_items i join submissions s on s.id = i.submission_id
       left join uploads u on u.id = i.upload_id left join previews p on p.upload_id = i.upload_id
     where i.booking_id = $1 and i.state <> 'draft' order by i.number nulls last, i.sent_at, i.id limit $2`,
    [bookingId, ITEM_LIMITS.perBooking],
  );

export interface ItemMoved {
  itemId: string;
  party: Party;
  from: ItemState;
  to: ItemState;
  version: number;
  note: string | null;
  at: Date;
}

/** Every change of the state of a comment that was sent, oldest first. */
export const itemMovesOf = (at: Statements, bookingId: string): Promise<ItemMoved[]> =>
  at.rows<ItemMoved>(
    'evidence-moves',
    `select e.item_id as "itemId", e.party, e.from_state as "from", e.to_state as "to", e.version, e.note, e.at
     from review_item_events e join review_items i on i.id = e.item_id
     where i.booking_id = $1 and i.state <> 'draft' order by e.at, e.id limit $2`,
    [bookingId, EVIDENCE_LIMITS.moves],
  );

export interface SeenFile {
  submissionId: string;
  uploadId: string;
  openedAt: Date;
  secondsWatched: number;
}

/** What the brand opened, and how much of it was played. */
export const seenByBrand = (at: Statements, bookingId: string): Promise<SeenFile[]> =>
  at.rows<SeenFile>(
    'evidence-views',
    `select v.submission_id as "submissionId", v.upload_id as "uploadId", v.opened_at as "openedAt",
       v.seconds_watched as "secondsWatched"
     from review_views v join submissions s on s.id = v.submission_id
     where s.booking_id = $1 and v.party = 'brand'`,
    [bookingId],
  );

/** Which files the brand has accepted singly, and when; what it took back is not among them. */
export const acceptedByBrand = (
  at: Statements,
  bookingId: string,
): Promise<{ uploadId: string; acceptedAt: Date }[]> =>
  at.rows(
    'evidence-accepted',
    'select upload_id as "uploadId", accepted_at as "acceptedAt" from accepted_files where booking_id = $1',
    [bookingId],
  );

/** When the last byte of each upload of a booking had arrived. */
export const arrivals = (at: Statements, bookingId: string): Promise<{ id: string; finishedAt: Date }[]> =>
  at.rows(
    'evidence-arrivals',
    `select distinct u.id, u.finished_at as "finishedAt" from uploads u
       join submission_files f on f.upload_id = u.id where u.booking_id = $1 and u.finished_at is not null`,
    [bookingId],
  );

/** What the parties were told by email, oldest first. */
export const emailsToParties = (
  at: Statements,
  bookingId: string,
): Promise<{ party: Party; subject: string; writtenAt: Date; sentAt: Date | null }[]> =>
  at.rows(
    'evidence-emails',
    `select party, subject, created_at as "writtenAt", sent_at as "sentAt" from mails
     where booking_id = $1 order by created_at, id limit $2`,
    [bookingId, EVIDENCE_LIMITS.emails],
  );

/** What the parties wrote to each other, oldest first; what was asked before the booking included. */
export const messagesOf = (
  at: Statements,
  bookingId: string,
): Promise<{ party: Party; body: string; files: string[]; at: Date; editedAt: Date | null }[]> =>
  at.rows(
    'evidence-messages',
    `select m.party, m.body, m.created_at as at, m.edited_at as "editedAt",
       array(select a.name from message_attachments a where a.message_id = m.id order by a.position) as files
     from messages m join conversations c on c.id = m.conversation_id
     where c.booking_id = $1 order by m.seq limit $2`,
    [bookingId, EVIDENCE_LIMITS.messages],
  );

/** What the payment provider calls what it did; for admins alone. */
export interface ProviderReference {
  kind: 'payment' | 'refund' | 'transfer' | 'reversal';
  reference: string | null;
  amountCents: number;
  status: string | null;
  at: Date;
}

export const providerReferences = (at: Statements, bookingId: string): Promise<ProviderReference[]> =>
  at.rows<ProviderReference>(
    'evidence-references',
    `select 'payment' as kind, intent_id as reference, amount_cents as "amountCents", null as status, created_at as at
     from payment_attempts where booking_id = $1
     union all
     select kind, provider_id, amount_cents, status, coalesce(ended_at, placed_at)
     from provider_orders where booking_id = $1
     order by at limit 500`,
    [bookingId],
  );
