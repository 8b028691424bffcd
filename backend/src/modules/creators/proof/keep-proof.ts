import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { countProof } from './reads/count-proof.js';
import { creatorsToCount } from './reads/creators-to-count.js';

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

/**
 * Keeps the numbers that speak for a creator. They are counted when a booking has moved on and once a day, never when a page
 * is asked for.
 */
@Background()
@Injectable()
export class KeepProof implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Proof');
  private readonly recurring = new Recurring('counting proof', SWEEP_MS, () => this.sweep());

  constructor(
    private readonly database: Database,
    private readonly clock: ProductClock,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ creatorId: string }>(JOB, ({ creatorId }) => this.count(creatorId));
  }

  start(): void {
    this.recurring.start({ now: true });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** Has a creator's proof counted after this transaction. However often it is called, one job waits. */
  async refresh(tx: Transaction, creatorId: string): Promise<void> {
    await tx.enqueue(JOB, { creatorId }, { key: `${JOB}:${creatorId}`, queue: queueOf(creatorId) });
  }

  /** Counts those whose count is a day old. One that fails must not hold the others up. */
  async sweep(): Promise<void> {
    for (const creatorId of await creatorsToCount(this.database, await this.clock.now(), BATCH)) {
      await this.count(creatorId).catch((error: unknown) =>
        this.logger.error(`the proof of creator ${creatorId} could not be counted: ${String(error)}`),
      );
    }
  }

  private async count(creatorId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      // A later count waits here and sees more: an older one never overwrites it.
      const creator = await tx.row(
        'lock-creator-of-proof',
        'select 1 from creators where id = $1 and deleted_at is null for no key update',
        [creatorId],
      );
      if (!creator) return;
      const { jobs, due, onTime, answers, answerMinutes, packageOrders } = await countProof(
        tx,
        creatorId,
        tx.now,
      );
      // Where only the time of the count is new, no page is told to forget what it has kept.
      await tx.rows(
        'keep-proof',
        `insert into creator_proof
           (creator_id, jobs, due, on_time, answers, answer_minutes, package_orders, counted_at)
         values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)
         on conflict (creator_id) do update set jobs = excluded.jobs, due = excluded.due, on_time = excluded.on_time,
           answers = excluded.answers, answer_minutes = excluded.answer_minutes,
           package_orders = excluded.package_orders, counted_at = excluded.counted_at`,
        [
          creatorId,
          jobs,
          due,
          onTime,
          answers,
          answerMinutes,
          JSON.stringify(packageOrders),
          new Date(tx.now),
        ],
      );
    });
  }
}
