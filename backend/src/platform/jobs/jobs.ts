import { EventEmitter } from 'node:events';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  type CronItem,
  Logger as WorkerLogger,
  type Runner,
  type Task,
  type WorkerEvents,
  parseCronItems,
  run,
  runMigrations,
  runOnce,
} from 'graphile-worker';
import pg from 'pg';
import { Background } from '../background/background.js';
import { CONFIG, type Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { type WorkContext, asPartOf } from '../logging/work-context.js';
import { JOB_VIEWS } from './job-details.js';
import { Recurring } from './recurring.js';
import { WorkerRegistry } from './worker-registry.js';

/** The worker's own chatter; failures are logged by us, with the job's name. */
const silent = new WorkerLogger(() => () => undefined);

/** Jobs at once. Two may make previews, which takes long; the others move money and mail. */
const CONCURRENCY = 5;
/** How often the locks of servers that died are looked for. */
const ORPHAN_SCAN_MS = 5_000;
/** The library's runner ends when it could not say that a job is done, for instance because the database went away. */
const RESTART_MS = 1_000;

/** As many connections as there are jobs at once, and three that listen, look and are locked. */
const OWN_CONNECTIONS = CONCURRENCY + 3;

function poolOf(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: OWN_CONNECTIONS,
    connectionTimeoutMillis: 15_000,
    keepAlive: true,
  });
  // One that breaks while it is idle is replaced.
  return pool.on('error', () => undefined);
}

/** Installs the tables of the jobs, our views of them and what holds their rows; several servers may start at once. */
export async function migrateJobs(
  databaseUrl: string,
  query: (sql: string) => Promise<unknown>,
): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: silent });
  await query(JOB_VIEWS);
}

/** Does one kind of work after commit. Must be safe to run twice: a crash repeats it. */
export type JobHandler<T extends object = object> = (payload: T) => Promise<void>;

/** Payload of a job that the calendar has made: which moment it is for. */
export interface HourlyJob {
  _cron: { ts: string };
}
/** Not on the full hour, when everyone else's work begins. A server that starts makes up for the last one that was missed. */
const HOURLY = { match: '17 * * * *', backfillPeriod: 3_600_000 };

/**
 * How the library notes that a job is done or has failed. Without batches it waits for neither: a failure to note it is unhandled, which
 * ends the process, and a pool that runs once ends before it is noted, so that whoever looks then finds the job as it was.
 */
const ENDED_IN_BATCHES = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/**
 * The outbox's other end: takes the jobs that transactions have left and does them, with retries.
 * Modules register their handlers while they are wired; the server starts the runner when all are.
 */
