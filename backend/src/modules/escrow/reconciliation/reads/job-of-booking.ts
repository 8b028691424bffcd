import type { Statements } from '../../../../platform/database/database.js';

/** What the payload of a money job names: a booking or a tip. */
const OF = `coalesce(payload->>'bookingId', payload->>'tipId') = $1`;

/** Whether a job is at work for a booking or tip, or will be within a minute. One that was given up is at nothing. */
export async function isAtWork(at: Statements, subject: string): Promise<boolean> {
  const job = await at.row(
    'money-job',
    `select 1 from job_details where ${OF}
     and attempts < max_attempts and run_at <= now() + interval '1 minute' limit 1`,
    [subject],
  );
  return job !== null;
}

/** Whether any job for a booking or tip will ever be done. */
export async function isWaitedFor(at: Statements, subject: string): Promise<boolean> {
  const job = await at.row(
    'later-money-job',
    `select 1 from job_details where ${OF} and attempts < max_attempts limit 1`,
    [subject],
  );
  return job !== null;
}
