import type { Statements } from '../../../platform/database/database.js';
import type { KnownPerson, Section } from '../../../platform/database/personal-data.js';

const MINE = '(p.user_id = $1 or p.email_key = $2)';

/** What somebody has said in review rooms, and what reviewers have written for them, the newest first. */
export const itemsOf = (at: Statements, { userId, provenEmail }: KnownPerson): Promise<Section> =>
  at.rows(
    'export-review-items',
    `select i.booking_id as "bookingId", i.kind, i.state, i.body, i.internal, g.name as reviewer, i.created_at as "createdAt"
     from review_items i join booking_people p on p.booking_id = i.booking_id and p.party = i.party
       left join review_guests g on g.id = i.review_guest_id and i.party = 'brand'
     where ${MINE} order by i.created_at desc`,
    [userId, provenEmail],
  );

/** The review links of somebody's bookings as a brand, and who has used them, the newest first. */
export const linksMadeBy = (at: Statements, { userId, provenEmail }: KnownPerson): Promise<Section> =>
  at.rows(
    'export-review-links',
    `select l.booking_id as "bookingId", l.label, l.notes_become as "notesBecome", l.created_at as "createdAt",
       l.expires_at as "expiresAt", l.revoked_at as "revokedAt",
       array(select g.name from review_guests g where g.link_id = l.id order by g.created_at) as reviewers
     from review_links l join booking_people p on p.booking_id = l.booking_id and p.party = 'brand'
     where ${MINE} order by l.created_at desc`,
    [userId, provenEmail],
  );

/** The bookings that an account has made as a brand. */
export async function bookedBy(at: Statements, userId: string): Promise<string[]> {
  const rows = await at.rows<{ id: string }>(
    'reviews-of-brand',
    `select booking_id as id from booking_people where party = 'brand' and user_id = $1`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** The bookings with this address, in the form in which two are compared. */
export async function bookedWith(at: Statements, emailKey: string): Promise<string[]> {
  const rows = await at.rows<{ id: string }>(
    'reviews-of-address',
    `select booking_id as id from booking_people where party = 'brand' and email_key = $1`,
    [emailKey],
  );
  return rows.map(({ id }) => id);
}
