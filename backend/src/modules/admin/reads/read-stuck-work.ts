import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { FollowLog, type Lag } from '../../../platform/log/follow-log.js';

interface StuckJob {
  id: string;
  task: string;
  attempts: number;
  /** Whether it has been tried for the last time. */
  givenUp: boolean;
  lastError: string | null;
  nextTry: Date;
}
interface StuckDeadline {
  bookingId: string;
  dueAt: Date;
  failures: number;
}
interface WaitingReport {
  id: string;
  type: string;
  objectId: string;
  /** The booking or the tip that it is about; both null where it is about neither. */
  bookingId: string | null;
  tipId: string | null;
  receivedAt: Date;
}
interface RefusedOrder {
  key: string;
  /** Of these two, one is null. */
  bookingId: string | null;
  tipId: string | null;
  kind: string;
  amount: number;
  refusal: string | null;
  endedAt: Date;
}
interface WaitingEntry {
  /** Its number in the log. */
  id: string;
  /** Who could not handle it. */
  follower: string;
  bookingId: string;
  event: string;
  failures: number;
  error: string | null;
  /** Whether it is tried no more until somebody says so. */
  givenUp: boolean;
  nextTry: Date;
  /** Later entries of the same booking that wait behind it. */
  behind: number;
}
export interface StuckWork {
  entries: WaitingEntry[];
  followers: Lag[];
  jobs: StuckJob[];
  deadlines: StuckDeadline[];
  reports: WaitingReport[];
  orders: RefusedOrder[];
  /** Bookings whose refund came back from the bank. */
  delayedRefunds: string[];
  /** The same of tips. */
  delayedTipRefunds: string[];
}

const MOST = 200;

/** What does not go on by itself, or only with trouble. */
@Injectable()
export class ReadStuckWork {
  constructor(
    private readonly database: Database,
    private readonly log: FollowLog,
  ) {}

  async all(): Promise<StuckWork> {
    const { database } = this;
    const [jobs, deadlines, reports, orders, delayed, delayedTips, entries, followers] = await Promise.all([
      database.rows<StuckJob>(
        'stuck-jobs',
        `select id::text, task_identifier as task, attempts, attempts >= max_attempts as "givenUp",
           last_error as "lastError", run_at as "nextTry"
         from graphile_worker.jobs where attempts > 0 and last_error is not null order by run_at limit ${MOST}`,
      ),
      database.rows<StuckDeadline>(
        'stuck-deadlines',
        `select booking_id as "bookingId", due_at as "dueAt", failures from booking_deadlines
         where failures > 0 order by due_at limit ${MOST}`,
      ),
      database.rows<WaitingReport>(
        'waiting-reports',
        `select id, type, object_id as "objectId", booking_id as "bookingId", tip_id as "tipId", received_at as "receivedAt"
         from provider_events where status = 'waiting' order by received_at limit ${MOST}`,
      ),
      database.rows<RefusedOrder>(
        'refused-orders',
        `select key, booking_id as "bookingId", tip_id as "tipId", kind, amount_cents as amount, refusal, ended_at as "endedAt"
         from provider_orders where status = 'refused' order by ended_at desc limit ${MOST}`,
      ),
      database.rows<{ id: string }>(
        'delayed-refunds',
        `select id from bookings where refund_delayed order by created_at limit ${MOST}`,
      ),
      database.rows<{ id: string }>(
        'delayed-tip-refunds',
        `select id from tips where refund_delayed order by created_at limit ${MOST}`,
      ),
      database.rows<WaitingEntry>(
        'waiting-entries',
        `select w.entry_id::text as id, w.follower, w.booking_id as "bookingId", h.event, w.failures, w.error,
           w.parked_at is not null as "givenUp", w.try_at as "nextTry",
           (select count(*)::int from log_waiting o where o.follower = w.follower and o.booking_id = w.booking_id
              and o.entry_id > w.entry_id) as behind
         from log_waiting w join booking_history h on h.id = w.entry_id
         where w.failures > 0 order by w.entry_id limit ${MOST}`,
      ),
      this.log.lags(),
    ]);
    const delayedRefunds = delayed.map(({ id }) => id);
    const delayedTipRefunds = delayedTips.map(({ id }) => id);
    return { jobs, deadlines, reports, orders, delayedRefunds, delayedTipRefunds, entries, followers };
  }

  /** Lets a job be tried again at once, as if it had never failed. @returns whether there is such a job */
  async retry(jobId: string): Promise<boolean> {
    const rows = await this.database.rows(
      'retry-job',
      'select 1 from graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => 0)',
      [jobId],
    );
    return rows.length > 0;
  }
}
