import type { Statements } from '../../../../platform/database/database.js';

/** Whether a job is at work for a booking, or will be within a minute. One that was given up is at nothing. */
export async function isAtWork(at: Statements, bookingId: string): Promise<boolean> {
  const job = await at.row(
    'money-job',
    `select 1 from job_details where payload->>'bookingId' = $1
     and attempts < max_attempts and run_at <= now() + interval '1 minute' limit 1`,
    [bookingId],
  );
  return job !== null;
}

/** Whether any job for a booking will ever be done. */
export async function isWaitedFor(at: Statements, bookingId: string): Promise<boolean> {
  const job = await at.row(
    'later-money-job',
    `select 1 from job_details where payload->>'bookingId' = $1 and attempts < max_attempts limit 1`,
    [bookingId],
  );
  return job !== null;
}
