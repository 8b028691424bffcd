import type pg from 'pg';

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
        this.count += 1;
        return run(...given);
      }) as typeof client.query;
    });
  }
}
