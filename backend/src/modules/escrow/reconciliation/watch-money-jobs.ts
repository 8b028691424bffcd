import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { Background } from '../../../platform/background/background.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Recurring } from '../../../platform/jobs/recurring.js';
import { MONEY_ALERTS, TellAdmins } from '../../notifications/index.js';
import { MONEY_TASKS } from '../ledger/escrow-tasks.js';

const LOOK_EVERY_MS = 600_000;
/** By then the growing pauses have added up to almost four hours: it is no passing trouble. */
const HOURLY_FROM_ATTEMPT = 10;

interface FailingJob {
  id: string;
  task: string;
  /** The booking or tip. */
  subject: string | null;
  lastError: string | null;
}

/**
 * Keeps jobs that move money from running out of attempts. From the tenth failure on, such a job is tried every hour
 * until it succeeds, and the admins are told once. It makes no difference how many servers look, or that one of them
 * dies meanwhile: what has been put back already is left alone.
 */
@Background(['worker'])
@Injectable()
export class WatchMoneyJobs implements BeforeApplicationShutdown {
  private readonly logger = new Logger('MoneyJobs');
  private readonly recurring = new Recurring('looking for failing payment jobs', LOOK_EVERY_MS, () =>
    this.look(),
  );

  constructor(
    private readonly database: Database,
    private readonly admins: TellAdmins,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  start(): void {
    this.recurring.start({ now: true });
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.recurring.stop();
  }

  /** @returns how many jobs were found failing that had not been before */
  look(): Promise<number> {
    return this.database.transaction(async (tx) => {
      // One server looks at a time, or two would both find that nobody has been told.
      await tx.rows('lock-failing-jobs', 'lock table failing_money_jobs in share row exclusive mode');
      await this.forgetRecovered(tx);
      await this.putBack(tx);
      const found = await this.newlyFailing(tx);
      for (const { id, task, subject, lastError } of found) {
        this.logger.error(`${task} (job ${id}, of ${subject ?? 'unknown'}) keeps failing: ${lastError}`);
      }
      await this.report(tx);
      return found.length;
    });
  }

  private async forgetRecovered(tx: Transaction): Promise<void> {
    await tx.rows(
      'forget-recovered-jobs',
      `delete from failing_money_jobs f where not exists (
         select from graphile_worker.jobs j where j.id = f.job_id and j.attempts >= $1
       )`,
      [HOURLY_FROM_ATTEMPT],
    );
  }

  /** The worker's own pauses would grow to six hours, and after 25 attempts there would be no next one. */
  private async putBack(tx: Transaction): Promise<void> {
    await tx.rows(
      'put-back-money-jobs',
      `select from graphile_worker.reschedule_jobs(
         array(
           select id from graphile_worker.jobs
           where task_identifier = any ($1::text[]) and locked_at is null
             and attempts >= $2 and (attempts > $2 or run_at > now() + interval '1 hour')
         ),
         run_at => now() + interval '1 hour', attempts => $2
       )`,
      [MONEY_TASKS, HOURLY_FROM_ATTEMPT],
    );
  }

  /** The public view shows no payload; a rescheduling that changes nothing answers it. */
  private newlyFailing(tx: Transaction): Promise<FailingJob[]> {
    return tx.rows<FailingJob>(
      'find-failing-jobs',
      `with fresh as (
         insert into failing_money_jobs (job_id)
         select id from graphile_worker.jobs
         where task_identifier = any ($1::text[]) and attempts >= $2 and last_error is not null and locked_at is null
         on conflict do nothing returning job_id
       )
       select job.id::text, task_identifier as task, coalesce(payload ->> 'bookingId', payload ->> 'tipId') as subject, job.last_error as "lastError"
       from graphile_worker.reschedule_jobs(array(select job_id from fresh)) payloads
         join graphile_worker.jobs job on job.id = payloads.id
       order by job.id`,
      [MONEY_TASKS, HOURLY_FROM_ATTEMPT],
    );
  }

  /** One email for all of them, and no other on the same day: when the provider is down, they fail one by one. */
  private async report(tx: Transaction): Promise<void> {
    const row = await tx.row<{ count: number }>(
      'report-failing-jobs',
      `update failing_money_jobs set reported_at = now()
       where reported_at is null and not exists (
         select from failing_money_jobs where reported_at > now() - interval '1 day'
       ) returning (select count(*)::int from failing_money_jobs) as count`,
    );
    if (!row) return;
    await this.admins.tell(tx, MONEY_ALERTS.stuckJobs(row.count, this.config.publicUrl));
  }
}
