import type { Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';

/** Whether every file of a submission `s` can be viewed. */
const VIEWABLE = `exists (select from submission_files f where f.submission_id = s.id and f.creator_id = s.creator_id)
  and not exists (
    select from submission_files f left join previews p on p.upload_id = f.upload_id and p.creator_id = f.creator_id
    where f.submission_id = s.id and f.creator_id = s.creator_id and coalesce(p.status, 'pending') <> 'ready'
  )`;

/** Whether the brand can see every file of a version. */
export async function isViewable(at: Statements, bookingId: string, version: number): Promise<boolean> {
  const row = await at.row(
    'viewable-version',
    `select 1 from submissions s where s.booking_id = $1 and s.version = $2 and s.creator_id = $3 and ${VIEWABLE}`,
    [bookingId, version, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  return row !== null;
}

/** Bookings whose latest version can be viewed and that have not been told. */
export async function missedReviews(at: Statements, max: number): Promise<string[]> {
  const rows = await at.rows<{ id: string }>(
    'missed-reviews',
    `select b.id from bookings b join submissions s on s.booking_id = b.id and s.creator_id = b.creator_id and s.version = b.version
     where b.version > 0 and b.review_began_at is null and s.status in ('in_review', 'revision_requested')
       and b.open_chargeback is null and b.escrow = 'held' and ${VIEWABLE}
     order by b.id limit $1`,
    [max],
  );
  return rows.map(({ id }) => id);
}

/** Uploads of a booking's latest version whose previews are still to be made, in their order. */
export async function waitingPreviews(at: Statements, bookingId: string): Promise<string[]> {
  const rows = await at.rows<{ id: string }>(
    'waiting-previews',
    `select f.upload_id as id from bookings b
       join submissions s on s.booking_id = b.id and s.creator_id = b.creator_id and s.version = b.version
       join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
       join previews p on p.upload_id = f.upload_id and p.creator_id = f.creator_id and p.status = 'pending'
     where b.id = $1 and b.creator_id = $2 order by f.position`,
    [bookingId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  return rows.map(({ id }) => id);
}
