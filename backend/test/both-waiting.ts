import type { TestApp } from './app.js';
import { until } from './until.js';

/** Asks two things of one user at one moment: both have come as far as they can before either goes on. */
export async function bothWaiting<Answer>(
  { database }: TestApp,
  userId: string,
  ask: () => [Promise<Answer>, Promise<Answer>],
): Promise<Answer[]> {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query('select from users where id = $1 for update', [userId]);
    const answers = Promise.all(ask());
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await until(async () => ((await database.pool.query(waiting)).rowCount ?? 0) >= 2);
    await client.query('commit');
    return await answers;
  } finally {
    client.release();
  }
}
