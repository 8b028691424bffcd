import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Background } from '../../platform/background/background.js';
import { ProductClock } from '../../platform/clock/product-clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Recurring } from '../../platform/jobs/recurring.js';
import { FollowBookings, type ToldChange } from '../bookings/index.js';
import { CreatorProof } from '../creators/index.js';
import { keepJudgements, speaks } from './keep-judgements.js';
import { bookingsToJudge } from './reads/bookings-to-judge.js';
import { countProof } from './reads/count-proof.js';
import { creatorsToCount } from './reads/creators-to-count.js';
import { judgeBookings } from './reads/judge-bookings.js';

const JOB = 'count-proof';
/**
 * Counts of one creator run one after the other, in one of so many queues: two at once would wait for each other, with a worker each, and
 * fail where there is much to count.
 */
const QUEUES = 8;
const queueOf = (creatorId: string): string => `${JOB}-${parseInt(creatorId.slice(-2), 16) % QUEUES}`;
const SWEEP_MS = 10 * 60_000;
/** How many creators are counted in one sweep at most. */
const BATCH = 500;
/** How many bookings are judged again in one transaction, and how often in one sweep at most. */
const JUDGED_AT_ONCE = 200;
const JUDGED_BATCHES = 100;

/**
 * Keeps the numbers that speak for a creator. They are counted when a booking has moved on and once a day, never when a page
 * is asked for.
 */
@Background(['worker'])
@Injectable()
export class KeepProof implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Proof');
  private readonly recurring = new Recurring('counting proof', SWEEP_MS, () => this.sweep());

  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly jobs: Jobs,
    private readonly bookings: FollowBookings,
    private readonly creators: CreatorProof,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ creatorId: string }>(JOB, ({ creatorId }) => this.count(creatorId));
    this.bookings.followMany('proof', (tx, changes) => this.moved(tx, changes), { isRepeatable: true });
  }

  start(): void {
    this.recurring.start({ now: true });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  private async moved(tx: Transaction, changes: readonly ToldChange[]): Promise<void> {
    // A lost chargeback says something of the brand and leaves a finished booking in its stage.
    const moved = changes.flatMap(({ change: { event, before, after } }) =>
      before?.state.stage === after.state.stage && event.type !== 'CHARGEBACK_LOST' ? [] : [after],
    );
    if (moved.length === 0) return;
    const judged = await judgeBookings(tx, [...new Set(moved.map(({ id }) => id))]);
    await keepJudgements(tx, judged.filter(speaks));
    for (const creatorId of new Set(moved.map((booking) => booking.creatorId)))
      await this.refresh(tx, creatorId);
  }

  /** Has a creator's proof counted after this transaction. However often it is called, one job waits. */
  async refresh(tx: Transaction, creatorId: string): Promise<void> {
    await tx.enqueue(JOB, { creatorId }, { key: `${JOB}:${creatorId}`, queue: queueOf(creatorId) });
  }

  /** Counts those whose count is a day old. One that fails must not hold the others up. */
  async sweep(): Promise<void> {
    for (let batch = 0; batch < JUDGED_BATCHES && (await this.judgeAgain()); batch += 1);
    for (const creatorId of await creatorsToCount(this.database, await this.clock.now(), BATCH)) {
      await this.count(creatorId).catch((error: unknown) =>
        this.logger.error(`the proof of creator ${creatorId} could not be counted: ${String(error)}`),
      );
    }
  }

  /** Judges some bookings again that were judged by older definitions. @returns whether there may be more */
  private judgeAgain(): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const ids = await bookingsToJudge(tx, JUDGED_AT_ONCE);
      if (ids.length === 0) return false;
      const judged = await judgeBookings(tx, ids);
      // Those too that say nothing any more: they would be judged again and again, before all others.
      await keepJudgements(tx, judged);
      for (const creatorId of new Set(judged.map((one) => one.creatorId))) await this.refresh(tx, creatorId);
      return ids.length === JUDGED_AT_ONCE;
    });
  }

  private async count(creatorId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.creators.lock(tx, creatorId))) return;
      await this.creators.keep(tx, creatorId, await countProof(tx, creatorId, tx.now));
    });
  }
}
