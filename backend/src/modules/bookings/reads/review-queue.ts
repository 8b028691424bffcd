import { Inject, Injectable } from '@nestjs/common';
import { REVIEW_QUEUE_MAX, REVIEW_STAGES, awaitsVerdict } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import type { BookingRecord } from '../booking-record.js';
import { BOOKING_COLUMNS, BOOKING_TABLES, type BookingRow, toRecord } from './booking-rows.js';
import { brandKeys, isOfBrand } from './of-brand.js';

const QUEUE = `
  select ${BOOKING_COLUMNS} from ${BOOKING_TABLES}
  where ${isOfBrand(3)} and b.is_open and b.stage = any($1::text[])
  order by b.deadline_at nulls last, b.id limit $2`;

/** The deliveries that wait for a brand's verdict. */
@Injectable()
export class ReviewQueue {
  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Across all creators, what is due first on top; of what the caller booked with any proven email, an account or as a guest. */
  async of(caller: Caller): Promise<BookingRecord[]> {
    const rows = await this.database.rows<BookingRow>('review-queue', QUEUE, [
      REVIEW_STAGES,
      REVIEW_QUEUE_MAX,
      ...brandKeys(caller),
    ]);
    const now = await this.clock.now();
    return rows
      .map((row) => toRecord(row, this.config.windows))
      .filter(({ state }) => awaitsVerdict(state, now));
  }
}
