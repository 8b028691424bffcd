import type { Statements } from '../../../../platform/database/database.js';

/** Somebody who is written to. */
export interface Addressed {
  emailKey: string;
  userId: string | null;
  guestId: string | null;
}

/** What decides how they are written to. */
export interface Addressee {
  /** Whose account has proven the address; null when nobody's has. */
  owner: string | null;
  /** Whether anybody has shown to read its emails: by an account, or as a guest by a link that was mailed to it. */
  isProven: boolean;
  /** The zone of their account, or of the guest; null where nobody has said it. */
  timeZone: string | null;
}

/** Somebody of whom nothing is known. */
export const UNKNOWN_ADDRESSEE: Addressee = { owner: null, isProven: false, timeZone: null };

const ADDRESSEES = `
  select owner.id as owner, owner.id is not null or exists (
      select 1 from guests where email_keys <> '{}' and email_keys @> array[a."emailKey"]) as "isProven",
    coalesce((select time_zone from users where id = a."userId"), (select time_zone from guests where id = a."guestId")) as "timeZone"
  from json_to_recordset($1) as a (place int, "emailKey" text, "userId" uuid, "guestId" uuid)
    left join users owner on owner.email_key = a."emailKey" and owner.email_verified_at is not null
  order by place`;

/** One for each, in their order. */
export const addressees = (at: Statements, addressed: readonly Addressed[]): Promise<Addressee[]> =>
  at.rows<Addressee>('addressees', ADDRESSEES, [
    JSON.stringify(addressed.map((one, place) => ({ place, ...one }))),
  ]);
