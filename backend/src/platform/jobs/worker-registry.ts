import { Logger } from '@nestjs/common';
import type { Pool, PoolClient } from 'pg';

/** Any number, the same on every server: the first half of the locks by which servers show that they are alive. */
const LIVENESS_LOCK = 7_246_114;
/** How soon a lost heartbeat connection is made again: other servers take the jobs of this one meanwhile. */
const RECONNECT_MS = 500;

const UNLOCK_ORPHANED = `
  select graphile_worker.force_unlock_workers(array(
    select locked.by from (
      select locked_by as by from job_details where locked_by is not null
      union select locked_by from job_queue_locks
    ) locked
    where not exists (
      select from job_workers w
        join pg_locks l on l.locktype = 'advisory' and l.classid = ${LIVENESS_LOCK} and l.objid = w.server and l.granted
        join pg_database d on d.oid = l.database and d.datname = current_database()
      where w.id = locked.by
    )
  ))`;

/**
 * A queue is locked and unlocked together with its job. When a connection is lost, a job may be done twice at once: by the runner that could
 * not be told that it lost it, and by its successor. The first to end takes the job away, and the library unlocks a queue only with its job:
 * the other's lock would stay for hours. A lock this young may have come after what this statement sees of the jobs.
 */
const UNLOCK_LEFT_QUEUES = `
  update left_queue_locks set locked_by = null, locked_at = null
  where locked_at < now() - interval '10 seconds'`;

/**
 * Knows which workers are alive. A worker that dies with its server leaves its jobs locked, and the library gives them
 * back only after hours; here a lock counts only while its server's heartbeat connection, which holds an advisory lock,
 * is open. When that connection is lost, it is made again and the workers are registered under it.
 */
export class WorkerRegistry {
  private readonly logger = new Logger('WorkerRegistry');
  private readonly workers = new Set<string>();
  /** Workers that have ended and still stand in the table. */
  private readonly gone = new Set<string>();
  private heartbeat: PoolClient | null = null;
  private server = 0;
  private isOpen = false;
  private reconnecting: NodeJS.Timeout | null = null;

  constructor(private readonly pool: Pool) {}

  /** Shows that this server is alive until `close`. */
  async open(): Promise<void> {
    this.isOpen = true;
    await this.connect();
  }

  /** @param lockedBy the name in which this server locks jobs */
  async register(lockedBy: string): Promise<void> {
    this.workers.add(lockedBy);
    await this.pool.query(REGISTER, [[lockedBy], this.server]);
  }

  /** The jobs that it still holds are given back with the next scan. */
  unregister(lockedBy: string): void {
    if (this.workers.delete(lockedBy)) this.gone.add(lockedBy);
  }

  /** Gives back what is locked and nobody does. Jobs may run twice and are made for it. */
  async unlockOrphanedJobs(): Promise<void> {
    const gone = [...this.gone];
    if (gone.length > 0) await this.pool.query('delete from job_workers where id = any($1::text[])', [gone]);
    for (const id of gone) this.gone.delete(id);
    await this.pool.query(UNLOCK_ORPHANED);
    await this.pool.query(UNLOCK_LEFT_QUEUES);
  }

  async close(): Promise<void> {
    this.isOpen = false;
    if (this.reconnecting) clearTimeout(this.reconnecting);
    const { heartbeat } = this;
    this.heartbeat = null;
    if (!heartbeat) return;
    // The lock goes with the connection; a row without its lock counts for nothing.
    await this.pool
      .query('delete from job_workers where server = $1', [this.server])
      .catch((error: unknown) => this.logger.warn(`the workers stay registered: ${String(error)}`));
    heartbeat.release(true);
  }

  private async connect(): Promise<void> {
    const client = await this.pool.connect();
    try {
      const { rows } = await client.query<{ server: number }>(`select nextval('job_servers')::int as server`);
      this.server = rows[0]?.server ?? 0;
      await client.query('select pg_advisory_lock($1, $2)', [LIVENESS_LOCK, this.server]);
      await client.query(REGISTER, [[...this.workers], this.server]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.heartbeat = client;
    for (const event of ['error', 'end'] as const) client.once(event, () => this.lost(client));
  }

  private lost(client: PoolClient): void {
    if (this.heartbeat !== client) return;
    this.heartbeat = null;
    client.release(true);
    this.reconnectSoon();
  }

  private reconnectSoon(): void {
    if (!this.isOpen) return;
    this.reconnecting = setTimeout(() => {
      this.connect().then(
        () => (this.isOpen ? undefined : this.close()),
        () => this.reconnectSoon(),
      );
    }, RECONNECT_MS);
  }
}

const REGISTER = `insert into job_workers (id, server) select unnest($1::text[]), $2
  on conflict (id) do update set server = excluded.server`;
