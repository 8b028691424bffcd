import type { Database } from '../src/platform/database/database.js';

/**
 * What follows from requests and has not been told yet. It is told before somebody looks, and not after each request: what builders leave behind in
 * many requests costs no more than what one leaves.
 */
export class Owed {
  private isOwed = false;
  private paying: Promise<void> | undefined;

  constructor(private readonly settle: () => Promise<void>) {}

  add(): void {
    this.isOwed = true;
  }

  /** Until all is told that was asked for before. */
  async pay(): Promise<void> {
    if (this.isOwed) {
      this.isOwed = false;
      const paying = this.settle().finally(() => {
        // What went wrong once is not everybody's from then on.
        if (this.paying === paying) this.paying = undefined;
      });
      this.paying = paying;
    }
    await this.paying;
  }

  /** The database for those who look into it by themselves. The product's own goes on as it is. */
  paidBefore(database: Database): Database {
    const first =
      <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
      async (...given: Given): Promise<Result> => {
        await this.pay();
        return ask.apply(database, given);
      };
    const { rows, row, transaction, snapshot } = database;
    const looking = {
      rows: first(rows),
      row: first(row),
      transaction: first(transaction),
      snapshot: first(snapshot),
    };
    return Object.assign(Object.create(database) as Database, looking);
  }
}
