import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Background } from '../background/background.js';
import { Recurring } from '../jobs/recurring.js';
import { Database } from './database.js';

/** How often rows are put together, in milliseconds. */
const EVERY = 10_000;
/** Owners whose rows one statement puts together. */
export const OWNERS_AT_ONCE = 200;

/** Counts totals from the beginning. */
export interface Recount {
  /** Locks the tables, in `share row exclusive mode`: what is being appended is waited for, and what comes later is not counted. */
  lock: string;
  count: string;
}

/**
 * Totals that are kept as rows that add up: who changes something appends a row (`is_change`) and waits for nobody. Now and then the rows of
 * an owner are put together here; several servers may do so at once.
 */
@Background(['worker'])
@Injectable()
export class KeptSums implements BeforeApplicationShutdown {
  private readonly statements = new Map<string, string>();
  private readonly counts: Recount[] = [];
  private readonly recurring = new Recurring('putting totals together', EVERY, () => this.run());

  constructor(private readonly database: Database) {}

  /**
   * To be called while modules are wired.
   * @param statement deletes the rows of at most `OWNERS_AT_ONCE` owners of which some are changes, inserts the sums of what it has
   * deleted, and answers with the number of `owners`: what somebody appends meanwhile is left for the next time
   */
  register(name: string, statement: string): void {
    this.statements.set(name, statement);
  }

  /** To be called while modules are wired. @param recount how the totals are made again from what they are of */
  registerCount(recount: Recount): void {
    this.counts.push(recount);
  }

  /** Makes all totals again from what they are of: may be done at any time, and as often as one likes. */
  async recount(): Promise<void> {
    for (const [index, { lock, count }] of this.counts.entries())
      await this.database.transaction(async (tx) => {
        await tx.rows(`lock-totals-${index}`, lock);
        await tx.rows(`recount-totals-${index}`, count);
      });
  }

  start(): void {
    this.recurring.start();
  }

  /** Until nothing is left that has changed. */
  async run(): Promise<void> {
    for (const [name, statement] of this.statements) {
      let owners: number;
      do {
        const row = await this.database.row<{ owners: number }>(`merge-${name}`, statement);
        owners = row?.owners ?? 0;
      } while (owners === OWNERS_AT_ONCE);
    }
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }
}
