import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { RATING_ASK_HOURS } from '@reelpact/domain';
import { Background } from '../../../platform/background/background.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { PRODUCT_TIME } from '../../../platform/database/product-time.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { type BookingKey, type BookingRecord, ReadBookings } from '../../bookings/index.js';
import { TellParties } from '../../notifications/index.js';
import { type BookingRatings, RatingStore } from '../persistence/rating-store.js';
import { ratingNotice } from '../rating-notices.js';
import { ShowRatings } from './show-ratings.js';

const INTERVAL_MS = 1000;
const BATCH = 100;
const NOW = `to_timestamp((${PRODUCT_TIME})::numeric / 1000)`;
const DUE = `select booking_id as id, creator_id as "creatorId" from rating_windows
  where closed_at is null and ends_at <= ${NOW} order by ends_at limit ${BATCH}`;
const TO_ASK = `select booking_id as id, creator_id as "creatorId" from rating_windows
  where asked_at is null and closed_at is null and opened_at <= ${NOW} - interval '${RATING_ASK_HOURS} hours'
  order by opened_at limit ${BATCH}`;

type Ending = (tx: Transaction, record: BookingRecord, now: BookingRatings) => Promise<void>;

/** Shows ratings when their time is over, and asks for them before. The rows are the truth: each is looked at again under its lock. */
@Background(['worker'])
@Injectable()
export class EndRatingWindows implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Ratings');
  private readonly recurring = new Recurring('showing ratings', INTERVAL_MS, () => this.sweep());

  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly store: RatingStore,
    private readonly show: ShowRatings,
    private readonly parties: TellParties,
  ) {}

  start(): void {
    this.recurring.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  async sweep(): Promise<void> {
    for (const key of await this.database.rows<BookingKey & Record<string, unknown>>('due-ratings', DUE))
      await this.each(key, (tx, record, now) => this.show.showWhenDue(tx, record, now));
    for (const key of await this.database.rows<BookingKey & Record<string, unknown>>(
      'ratings-to-ask',
      TO_ASK,
    ))
      await this.each(key, (tx, record, now) => this.ask(tx, record, now));
  }

  private async ask(tx: Transaction, record: BookingRecord, now: BookingRatings): Promise<void> {
    if (!(await this.store.noteAsked(tx, record))) return;
    if (now.closedAt === null && now.unrated === null)
      await this.parties.say(tx, record, ratingNotice.asked, 'system');
  }

  /** One that fails must not hold the others up. */
  private async each(key: BookingKey, work: Ending): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const known = await this.bookings.find(tx, key.id);
        const now = known && (await this.store.lock(tx, known));
        // As it is by now: it may have waited.
        const record = now && (await this.bookings.find(tx, key.id));
        if (now && record) await work(tx, record, now);
      });
    } catch (error) {
      this.logger.error(`the ratings of booking ${key.id} failed: ${String(error)}`);
    }
  }
}
