import type { BookingFlow } from '@reelpact/domain';

/** What is shown of a creator beside a package or a booking, and how they are reached. */
export interface CreatorCardRow {
  id: string;
  userId: string;
  email: string;
  username: string;
  displayName: string;
  profileImageKey: string | null;
  bookingFlow: BookingFlow;
  /** Whether their page has a block for tips that is on, for which payouts had to be set up. */
  takesTips: boolean;
}

/** The block for tips that is on; `c` is the creator. SQL. */
const TIPS_BLOCK = `from page_blocks tips_block where tips_block.creator_id = c.id and tips_block.kind = 'tips'
  and tips_block.enabled and tips_block.archived_at is null`;

/** Whether a creator takes tips; `c` is the creator. SQL. */
export const TAKES_TIPS = `exists (select ${TIPS_BLOCK})`;

/** Differs after whatever changes a creator's card: which transactions wrote the rows of which it is made. SQL, `c` and `u` as in the card. */
export const CREATOR_CARD_STAMP = `concat_ws('.', c.xmin, u.xmin, (select string_agg(tips_block.xmin::text, '+') ${TIPS_BLOCK}))`;

/** The same in SQL; `c` is the creator and `u` their user. */
export const CREATOR_CARD = `json_build_object('id', c.id, 'userId', c.user_id, 'email', u.email, 'username', c.username, 'displayName', c.display_name,
  'profileImageKey', c.profile_image_key, 'bookingFlow', c.booking_flow, 'takesTips', ${TAKES_TIPS})`;
