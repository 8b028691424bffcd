import type pg from 'pg';

/** What a test waits for after a request: whether anybody has still something to tell. */
const ASKED_WHILE_WAITING = ['log-anyone-behind', 'has-untold'];
const isOfLog = (config: unknown): boolean =>
  ASKED_WHILE_WAITING.includes((config as { name?: string }).name ?? '');

/** Counts the statements that go to the database through a pool: work is bounded by what it asks for, not by seconds. */
export class StatementCount {
  count = 0;
  private readonly seen = new WeakSet<object>();

  constructor(pool: pg.Pool) {
    pool.on('acquire', (client) => {
      if (this.seen.has(client)) return;
      this.seen.add(client);
      const run = client.query.bind(client) as (...given: unknown[]) => unknown;
      client.query = ((...given: unknown[]) => {
        if (!isOfLog(given[0])) this.count += 1;
        return run(...given);
      }) as typeof client.query;
    });
  }
}
