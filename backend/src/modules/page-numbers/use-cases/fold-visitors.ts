import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { Database } from '../../../platform/database/database.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { PageCountStore } from '../persistence/page-count-store.js';
import { utcDay } from '../utc-day.js';

const EVERY_MS = 60_000;
/** A flush that began in the day's last moment is over by then: it would make the day a second salt. */
const GRACE_MS = 60_000;

/** Once a day is over, only how many visitors it had is kept. Several servers may try at once: one folds, the others find nothing. */
@Background(['worker'])
@Injectable()
export class FoldVisitors implements BeforeApplicationShutdown {
  private readonly recurring = new Recurring('folding visitors', EVERY_MS, () => this.run());

  constructor(
    private readonly database: Database,
    private readonly store: PageCountStore,
  ) {}

  start(): void {
    this.recurring.start({ now: true });
  }

  run(): Promise<void> {
    return this.database.transaction((tx) => this.store.foldBefore(tx, utcDay(tx.now - GRACE_MS)));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }
}
