import { Injectable } from '@nestjs/common';
import { type FrameRate, type ListedItem, type Party, inListOrder } from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { ItemEvent, ReviewItem } from '../review-item.js';
import { openChangesOf } from './open-changes.js';

const COLUMNS = `i.id, i.parent_id as "parentId", i.party, i.kind, i.cause, i.state, i.body, i.submission_id as "submissionId",
  s.version, i.upload_id as "uploadId", i.start_frame as "startFrame", i.end_frame as "endFrame", i.shape, i.number, i.round,
  i.created_at as "createdAt", i.sent_at as "sentAt", i.edited_at as "editedAt", i.internal,
  i.taken_at is not null as "isTaken",
  case when g.id is not null then json_build_object('id', g.id, 'name', g.name, 'linkId', g.link_id) end as reviewer`;
const ITEMS = `from review_items i join submissions s on s.id = i.submission_id and s.creator_id = i.creator_id
  left join review_guests g on g.id = i.review_guest_id and g.creator_id = i.creator_id`;

const WITH_EVENTS = `select ${COLUMNS}, coalesce((
    select json_agg(json_build_object('party', e.party, 'from', e.from_state, 'to', e.to_state, 'version', e.version,
      'note', e.note, 'at', e.at) order by e.at, e.id)
    from review_item_events e where e.item_id = i.id and e.creator_id = i.creator_id), '[]') as events ${ITEMS}`;

export interface RoomView {
  uploadId: string;
  submissionId: string;
  party: Party;
  openedAt: string;
  secondsWatched: number;
}

/** A file that the brand is content with. */
export interface AcceptedFile {
  uploadId: string;
  acceptedAt: string;
}

export interface RoomItem extends ReviewItem {
  events: ItemEvent[];
}

/** An item as the change list writes it down. */
export type ChangeItem = ReviewItem & ListedItem;

interface Positioned extends ReviewItem {
  fileName: string | null;
  position: number | null;
  rate: FrameRate | null;
}

