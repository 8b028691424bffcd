import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { currentWork } from '../logging/work-context.js';
import { PRODUCT_TIME } from './product-time.js';

/** A value that can stand for a statement's parameter. */
export type Parameter =
  string | number | boolean | Date | null | readonly (string | null)[] | readonly number[] | Buffer;

/** Something that runs statements: the pool for reading, or a transaction. */
export interface Statements {
  /**
   * Runs a statement under a name: PostgreSQL plans it once a connection and not again at each call.
   * The same name must always carry the same text.
   */
  rows<T extends QueryResultRow>(name: string, text: string, values?: readonly Parameter[]): Promise<T[]>;
  /** The first row, or null. */
  row<T extends QueryResultRow>(name: string, text: string, values?: readonly Parameter[]): Promise<T | null>;
}

/** Reads of one moment. */
export interface Snapshot extends Statements {
  /** The product's time, in milliseconds since 1970. */
  readonly now: number;
}

/** One transaction of one use case. */
export interface Transaction extends Statements {
  /** TypeORM's view of the same transaction. */
  manager(): EntityManager;
  /** The product's time at the start of the transaction, in milliseconds since 1970. */
  readonly now: number;
  /**
   * Leaves a row for the end of the transaction, where all that were left under this name are written by one statement, in their order;
   * nothing in the transaction sees it before. The same name must always carry the same text.
   * @param text takes the rows as one JSON array, `$1`: `json_to_recordset($1)`
   */
  leave(name: string, text: string, row: object): void;
  /**
   * Sends a statement of which nothing is needed, and doesn't wait for it. What comes after it sees what it did; when it fails, so does the
   * transaction.
   */
  send(name: string, text: string, values?: readonly Parameter[]): void;
  /** Puts a job into the outbox: it exists if, and only if, this transaction commits. */
  enqueue(task: string, payload: object, options?: JobOptions): Promise<void>;
}

interface JobOptions {
  /** A later job with the same key replaces one that waits. */
  key?: string;
  /** Earliest start, real time. */
  runAt?: Date;
  /** Jobs of one queue run one after the other. */
  queue?: string;
}

/** Statements that are run in this way. */
export function statementsOf(
  run: (config: { name: string; text: string; values: unknown[] }) => Promise<{ rows: unknown[] }>,
): Statements {
  const rows: Statements['rows'] = async <T>(name: string, text: string, values: readonly Parameter[] = []) =>
    (await run({ name, text, values: [...values] })).rows as T[];
  return { rows, row: async (name, text, values) => ((await rows(name, text, values))[0] ?? null) as never };
}

/**
 * All of a transaction's jobs at once; of several with one key, the last. One that was given up under the same key is done with: another takes
 * its place, and it would stay in the list of stuck work. Those that wait under the keys are held first (`hold_jobs`).
 */
const ADD_JOBS = `
  with wanted as (
    select distinct on (coalesce(j.key, left_job.place::text)) j.*, left_job.place
    from json_array_elements($1) with ordinality as left_job (row, place),
      json_to_record(left_job.row) as j (task text, payload json, queue text, "runAt" timestamptz, key text)
    order by coalesce(j.key, left_job.place::text), left_job.place desc
  ), given_up as (
    select hold_jobs(array(select key from wanted where key is not null)) as ids
  ), done_with as (
    select count(*) from given_up, graphile_worker.complete_jobs(ids) where ids <> '{}'
  )
  select from graphile_worker.add_jobs(array(
    select (w.task, w.payload, w.queue, w."runAt", (select 25 from done_with), w.key, null, null)::graphile_worker.job_spec
    from wanted w order by w.place))`;

/** A job's payload, with the request that leaves it where one does: `Jobs` takes that out again before anybody sees it. */
function withOrigin(payload: object): object {
  const requestId = currentWork()?.requestId;
  return requestId === undefined ? payload : { ...payload, _ctx: { requestId } };
}

/**
 * Stands among the tables of a statement that is its own transaction: nobody waits until it is on the disk, and a crash may undo it. For
 * counts and times of use, of which the last moments may be lost.
 */
export const UNHURRIED = `set_config('synchronous_commit', 'off', true) as unhurried`;

/** Rows as PostgreSQL reads them from JSON, which has no halves of characters. */
export const asJson = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

/**
 * The unit of work. Reaches for the pool behind TypeORM, which is an internal of its PostgreSQL driver:
 * only here, with the version pinned, and tested.
 */
@Injectable()
export class Database {
  private readonly reading: Statements;

  constructor(private readonly dataSource: DataSource) {
    this.reading = statementsOf((config) => this.pool.query(config));
    // A connection that breaks must not end the process. The pool listens only while a connection is idle, and a query only
    // while it runs; between the two, an error without a listener would be thrown. The next query fails and says why.
    const guarded = new WeakSet<object>();
    const guard = (client: PoolClient): void => {
      if (guarded.has(client)) return;
      guarded.add(client);
      client.on('error', () => undefined);
    };
    // Connections from before this line are met when they are taken again.
    this.pool.on('connect', guard).on('acquire', guard);
  }

  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  rows<T extends QueryResultRow>(name: string, text: string, values?: readonly Parameter[]): Promise<T[]> {
    return this.reading.rows<T>(name, text, values);
  }

