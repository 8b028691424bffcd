import type pg from 'pg';

const texts = new Map<string, string>();

/**
 * A name stands for one text: with two, PostgreSQL's client refuses the second on a connection that knows the first, which happens now
 * and then. Here it happens each time.
 */
export function requireOneTextPerName(pool: pg.Pool): void {
  const seen = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const run = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((...given: unknown[]) => {
      const { name, text } = (given[0] ?? {}) as { name?: string; text?: string };
      if (name !== undefined && text !== undefined) {
        if ((texts.get(name) ?? text) !== text) throw new Error(`Two statements are called ${name}.`);
        texts.set(name, text);
      }
      return run(...given);
    }) as typeof client.query;
  });
}
