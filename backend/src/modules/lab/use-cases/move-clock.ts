import { Injectable } from '@nestjs/common';
import { type ClockMove, Problem, nextWordAt } from '@reelpact/domain';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { ReadBookings, EndWindows } from '../../bookings/index.js';

/** Moves the product's clock to a moment of a booking, and lets happen what is due then to any of them. */
@Injectable()
export class MoveClock {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly store: ReadBookings,
    private readonly windows: EndWindows,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND, or CONFLICT when no such moment comes */
  async run(bookingId: string, to: ClockMove): Promise<void> {
    const record = isId(bookingId) ? await this.store.find(this.database, bookingId) : null;
    if (!record) throw new Problem('BOOKING_NOT_FOUND');
    const { stage, context } = record.state;
    const moment = to === 'deadline' ? context.deadlineAt : nextWordAt(stage, context);
    if (moment === null) {
      const what = to === 'deadline' ? 'No deadline runs' : 'No reminder is left';
      throw new Problem('CONFLICT', `${what} for this booking.`);
    }
    const seconds = Math.ceil((moment - (await this.clock.now())) / 1000);
    if (seconds > 0) await this.clock.advance(seconds);
    while ((await this.windows.sweep()) > 0);
  }
}
