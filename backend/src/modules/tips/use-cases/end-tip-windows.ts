import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { asksProviderFirst, dueTipEvent } from '@reelpact/domain';
import { Background } from '../../../platform/background/background.js';
import { Database } from '../../../platform/database/database.js';
import { PRODUCT_TIME } from '../../../platform/database/product-time.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { TipStore } from '../persistence/tip-store.js';
import { AdvanceTip } from './advance-tip.js';

const BATCH = 100;
const INTERVAL_MS = 1000;
/** Gives a tip up that nobody has paid in its time. */
export const END_TIP_TASK = 'end-tip';

/**
 * Ends what a tip's clock has to end: the time in which it can be paid, and the hold before it is paid out. The rows are the truth: a restart or
 * a second server change nothing, because the tip's lock and the machine decide.
 */
@Background(['worker'])
@Injectable()
export class EndTipWindows implements BeforeApplicationShutdown {
  private readonly logger = new Logger('TipWindows');
  private readonly recurring = new Recurring('ending the windows of tips', INTERVAL_MS, () => this.sweep());

  constructor(
    private readonly database: Database,
    private readonly store: TipStore,
    private readonly advance: AdvanceTip,
  ) {}

  start(): void {
    this.recurring.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** @returns how many tips were looked at */
  async sweep(): Promise<number> {
    const due = await this.database.rows<{ id: string }>(
      'due-tips',
      `select id from tips where next_at <= to_timestamp((${PRODUCT_TIME})::numeric / 1000) and try_at <= now()
       order by next_at limit ${BATCH}`,
    );
    for (const { id } of due) await this.end(id);
    return due.length;
  }

  /** One tip's failure must not hold the others up: it is left alone for a while. */
  private async end(id: string): Promise<void> {
    try {
      await this.database.transaction(async (tx) => {
        const record = await this.store.lock(tx, id);
        if (!record) return;
        const due = dueTipEvent(record.state, tx.now);
        if (due && asksProviderFirst(due)) {
          await tx.enqueue(END_TIP_TASK, { id }, { key: `${END_TIP_TASK}:${id}` });
          await this.store.lookLater(tx, id);
        } else await this.advance.endWindow(tx, record);
      });
    } catch (error) {
      this.logger.error(`the window of tip ${id} failed: ${String(error)}`);
      await this.database.transaction((tx) => this.store.postpone(tx, id));
    }
  }
}
