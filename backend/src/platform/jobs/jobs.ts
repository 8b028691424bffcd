import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Logger as WorkerLogger, type Runner, type Task, run, runMigrations, runOnce } from 'graphile-worker';
import { Database } from '../database/database.js';

/** The worker's own chatter; failures are logged by us, with the job's name. */
const silent = new WorkerLogger(() => () => undefined);

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
  private runner: Runner | null = null;

  constructor(@Inject(Database) private readonly database: Database) {}

  handle<T extends object>(task: string, handler: JobHandler<T>): void {
    if (this.handlers.has(task)) throw new Error(`two handlers for the job ${task}`);
    this.handlers.set(task, handler as JobHandler);
  }

  async start(): Promise<void> {
    this.runner = await run({
      pgPool: this.database.pool,
      taskList: this.taskList((error, task) =>
        this.logger.error(`${task} failed and will be tried again: ${String(error)}`),
      ),
      concurrency: 3,
      noHandleSignals: true,
      pollInterval: 1000,
      logger: silent,
    });
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
    await this.runner?.stop();
    this.runner = null;
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
