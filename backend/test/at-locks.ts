import type { Database } from '../src/platform/database/database.js';
import type { TestApp } from './app.js';
import { until } from './until.js';

/** How many wait for somebody else's lock now. */
export async function waitingAtLocks(database: Pick<Database, 'row'>): Promise<number> {
  const row = await database.row<{ waiting: number }>(
    't-waiting',
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return row?.waiting ?? 0;
}

/** Asks two things of one user at one moment: both have come as far as they can, or have their answer, before either goes on. */
export async function bothAtOnce<Answer>(
  { database }: TestApp,
  userId: string,
  ask: () => readonly [Promise<Answer>, Promise<Answer>],
): Promise<Answer[]> {
  const holder = await database.pool.connect();
  let answered = 0;
  try {
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [userId]);
    const answers = Promise.all(ask().map((answer) => answer.finally(() => (answered += 1))));
    await until(async () => (await waitingAtLocks(database)) + answered >= 2);
    await holder.query('commit');
    return await answers;
  } finally {
    // With whatever it still holds.
    holder.release(true);
  }
}
