import type { Statements } from '../../../../platform/database/database.js';

/** Somebody who is written to. */
export interface Addressed {
  emailKey: string;
  userId: string | null;
  guestId: string | null;
}

/** What decides how they are written to. */
export interface Addressee {
  /** Who has proven to own the address; null when nobody has. */
  owner: string | null;
  /** The zone of their account, or of the guest; null where nobody has said it. */
  timeZone: string | null;
}

const ADDRESSEES = `
  select (select id from users where email_key = a."emailKey" and email_verified_at is not null) as owner,
    coalesce((select time_zone from users where id = a."userId"), (select time_zone from guests where id = a."guestId")) as "timeZone"
  from json_to_recordset($1) as a (place int, "emailKey" text, "userId" uuid, "guestId" uuid) order by place`;

/** One for each, in their order. */
export const addressees = (at: Statements, addressed: readonly Addressed[]): Promise<Addressee[]> =>
  at.rows<Addressee>('addressees', ADDRESSEES, [
    JSON.stringify(addressed.map((one, place) => ({ place, ...one }))),
  ]);
