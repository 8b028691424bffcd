import type pg from 'pg';
import type { StandInStripe } from '../stripe/stand-in-stripe.js';

const PAUSE = 40;
const PATIENCE = 1_500;

/** Lets every job be tried now and not after its pause. @returns what still waits, with the last error */
export async function hurryJobs(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ id: string; what: string }>(
    `select id::text, task_identifier || ': ' || coalesce(last_error, 'not tried') as what from graphile_worker.jobs
     where task_identifier not in ('make-preview', 'send-mail')`,
  );
  const ids = rows.map(({ id }) => id);
  await database.query('select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())', [ids]);
  return rows.map(({ what }) => what);
}

/** Waits until nobody has anything left to say to anybody. @param work does the jobs, where no worker runs */
export async function untilQuiet(
  database: pg.Pool,
  stripe: StandInStripe,
  work: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  let waiting: string[] = [];
  for (let left = PATIENCE; left > 0; left -= 1) {
    await stripe.settled();
    await work();
    waiting = await hurryJobs(database);
    await stripe.settled();
    if (waiting.length === 0 && (await hurryJobs(database)).length === 0) return;
    await new Promise((resume) => setTimeout(resume, PAUSE));
  }
  throw new Error(`there is no quiet: ${waiting.join('; ')}`);
}
