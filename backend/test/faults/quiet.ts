import type pg from 'pg';
import type { StandInStripe } from '../stripe/stand-in-stripe.js';

/** What nobody waits for when money moves. */
export const BESIDE_MONEY: readonly string[] = ['process-media', 'send-mail'];

/**
 * Lets every job of these bookings be tried now and not after its pause, and as if it had never failed: the pauses of
 * days would pass here in moments, and must not use up its attempts. They keep their order: for jobs of the same moment
 * the worker has none. @returns what still waits, with the last error
 */
export async function hurryJobs(database: pg.Pool, bookingIds: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ what: string }>(
    `select task_identifier || ': ' || coalesce(hurried.last_error, 'not tried') as what
     from (
       select id, row_number() over (order by id) as place from job_details
       where payload ->> 'bookingId' = any ($1::text[])
     ) job
       cross join lateral graphile_worker.reschedule_jobs(
         array[job.id], run_at => now() - interval '1 minute' + job.place * interval '1 millisecond', attempts => 0
       ) hurried
       join graphile_worker.jobs on jobs.id = job.id
     where task_identifier <> all ($2::text[])
     union all
     select task_identifier || ': under way' from graphile_worker.jobs
       join job_details using (id)
     where jobs.locked_at is not null and payload ->> 'bookingId' = any ($1::text[])`,
    [bookingIds, BESIDE_MONEY],
  );
  return rows.map(({ what }) => what);
}

/** Takes the jobs of a booking away, so that what went wrong with it is not found by the next one. */
export async function dropJobs(database: pg.Pool, bookingId: string): Promise<void> {
  await database.query(
    `select graphile_worker.complete_jobs(array(
       select id from job_details where payload ->> 'bookingId' = $1
     ))`,
    [bookingId],
  );
}

/**
 * Waits until nobody has anything left to say to anyone about these bookings.
 * @param wait lets the product work for a moment
 * @param tries how often that may be needed
 */
export async function untilQuiet(
  database: pg.Pool,
  stripe: StandInStripe,
  bookingIds: readonly string[],
  { wait, tries }: Waiting,
): Promise<void> {
  let waiting: string[] = [];
  for (let left = tries; left > 0; left -= 1) {
    await stripe.settled();
    waiting = await hurryJobs(database, bookingIds);
    if (waiting.length === 0) return;
    await wait();
  }
  throw new Error(`there is no quiet: ${waiting.join('; ')}`);
}

/** How people wait for a product that fails now and then. */
export interface Waiting {
  wait: () => Promise<void>;
  /** How often they look again before they give up. */
  tries: number;
}
