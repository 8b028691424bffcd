import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { STAGE_META } from '@reelpact/domain';
import { Background } from '../../../platform/background/background.js';
import { Database } from '../../../platform/database/database.js';
import { PRODUCT_TIME } from '../../../platform/database/product-time.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { CREATORS_OF_BOOKINGS } from '../reads/creator-of-booking.js';
import { ReadBookings } from '../reads/read-bookings.js';
import { AdvanceBooking } from './advance-booking.js';

const BATCH = 100;
const INTERVAL = 1000;

/** A deadline that has come, of a booking whose provider must be asked before its window may end. */
export const ASK_PROVIDER_TASK = 'end-capture-window';

/**
 * Fires deadlines. The rows are the truth and this only looks whether one has come: a restart, days of being
 * switched off or a second server change nothing, because the booking's lock and the machine decide.
 */
@Background(['worker'])
@Injectable()
export class EndWindows implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Deadlines');
  private readonly recurring = new Recurring('firing deadlines', INTERVAL, () => this.sweep());

  constructor(
    private readonly database: Database,
    private readonly advance: AdvanceBooking,
    private readonly store: ReadBookings,
  ) {}

  start(): void {
    this.recurring.start();
  }

  /** Ends every window and sends every reminder whose time has come. @returns how many bookings were looked at */
  async sweep(): Promise<number> {
    const due = await this.database.rows<{ id: string; creatorId: string }>(
      'due-deadlines',
      `select booking_id as id, creator_id as "creatorId" from booking_deadlines
       where least(due_at, remind_at) <= to_timestamp((${PRODUCT_TIME})::numeric / 1000) and try_at <= now()
       order by least(due_at, remind_at) limit ${BATCH}`,
    );
    for (const { id, creatorId } of due) {
      CREATORS_OF_BOOKINGS.learn(id, creatorId);
      await this.end(id);
    }
    return due.length;
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** One booking's failure must not hold the others up: it is left alone for a while. */
  private async end(bookingId: string): Promise<void> {
    try {
      await this.endOne(bookingId);
    } catch (error) {
      this.logger.error(`the deadline of booking ${bookingId} failed: ${String(error)}`);
      await this.postpone(bookingId);
    }
  }

  private async endOne(bookingId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, bookingId);
      if (!record) return;
      const { deadlineAt } = record.state.context;
      const over = deadlineAt !== null && tx.now >= deadlineAt;
      if (over && STAGE_META[record.state.stage].window?.asksProvider) {
        await tx.enqueue(ASK_PROVIDER_TASK, { bookingId }, { key: `${ASK_PROVIDER_TASK}:${bookingId}` });
        await tx.rows('ask-again-later', POSTPONE, [bookingId, record.creatorId]);
        return;
      }
      // A row that is due without anything to be said would else be looked at for ever.
      if (!(await this.advance.fireDueEvents(tx, record)))
        await tx.rows('ask-again-later', POSTPONE, [bookingId, record.creatorId]);
    });
  }

  private async postpone(bookingId: string): Promise<void> {
    await this.database.rows('postpone-deadline', POSTPONE, [
      bookingId,
      await CREATORS_OF_BOOKINGS.of(this.database, bookingId),
    ]);
  }
}

/** Waits longer after each failure: 1, 2, 4 … minutes, at most about an hour. */
const POSTPONE = `update booking_deadlines set failures = failures + 1,
  try_at = now() + make_interval(mins => least(64, power(2, failures)::int)) where booking_id = $1 and creator_id = $2`;
