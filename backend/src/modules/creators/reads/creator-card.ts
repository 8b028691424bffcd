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
}

/** The same in SQL; `c` is the creator and `u` their user. */
export const CREATOR_CARD = `json_build_object('id', c.id, 'userId', c.user_id, 'email', u.email, 'username', c.username, 'displayName', c.display_name,
  'profileImageKey', c.profile_image_key, 'bookingFlow', c.booking_flow)`;