@Background(['worker', 'media'])
@Injectable()
export class Jobs implements BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly handlers = new Map<string, JobHandler>();
  /** Those of them that are for the servers of media. */
  private readonly media = new Set<string>();
  private readonly hourlyItems: CronItem[] = [];
  private readonly logger = new Logger('Jobs');
  /** Past a pooler: jobs listen, and locks show that their server is alive. Null where no pooler is. */
  private readonly ownPool: pg.Pool | null;
  private readonly pool: pg.Pool;
  private readonly registry: WorkerRegistry;
  private readonly orphanScan = new Recurring('unlocking the jobs of servers that died', ORPHAN_SCAN_MS, () =>
    this.registry.unlockOrphanedJobs(),
  );
  private runner: Runner | null = null;
  private restarting: NodeJS.Timeout | null = null;
  private isRunning = false;
  /** The name in which the present runner locks jobs. */
  private currentPool: string | null = null;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role' | 'databaseUrl' | 'directDatabaseUrl'>,
  ) {
    const { databaseUrl, directDatabaseUrl } = config;
    this.ownPool = directDatabaseUrl === databaseUrl ? null : poolOf(directDatabaseUrl);
    this.pool = this.ownPool ?? database.pool;
    this.registry = new WorkerRegistry(this.pool);
  }

  handle<T extends object>(task: string, handler: JobHandler<T>): void {
    if (this.handlers.has(task)) throw new Error(`two handlers for the job ${task}`);
    this.handlers.set(task, handler as JobHandler);
  }

  /** The same for what decodes files, and may have servers of its own. */
  handleMedia<T extends object>(task: string, handler: JobHandler<T>): void {
    this.handle(task, handler);
    this.media.add(task);
  }

  /** Has a piece of work done once an hour, by one of all servers; never begun while the last one still waits. */
  hourly(task: string, handler: JobHandler<HourlyJob>): void {
    this.handle(task, handler);
    const { match, backfillPeriod } = HOURLY;
    this.hourlyItems.push({ task, identifier: task, match, options: { backfillPeriod, jobKey: task } });
  }

  /** All kinds of jobs that this version knows. */
  get tasks(): string[] {
    return [...this.handlers.keys()];
  }

  /** What is done once an hour. */
  get hourlyTasks(): string[] {
    return this.hourlyItems.map(({ task }) => task);
  }

  async start(): Promise<void> {
    this.isRunning = true;
    await this.registry.open();
    await this.launch();
    this.orphanScan.start({ now: true });
  }

  private async launch(): Promise<void> {
    const events = new EventEmitter() as WorkerEvents;
    // Jobs are locked in the name of the whole pool, not of the worker in it that does them.
    let lockedBy = '';
    let registered = Promise.resolve();
    events.on('pool:create', ({ workerPool }) => {
      lockedBy = workerPool.id;
      registered = this.registry.register(lockedBy);
      // Awaited below; until then a failure must not count as unhandled.
      registered.catch(() => undefined);
    });
    // When it can't say that a job is done, it takes no more, but never comes to its end.
    events.on('pool:fatalError', ({ error }) => this.runnerEnded(lockedBy, error));
    const runner = await run({
      events,
      pgPool: this.pool,
      taskList: this.taskList(
        (error, task) => this.logger.error(`${task} failed and will be tried again: ${String(error)}`),
        (task) => this.isForThisServer(task),
      ),
      parsedCronItems: parseCronItems(this.hourlyItems.filter(({ task }) => this.isForThisServer(task))),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: silent,
      preset: ENDED_IN_BATCHES,
    });
    this.runner = runner;
    this.currentPool = lockedBy;
    const ended = (error?: unknown) => this.runnerEnded(lockedBy, error);
    runner.promise.then(() => ended(), ended);
    await registered;
  }

  /** A new runner takes over, and what the old one was doing is done again: jobs are made for it. */
  private runnerEnded(lockedBy: string, error?: unknown): void {
    if (!this.isRunning || this.currentPool !== lockedBy) return;
    this.runner = null;
    this.currentPool = null;
    this.registry.unregister(lockedBy);
    this.logger.error(`the job runner ended and is started again: ${String(error)}`);
    const tryAgain = () => {
      this.restarting = setTimeout(() => {
        if (this.isRunning) this.launch().catch(tryAgain);
      }, RESTART_MS);
    };
    tryAgain();
  }

  /**
   * Does everything that is due now, and what that leaves behind, until nothing is left.
   * @param except tasks to leave for later
   * @throws the first failure of a job; the job stays and would be tried again
   */
  async drain(except: readonly string[] = []): Promise<void> {
    const failures: unknown[] = [];
    const taskList = this.taskList((error) => failures.push(error));
    for (const task of except) Reflect.deleteProperty(taskList, task);
    await runOnce({
      pgPool: this.pool,
      taskList,
      concurrency: 1,
      noHandleSignals: true,
      logger: silent,
      preset: ENDED_IN_BATCHES,
    });
    if (failures.length > 0) throw failures[0];
  }

  async stop(): Promise<void> {
    this.isRunning = false;
    await this.orphanScan.stop();
    if (this.restarting) clearTimeout(this.restarting);
    await this.runner?.stop();
    this.runner = null;
    await this.registry.close();
  }

  /** Before the database's pool closes: it waits for the worker's connections. */
  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.ownPool?.end();
  }

  /** Whether a job with the same key came while this one was at work; no when nobody can say. */
  private async isReplaced(id: string): Promise<boolean> {
    const row = await this.database
      .row<{ key: string | null }>('key-of-job', 'select key from graphile_worker.jobs where id = $1', [id])
      .catch(() => null);
    return row !== null && row.key === null;
  }

  private isForThisServer(task: string): boolean {
    const { role } = this.config;
    return role === 'all' || this.media.has(task) === (role === 'media');
  }

  private taskList(
    onFailure: (error: unknown, task: string) => void,
    isWanted: (task: string) => boolean = () => true,
  ): Record<string, Task> {
    const tasks: Record<string, Task> = {};
    for (const [name, handler] of this.handlers) {
      if (!isWanted(name)) continue;
      tasks[name] = (given, { job }) => {
        const { _ctx, ...payload } = given as object & { _ctx?: WorkContext };
        const context = { ..._ctx, jobId: job.id, task: name, attempt: job.attempts };
        return asPartOf(context, async () => {
          try {
            await handler(payload);
          } catch (error) {
            onFailure(error, name);
            // A later one does its work already: as a failure it would stay for ever, and never be tried again.
            if (job.key !== null && (await this.isReplaced(job.id))) return;
            throw error;
          }
        });
      };
    }
    return tasks;
  }
}
