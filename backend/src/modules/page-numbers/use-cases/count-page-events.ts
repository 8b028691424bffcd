import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { EventBatch, type PageVisitEvent } from '../event-batch.js';
import { PageCountStore } from '../persistence/page-count-store.js';
import { livePages } from '../reads/live-pages.js';
import { utcDay } from '../utc-day.js';

/** What a server that is killed loses at most. */
const FLUSH_MS = 2_000;

/**
 * Adds up in memory what happens on public pages, and writes it every two seconds: a view costs no statement. A batch that
 * could not be written is kept as it is and tried again under its number, so that it counts once even when only the answer
 * was lost; what happens meanwhile goes into the next one.
 */
@Background(['web'])
@Injectable()
export class CountPageEvents implements BeforeApplicationShutdown {
  private readonly logger = new Logger('CountPageEvents');
  private readonly server = newId();
  private readonly recurring = new Recurring('counting visits', FLUSH_MS, () => this.flush());
  private open = new EventBatch();
  private sending: EventBatch | null = null;
  private number = 0;
  private queue = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly store: PageCountStore,
  ) {}

  start(): void {
    this.recurring.start();
  }

  add(event: PageVisitEvent): void {
    this.open.add(event);
    this.flushWhenFull();
  }

  addClick(creatorId: string, url: string): void {
    this.open.addClick(creatorId, url);
    this.flushWhenFull();
  }

  private flushWhenFull(): void {
    // While a batch can't be written, the next one waits for its turn.
    if (!this.open.isFull || this.sending) return;
    this.flush().catch((error: unknown) => this.logger.error(`counting visits failed: ${String(error)}`));
  }

  /** Writes what was added before this call. @throws what the database throws; nothing is lost by that */
  flush(): Promise<void> {
    this.queue = this.queue.catch(() => undefined).then(() => this.writeAll());
    return this.queue;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.recurring.stop();
    await this.flush().catch((error: unknown) => this.logger.error(`visits were lost: ${String(error)}`));
  }

  private async writeAll(): Promise<void> {
    if (this.sending) await this.writeOne(this.sending);
    if (this.open.isEmpty) return;
    this.sending = this.open;
    this.number += 1;
    this.open = new EventBatch();
    await this.writeOne(this.sending);
  }

  private async writeOne(batch: EventBatch): Promise<void> {
    await this.database.transaction(async (tx) => {
      const day = utcDay(tx.now);
      const salt = await this.store.lockDay(tx, day);
      if (!(await this.store.begin(tx, this.server, this.number))) return;
      const { counts, visits, clicks } = batch;
      const live = await livePages(
        tx,
        [...new Set([...counts, ...clicks].map(({ creatorId }) => creatorId))],
        [...new Set(counts.flatMap(({ packageId }) => packageId ?? []))],
      );
      const isLive = (creatorId: string, packageId: string | null): boolean => {
        const packages = live.get(creatorId);
        return packages !== undefined && (packageId === null || packages.has(packageId));
      };
      await this.store.add(
        tx,
        day,
        counts.filter(({ creatorId, packageId }) => isLive(creatorId, packageId)),
      );
      await this.store.visit(
        tx,
        day,
        visits.filter(({ creatorId }) => live.has(creatorId)),
        salt,
      );
      await this.store.addClicks(
        tx,
        day,
        clicks.filter(({ creatorId }) => live.has(creatorId)),
      );
    });
    this.sending = null;
    if (batch.dropped > 0)
      this.logger.warn(
        `${batch.dropped} events on public pages were not counted: there was no room for them`,
      );
  }
}
