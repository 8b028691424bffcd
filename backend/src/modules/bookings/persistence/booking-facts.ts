import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../reads/creator-of-booking.js';

/** What other modules find out about a booking and everybody reads with it. Whoever notes it holds the booking's lock. */
@Injectable()
export class BookingFacts {
  /** Notes that something of a booking was sent to the creator's own account; the first time counts. */
  async noteTransfer(tx: Transaction, id: string): Promise<void> {
    await tx.rows(
      'note-transfer',
      'update bookings set transferred_at = $2 where id = $1 and creator_id = $3 and transferred_at is null',
      [id, new Date(tx.now), await CREATORS_OF_BOOKINGS.of(tx, id)],
    );
  }
}
