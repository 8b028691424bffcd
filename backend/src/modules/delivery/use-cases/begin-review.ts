import { type BeforeApplicationShutdown, Injectable, type OnModuleInit } from '@nestjs/common';
import { type BookingEvent, canHappen } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { AdvanceBooking, type BookingRecord, type Outcome, type Prepared } from '../../bookings/index.js';

/** Asks whether a booking's latest version can be viewed now. */
export const BEGIN_REVIEW_TASK = 'begin-review';

const INTERVAL_MS = 60_000;
const BATCH = 100;

/**
 * Tells the booking that the brand can see every file of its latest version: from then on it can be approved, and the time
 * to review runs. Asked when a version is delivered and whenever a preview is ready; what is asked too often changes nothing.
 */
@Injectable()
export class BeginReview implements OnModuleInit, BeforeApplicationShutdown {
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
  async runIn(tx: Transaction, bookingId: string): Promise<BookingRecord> {
    const { record } = await this.advance.runIn(tx, { bookingId, actorId: null, prepare: prepared });
    return record;
  }

  /** Catches up with what was missed, for instance while a chargeback was open. @returns how many reviews began */
  async sweep(): Promise<number> {
    const missed = await this.database.rows<{ id: string }>(
      'missed-reviews',
      `select b.id from bookings b join submissions s on s.booking_id = b.id and s.version = b.version
       where b.version > 0 and b.review_began_at is null and s.status in ('in_review', 'revision_requested')
         and b.open_chargeback is null and ${VIEWABLE}
       order by b.id limit ${BATCH}`,
    );
    const outcomes: boolean[] = [];
    for (const { id } of missed) outcomes.push((await this.run(id)).changed);
    return outcomes.filter(Boolean).length;
  }
}

/** Whether every file of a submission `s` can be viewed. */
const VIEWABLE = `exists (select from submission_files f where f.submission_id = s.id)
  and not exists (
    select from submission_files f left join previews p on p.upload_id = f.upload_id
    where f.submission_id = s.id and coalesce(p.status, 'pending') <> 'ready'
  )`;

async function prepared(tx: Transaction, { id, state }: BookingRecord): Promise<Prepared | null> {
  const { version } = state.context;
  const event: BookingEvent = { type: 'PREVIEWS_READY', actor: 'media', at: tx.now, version };
  if (!canHappen(state, event)) return null;
  const viewable = await tx.row(
    'viewable-version',
    `select 1 from submissions s where s.booking_id = $1 and s.version = $2 and ${VIEWABLE}`,
    [id, version],
  );
  return viewable && { event };
}
