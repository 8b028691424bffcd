import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { EventCount } from '../event-batch.js';
import { PageCountStore } from '../persistence/page-count-store.js';

/** What happened on a page on one day. */
export interface PlantedDay {
  /** In UTC, `2026-11-22`. */
  day: string;
  counts: Omit<EventCount, 'creatorId'>[];
}

/** Gives a page a past, for the demo alone: real visits come one by one. */
@Injectable()
export class PlantPageNumbers {
  constructor(
    private readonly database: Database,
    private readonly store: PageCountStore,
  ) {}

  async run(creatorId: string, days: readonly PlantedDay[]): Promise<void> {
    await this.database.transaction(async (tx) => {
      for (const { day, counts } of days) {
        const rows = counts.filter(({ count }) => count > 0).map((row) => ({ ...row, creatorId }));
        await this.store.add(tx, day, rows);
      }
    });
  }
}
