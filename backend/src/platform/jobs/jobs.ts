import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import {
  Logger as WorkerLogger,
  type Runner,
  type Task,
  type WorkerEvents,
  run,
  runMigrations,
  runOnce,
} from 'graphile-worker';
import { Database } from '../database/database.js';
import { WorkerRegistry } from './worker-registry.js';

/** The worker's own chatter; failures are logged by us, with the job's name. */
const silent = new WorkerLogger(() => () => undefined);

/** How often, in milliseconds, the locks of servers that died are looked for. */
const LOOK_FOR_THE_DEAD = 5_000;

/** Installs the tables of the jobs; several servers may start at once. */
export function migrateJobs(databaseUrl: string): Promise<void> {
  return runMigrations({ connectionString: databaseUrl, logger: silent });
}

/** Does one kind of work after commit. Must be safe to run twice: a crash repeats it. */
export type JobHandler<T extends object = object> = (payload: T) => Promise<void>;

/**
 * The outbox's other end: takes the jobs that transactions have left and does them, with retries.
 * Modules register their handlers while they are wired; the server starts the runner when all are.
 */
@Injectable()
export class Jobs implements BeforeApplicationShutdown {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly logger = new Logger('Jobs');
  private readonly registry: WorkerRegistry;
  private runner: Runner | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(@Inject(Database) private readonly database: Database) {
    this.registry = new WorkerRegistry(database.pool);
  }

  handle<T extends object>(task: string, handler: JobHandler<T>): void {
    if (this.handlers.has(task)) throw new Error(`two handlers for the job ${task}`);
    this.handlers.set(task, handler as JobHandler);
  }

  async start(): Promise<void> {
    await this.registry.open();
    const events = new EventEmitter() as WorkerEvents;
    const failed = (error: unknown) =>
      this.logger.error(`keeping the list of workers failed: ${String(error)}`);
    // Jobs are locked in the name of the whole pool, not of the worker in it that does them.
    let known = Promise.resolve();
    events.on('pool:create', ({ workerPool }) => {
      known = this.registry.register(workerPool.id);
    });
    this.runner = await run({
      events,
      pgPool: this.database.pool,
      taskList: this.taskList((error, task) =>
        this.logger.error(`${task} failed and will be tried again: ${String(error)}`),
      ),
      // Two may make previews, which takes long; the others move money and mail.
      concurrency: 5,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: silent,
    });
    await known;
    const release = () => void this.registry.releaseTheDead().catch(failed);
    this.timer = setInterval(release, LOOK_FOR_THE_DEAD);
    release();
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
      pgPool: this.database.pool,
      taskList,
      concurrency: 1,
      noHandleSignals: true,
      logger: silent,
    });
    if (failures.length > 0) throw failures[0];
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    await this.runner?.stop();
    this.runner = null;
    await this.registry.close();
  }

  /** Before the database's pool closes: it waits for the worker's connections. */
  beforeApplicationShutdown(): Promise<void> {
    return this.stop();
  }

  private taskList(onFailure: (error: unknown, task: string) => void): Record<string, Task> {
    const tasks: Record<string, Task> = {};
    for (const [name, handler] of this.handlers) {
      tasks[name] = async (payload) => {
        try {
          await handler(payload as object);
        } catch (error) {
          onFailure(error, name);
          throw error;
        }
      };
    }
    return tasks;
  }
}
