import type pg from 'pg';

export interface Statement {
  /** Absent where it has none. */
  name?: string;
  text: string;
}
type Given = string | { name?: string; text?: string } | undefined;

/** Calls `hear` before each statement that is sent on a connection of the pool; what it throws is thrown to who sends it. */
export function eachStatement(
  pool: pg.Pool,
  hear: (statement: Statement, client: pg.PoolClient) => void,
): void {
  const seen = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const run = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const first = given[0] as Given;
      const { name, text = '' } = typeof first === 'string' ? { text: first } : (first ?? {});
      hear({ name, text }, client);
      return run(...given);
    }) as typeof client.query;
  });
}