  row<T extends QueryResultRow>(
    name: string,
    text: string,
    values?: readonly Parameter[],
  ): Promise<T | null> {
    return this.reading.row<T>(name, text, values);
  }

  /** Runs `work` in one transaction; whatever it throws rolls everything back. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.transactionAfter(
      () => Promise.resolve(),
      (tx) => work(tx),
    );
  }

  /**
   * The same with a read that doesn't need the time, which is sent together with the beginning.
   * @param read mostly locks what `work` decides about
   */
  transactionAfter<R, T>(
    read: (at: Statements) => Promise<R>,
    work: (tx: Transaction, read: R) => Promise<T>,
  ): Promise<T> {
    return this.within('start transaction', read, async (client, { statements, now, send }, before) => {
      const left = new Map<string, { text: string; rows: object[] }>();
      const jobs: object[] = [];
      const leave: Transaction['leave'] = (name, text, row) => {
        const known = left.get(name) ?? { text, rows: [] };
        known.rows.push(row);
        left.set(name, known);
      };
      const result = await work(
        {
          ...statements,
          manager: () => this.managerOf(client),
          now,
          leave,
          send,
          enqueue: (task, payload, { key, runAt, queue } = {}) => {
            jobs.push({ task, payload: withOrigin(payload), key, runAt, queue });
            return Promise.resolve();
          },
        },
        before,
      );
      for (const [name, { text, rows }] of left) send(name, text, [asJson(rows)]);
      // Last: nothing is waited for while their keys are held.
      if (jobs.length > 0) send('add-jobs', ADD_JOBS, [asJson(jobs)]);
      return result;
    });
  }

  /**
   * Runs reads that all see the same moment, whatever is committed between them. Nothing can be written.
   * Reading inside it by another connection means holding one and waiting for another: that may never end.
   */
  snapshot<T>(work: (at: Snapshot) => Promise<T>): Promise<T> {
    return this.within(
      'start transaction isolation level repeatable read, read only',
      () => Promise.resolve(),
      (_, { statements, now }) => work({ ...statements, now }),
    );
  }

  /** TypeORM's view of a transaction. It is told that one has begun, so that it begins none itself. */
  private managerOf(client: PoolClient): EntityManager {
    const runner = this.dataSource.createQueryRunner();
    return Object.assign(runner, { databaseConnection: client, isTransactionActive: true }).manager;
  }

  /**
   * Connections take statements before earlier ones are answered (`pipeline`), and PostgreSQL does one after the other. So beginning, reading
   * the time and a first read are one round trip, and so are the last statements and the commit, which becomes a rollback when one has failed.
   */
  private async within<R, T>(
    begin: string,
    read: (at: Statements) => Promise<R>,
    work: (client: PoolClient, open: Open, read: R) => Promise<T>,
  ): Promise<T> {
    const client = await this.pool.connect();
    const statements = statementsOf((config) => client.query(config));
    const sent: Promise<unknown>[] = [];
    let isLost = false;
    try {
      const begun = client.query(`${begin}; ${PRODUCT_TIME}`);
      const [results, before] = await allOf([begun, read(statements)]);
      const [, clock] = results as unknown as { rows: { now: string }[] }[];
      const send: Transaction['send'] = (...given) => {
        const done = statements.rows(...given);
        // It is looked at in the end.
        done.catch(() => undefined);
        sent.push(done);
      };
      const result = await work(client, { statements, send, now: Number(clock?.rows[0]?.now) }, before);
      await allOf([...sent, client.query('commit')]);
      return result;
    } catch (error) {
      // On a lost connection there is nothing to roll back.
      await client.query('rollback').catch(() => (isLost = true));
      // What failed first says what happened: all after it are refused for that.
      await allOf(sent);
      throw error;
    } finally {
      client.release(isLost);
    }
  }
}

/** A transaction that has begun. */
interface Open {
  statements: Statements;
  send: Transaction['send'];
  now: number;
}

/** Waits for all, whatever fails. @throws what the first of those that failed has thrown */
async function allOf<const T extends readonly Promise<unknown>[]>(
  all: T,
): Promise<{ -readonly [I in keyof T]: Awaited<T[I]> }> {
  const ended = await Promise.allSettled(all);
  const failed = ended.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
  return ended.map((one) => (one as PromiseFulfilledResult<unknown>).value) as never;
}

/** Whether an error is PostgreSQL's report that a unique index refused a row. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: name } = error as { code?: unknown; constraint?: unknown };
  return code === '23505' && (constraint === undefined || name === constraint);
}
