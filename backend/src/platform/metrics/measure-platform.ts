import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Statements } from '../database/database.js';
import { Readiness } from '../http/health.module.js';
import { Jobs } from '../jobs/jobs.js';
import { FollowLog } from '../log/follow-log.js';
import { MediaWorker } from '../media/media-worker.js';
import { DiskSpace } from '../storage/disk-space.js';
import { type Measure, Metrics } from './metrics.js';
import { type Waiting, waitingMeasures } from './waiting-measures.js';

/** Of jobs whose handlers this version doesn't know, if there are any. */
const OTHER_TASK = 'other';

interface TaskCount {
  task: string;
  waiting: number;
  oldest: number;
  givenUp: number;
}

const JOBS = `
  select task_identifier as task, count(*) filter (where attempts < max_attempts)::int as waiting,
    greatest(0, extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and locked_at is null)))::float8 as oldest,
    count(*) filter (where attempts >= max_attempts and locked_at is null)::int as "givenUp"
  from graphile_worker.jobs group by task_identifier`;
const EMAILS = `
  select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
  from graphile_worker.jobs where task_identifier = 'send-mail'`;
const MEDIA = `
  select count(*)::int as waiting, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest from media_tasks`;

/** Measures what modules stand on. */
@Injectable()
export class MeasurePlatform implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly readiness: Readiness,
    private readonly jobs: Jobs,
    private readonly log: FollowLog,
    private readonly worker: MediaWorker,
    private readonly disk: DiskSpace,
  ) {}

  onModuleInit(): void {
    this.ofProcess();
    this.metrics.ask('jobs', (at) => this.ofJobs(at));
    this.metrics.ask('followers', (at) => this.ofFollowers(at));
    this.metrics.ask('emails', async (at) => [
      ...waitingMeasures(
        await at.row<Waiting>('measure-emails', EMAILS),
        { name: 'reelpact_emails_waiting', help: 'Emails that are not sent yet.' },
        { name: 'reelpact_email_oldest_seconds', help: 'How long the oldest of them has waited.' },
      ),
    ]);
    this.metrics.ask('media', async (at) => [
      ...waitingMeasures(
        await at.row<Waiting>('measure-media', MEDIA),
        {
          name: 'reelpact_media_tasks_waiting',
          help: 'Previews and pictures of pages that are not made yet.',
        },
        { name: 'reelpact_media_task_oldest_seconds', help: 'How long the oldest of them has waited.' },
      ),
    ]);
  }

  private ofProcess(): void {
    const { metrics, readiness, disk, worker } = this;
    const { pool } = this.database;
    metrics.gauge(
      'reelpact_ready',
      'Whether this server should get requests, as /api/health/ready says.',
      () => [{ value: Number(readiness.isOpen && metrics.isDatabaseUp && readiness.problem() === null) }],
    );
    metrics.gauge('reelpact_pool_connections', 'Connections to the database.', () => [
      { value: pool.totalCount },
    ]);
    metrics.gauge('reelpact_pool_idle', 'Connections to the database that nobody uses.', () => [
      { value: pool.idleCount },
    ]);
    metrics.gauge('reelpact_pool_waiting', 'How many wait for a connection to the database.', () => [
      { value: pool.waitingCount },
    ]);
    metrics.gauge('reelpact_disk_free_bytes', 'What is free on the disk of DATA_DIR.', () => [
      { value: disk.look().free },
    ]);
    metrics.gauge(
      'reelpact_disk_free_reserves',
      'The same, as how many times the reserve of DISK_RESERVE_MB: below 1 the server is not ready.',
      () => [{ value: disk.reserves() }],
    );
    metrics.total(
      'reelpact_media_jobs_total',
      'How decoding files of strangers ended: done, unreadable or too_costly by the file, machine by a fault of ours.',
      () => Object.entries(worker.outcomes).map(([outcome, value]) => ({ value, labels: { outcome } })),
    );
  }

  private async ofJobs(at: Statements): Promise<Measure[]> {
    const counts = new Map<string, TaskCount>();
    const none = (task: string): TaskCount => ({ task, waiting: 0, oldest: 0, givenUp: 0 });
    for (const task of [...this.jobs.tasks, OTHER_TASK]) counts.set(task, none(task));
    for (const found of await at.rows<TaskCount>('measure-jobs', JOBS)) {
      const task = counts.has(found.task) ? found.task : OTHER_TASK;
      const known = counts.get(task) ?? none(task);
      counts.set(task, {
        task,
        waiting: known.waiting + found.waiting,
        oldest: Math.max(known.oldest, found.oldest),
        givenUp: known.givenUp + found.givenUp,
      });
    }
    const measure = (name: string, help: string, valueOf: (count: TaskCount) => number): Measure => ({
      name,
      help,
      readings: [...counts.values()].map((count) => ({
        value: valueOf(count),
        labels: { task: count.task },
      })),
    });
    return [
      measure('reelpact_jobs_waiting', 'Jobs that are not done yet.', ({ waiting }) => waiting),
      measure('reelpact_job_oldest_seconds', 'For how long the oldest has been due.', ({ oldest }) => oldest),
      measure(
        'reelpact_jobs_given_up',
        'Jobs that are tried no more until an admin says so.',
        ({ givenUp }) => givenUp,
      ),
    ];
  }

  private async ofFollowers(at: Statements): Promise<Measure[]> {
    const lags = await this.log.lags(at);
    return [
      {
        name: 'reelpact_follower_lag_seconds',
        help: 'The age of the oldest entry of the log of bookings that a follower has not come to.',
        readings: lags.map(({ name, seconds }) => ({ value: seconds, labels: { follower: name } })),
      },
      {
        name: 'reelpact_follower_entries_waiting',
        help: 'Entries that a follower could not handle, and those that wait behind them.',
        readings: lags.map(({ name, waiting }) => ({ value: waiting, labels: { follower: name } })),
      },
    ];
  }
}
