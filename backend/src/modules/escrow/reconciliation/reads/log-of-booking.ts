import type { LoggedMove } from '@reelpact/domain';
import type { Statements } from '../../../../platform/database/database.js';

/** Where each entry of a booking's log has brought it, the oldest first. */
export const logOfBooking = (at: Statements, bookingId: string): Promise<LoggedMove[]> =>
  at.rows<LoggedMove>(
    'log-of-booking',
    `select event, from_stage as "fromStage", to_stage as "toStage", from_escrow as "fromEscrow", to_escrow as "toEscrow"
     from booking_history where booking_id = $1 order by id`,
    [bookingId],
  );
