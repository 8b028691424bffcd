import { AsyncLocalStorage } from 'node:async_hooks';

/** What work is being done, for the lines that are logged meanwhile. */
export interface WorkContext {
  /** The request that the work began with; a job's is that of the request that left it. */
  requestId?: string;
  jobId?: string;
  task?: string;
  /** How often the job has been tried, this time included. */
  attempt?: number;
}

const storage = new AsyncLocalStorage<WorkContext>();

export const currentWork = (): WorkContext | undefined => storage.getStore();

/** Everything that `work` starts, and awaits, is part of this work. */
export const asPartOf = <T>(context: WorkContext, work: () => T): T => storage.run(context, work);
