import { HIDDEN_STAGES } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from './creator-of-booking.js';

/** Whether the creator knew of a booking before it came to where it is: a request whose card lapsed is hidden again. */
export async function seenByCreator(at: Statements, bookingId: string): Promise<boolean> {
  const row = await at.row(
    'seen-by-creator',
    `select 1 from booking_history where booking_id = $1 and creator_id = $3 and from_stage is not null and from_stage <> all($2::text[])
     limit 1`,
    [bookingId, HIDDEN_STAGES, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  return row !== null;
}
