import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { type BookingEvent, canHappen } from '@reelpact/domain';
import { Background } from '../../../platform/background/background.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { AdvanceBooking, type BookingRecord, type Outcome, type Prepared } from '../../bookings/index.js';
import { isViewable, missedReviews } from '../reads/viewable-versions.js';

/** Asks whether a booking's latest version can be viewed now. */
export const BEGIN_REVIEW_TASK = 'begin-review';

const INTERVAL_MS = 60_000;
const BATCH = 100;

/**
 * Tells the booking that the brand can see every file of its latest version: from then on it can be approved, and the time
 * to review runs. Asked when a version is delivered and whenever a preview is ready; what is asked too often changes nothing.
 */
@Background(['worker'])
@Injectable()
export class BeginReview implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Reviews');
  private readonly recurring = new Recurring('beginning reviews', INTERVAL_MS, () => this.sweep());

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly advance: AdvanceBooking,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ bookingId: string }>(BEGIN_REVIEW_TASK, async ({ bookingId }) => {
      await this.run(bookingId);
    });
  }

  start(): void {
    this.recurring.start({ now: true });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** Unchanged while a preview is missing. @throws Problem BOOKING_NOT_FOUND */
  run(bookingId: string): Promise<Outcome> {
    return this.advance.run({ bookingId, actorId: null, prepare: prepared });
  }

  /** The same for the version that this transaction has delivered. @returns the booking as it then is */
  async runLocked(tx: Transaction, locked: BookingRecord): Promise<BookingRecord> {
    const { record } = await this.advance.runLocked(tx, locked, { actorId: null, prepare: prepared });
    return record;
  }

  /** Catches up with what was missed, for instance while a chargeback was open. @returns how many reviews began */
  async sweep(): Promise<number> {
    let begun = 0;
    for (const id of await missedReviews(this.database, BATCH)) {
      try {
        if ((await this.run(id)).changed) begun += 1;
      } catch (error) {
        // One booking's failure must not hold the others up.
        this.logger.error(`the review of booking ${id} could not begin: ${String(error)}`);
      }
    }
    return begun;
  }
}

async function prepared(tx: Transaction, { id, state }: BookingRecord): Promise<Prepared | null> {
  const { version } = state.context;
  const event: BookingEvent = { type: 'PREVIEWS_READY', actor: 'media', at: tx.now, version };
  if (!canHappen(state, event)) return null;
  return (await isViewable(tx, id, version)) ? { event } : null;
}