/** One item of a booking, draft or not; null where there is none. */
export const findItem = async (from: Statements, bookingId: string, id: string): Promise<ReviewItem | null> =>
  from.row<ReviewItem>(
    'review-item',
    `select ${COLUMNS} ${ITEMS} where i.id = $1 and i.booking_id = $2 and i.creator_id = $3`,
    [id, bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );

/**
 * What there is of a party's drafts, and what was said in all. Notes of reviewers that weren't sent count for neither: nobody may learn of
 * them by a limit, nor lose their own place to them.
 */
export async function countItems(
  from: Statements,
  bookingId: string,
  party: Party,
): Promise<{ all: number; drafts: number }> {
  const row = await from.row<{ all: number; drafts: number }>(
    'count-review-items',
    `select count(*)::int as all, (count(*) filter (where state = 'draft' and party = $2))::int as drafts
     from review_items where booking_id = $1 and creator_id = $3 and (state <> 'draft' or review_guest_id is null)`,
    [bookingId, party, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );
  return row ?? { all: 0, drafts: 0 };
}

const LISTED = `select ${COLUMNS}, u.file_name as "fileName", f.position,
     json_build_object('num', p.fps_num, 'den', p.fps_den) as rate
   ${ITEMS}
     left join uploads u on u.id = i.upload_id and u.creator_id = i.creator_id
     left join submission_files f on f.upload_id = i.upload_id and f.submission_id = i.submission_id and f.creator_id = i.creator_id
     left join previews p on p.upload_id = i.upload_id and p.creator_id = i.creator_id
   where i.booking_id = $1 and i.creator_id = $2 and i.party = 'brand' and i.parent_id is null`;

/** What is sent next: the brand's drafts and those of reviewers that it took over, and the changes that are still open, by file and time. */
export async function openItems(from: Statements, bookingId: string): Promise<ChangeItem[]> {
  const rows = await from.rows<Positioned>(
    'open-review-items',
    `${LISTED} and ((i.state = 'draft' and not i.internal and (i.review_guest_id is null or i.taken_at is not null))
       or (i.state = 'open' and i.kind = 'change')) order by i.created_at, i.id`,
    [bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );
  return inListOrder(rows.map(placed));
}

/** The changes that were asked for with a version, in the same order. */
export async function askedItems(
  from: Statements,
  bookingId: string,
  version: number,
): Promise<(ChangeItem & { number: number })[]> {
  const rows = await from.rows<Positioned & { number: number }>(
    'asked-review-items',
    `${LISTED} and i.round = $3 order by i.created_at, i.id`,
    [bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId), version],
  );
  return inListOrder(rows.map((row) => ({ ...placed(row), number: row.number })));
}

/** Reviewers' notes that would go to the creator with the brand's list, once the brand has seen them. */
export const waitingNotes = async (from: Statements, bookingId: string): Promise<ReviewItem[]> =>
  from.rows<ReviewItem>(
    'waiting-review-notes',
    `select ${COLUMNS} ${ITEMS} where i.booking_id = $1 and i.creator_id = $2 and i.state = 'draft' and not i.internal
       and i.review_guest_id is not null and i.taken_at is null order by i.id`,
    [bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );

/** The highest number of a booking's items; 0 before the first. */
export async function lastNumber(from: Statements, bookingId: string): Promise<number> {
  const row = await from.row<{ last: number }>(
    'last-review-item',
    'select coalesce(max(number), 0)::int as last from review_items where booking_id = $1 and creator_id = $2',
    [bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
  );
  return row?.last ?? 0;
}

function placed({ fileName, position, rate, ...item }: Positioned): ChangeItem {
  const file =
    fileName === null ? null : { name: fileName, position: position ?? 0, rate: rate?.num ? rate : null };
  return { ...item, file };
}

@Injectable()
export class ReadItems {
  constructor(private readonly database: Database) {}

  /**
   * What a party may read, oldest first: drafts are their author's alone, and those of reviewers the brand's.
   * @param reader null for somebody who is neither party
   */
  async of(bookingId: string, reader: Party | null): Promise<RoomItem[]> {
    return this.database.rows<RoomItem>(
      'review-items',
      `${WITH_EVENTS} where i.booking_id = $1 and i.creator_id = $3 and (i.state <> 'draft' or i.party = $2)
       order by i.created_at, i.id`,
      [bookingId, reader, await this.creatorOf(bookingId)],
    );
  }

  /** What a review link shows, oldest first: what was sent, and what was written at this link. Not the brand's own drafts. */
  async atLink(bookingId: string, linkId: string): Promise<RoomItem[]> {
    return this.database.rows<RoomItem>(
      'shared-review-items',
      `${WITH_EVENTS} where i.booking_id = $1 and i.creator_id = $3 and (i.state <> 'draft' or g.link_id = $2)
       order by i.created_at, i.id`,
      [bookingId, linkId, await this.creatorOf(bookingId)],
    );
  }

  async views(bookingId: string): Promise<RoomView[]> {
    return this.database.rows<RoomView>(
      'review-views',
      `select v.upload_id as "uploadId", v.submission_id as "submissionId", v.party, v.opened_at as "openedAt",
         v.seconds_watched as "secondsWatched"
       from review_views v join submissions s on s.id = v.submission_id and s.creator_id = v.creator_id
       where s.booking_id = $1 and s.creator_id = $2`,
      [bookingId, await this.creatorOf(bookingId)],
    );
  }

  /** A file in which a change was asked for since isn't accepted until that is settled. */
  async acceptedFiles(bookingId: string): Promise<AcceptedFile[]> {
    return this.database.rows<AcceptedFile>(
      'accepted-review-files',
      `select a.upload_id as "uploadId", a.accepted_at as "acceptedAt" from accepted_files a
       where a.booking_id = $1 and a.creator_id = $2 and not exists (${openChangesOf('$1', 'a.upload_id', '$2')})
       order by a.accepted_at, a.upload_id`,
      [bookingId, await this.creatorOf(bookingId)],
    );
  }

  private creatorOf(bookingId: string): Promise<string | null> {
    return CREATORS_OF_BOOKINGS.of(this.database, bookingId);
  }
}
