import type { Statements } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { LinkKey, OpenLink, ReviewLink, Reviewer } from '../review-link.js';

/** The product's time, by which links expire: their days stand beside those of the booking. */
const NOW = `(select clock_timestamp() + offset_seconds * interval '1 second' from product_clock)`;
const OPEN = `(l.revoked_at is null and l.expires_at > ${NOW} and b.is_open)`;

/** The links of a booking with who has used them, the newest first; what was closed stands behind what is open. */
export const linksOf = async (at: Statements, bookingId: string): Promise<ReviewLink[]> =>
  at.rows<ReviewLink>(
    'review-links',
    `select l.id, l.label, l.token_hash as "tokenHash", l.password_hash is not null as "hasPassword",
       l.notes_become as "notesBecome", l.created_at as "createdAt", l.expires_at as "expiresAt",
       l.revoked_at as "revokedAt", ${OPEN} as "isOpen", coalesce((
         select json_agg(json_build_object('name', g.name, 'seenAt', g.seen_at,
           'notes', (select count(*) from review_items i where i.review_guest_id = g.id and i.creator_id = g.creator_id)) order by g.seen_at desc)
         from review_guests g where g.link_id = l.id and g.creator_id = l.creator_id), '[]') as reviewers
     from review_links l join bookings b on b.id = l.booking_id and b.creator_id = l.creator_id
     where l.booking_id = $1 and l.creator_id = $2 order by ${OPEN} desc, l.created_at desc, l.id limit 100`,
    [bookingId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );

/** How many links of a booking work now. */
export async function countOpenLinks(at: Statements, bookingId: string): Promise<number> {
  const row = await at.row<{ count: number }>(
    'count-review-links',
    `select count(*)::int as count from review_links l join bookings b on b.id = l.booking_id and b.creator_id = l.creator_id
     where l.booking_id = $1 and l.creator_id = $2 and ${OPEN}`,
    [bookingId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  return row?.count ?? 0;
}

/** The link whose token has this hash; null when there is none, and as well when it was revoked, has expired, or the booking is over. */
export const findOpenLink = (at: Statements, tokenHash: string): Promise<OpenLink | null> =>
  at.row<OpenLink>(
    'open-review-link',
    `select l.id, l.booking_id as "bookingId", l.creator_id as "creatorId", l.password_hash as "passwordHash", l.notes_become as "notesBecome",
       l.expires_at as "expiresAt"
     from review_links l join bookings b on b.id = l.booking_id and b.creator_id = l.creator_id
     where l.token_hash = $1 and ${OPEN}`,
    [tokenHash],
  );

/** Who has given their name at this link; null for a reviewer of another one. */
export async function findReviewer(at: Statements, link: LinkKey, id: string): Promise<Reviewer | null> {
  if (!isId(id)) return null;
  return at.row<Reviewer>(
    'reviewer',
    'select id, name from review_guests where id = $1 and link_id = $2 and creator_id = $3',
    [id, link.id, link.creatorId],
  );
}

export async function countReviewers(at: Statements, link: LinkKey): Promise<number> {
  const row = await at.row<{ count: number }>(
    'count-reviewers',
    'select count(*)::int as count from review_guests where link_id = $1 and creator_id = $2',
    [link.id, link.creatorId],
  );
  return row?.count ?? 0;
}

/** Notes that reviewers have written and that weren't sent, of one link and of all links of its booking. */
export async function countNotes(
  at: Statements,
  bookingId: string,
  linkId: string,
): Promise<{ ofLink: number; ofBooking: number }> {
  const row = await at.row<{ ofLink: number; ofBooking: number }>(
    'count-review-notes',
    `select count(*)::int as "ofBooking", (count(*) filter (where g.link_id = $2))::int as "ofLink"
     from review_items i join review_guests g on g.id = i.review_guest_id and g.creator_id = i.creator_id
     where i.booking_id = $1 and i.creator_id = $3 and i.state = 'draft'`,
    [bookingId, linkId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  return row ?? { ofLink: 0, ofBooking: 0 };
}
