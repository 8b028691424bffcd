import type { Pool, PoolClient } from 'pg';

/** Any number, the same on every server: the first half of the locks by which servers show that they live. */
const LIFE_SIGN = 7_246_114;

const RELEASE = `
  select graphile_worker.force_unlock_workers(array(
    select locked.by from (
      select locked_by as by from graphile_worker._private_jobs where locked_by is not null
      union select locked_by from graphile_worker._private_job_queues where locked_by is not null
    ) locked
    where not exists (
      select from job_workers w
        join pg_locks l on l.locktype = 'advisory' and l.classid = ${LIFE_SIGN} and l.objid = w.server and l.granted
        join pg_database d on d.oid = l.database and d.datname = current_database()
      where w.id = locked.by
    )
  ))`;

/**
 * Knows which workers live. A worker that dies with its server leaves its jobs locked, and the library gives them
 * back only after hours; here a lock is worth something only while the connection of its server stands.
 */
export class WorkerRegistry {
  private lifeline: PoolClient | null = null;
  private server = 0;

  constructor(private readonly pool: Pool) {}

  /** Shows that this server lives, for as long as its connection does. */
  async open(): Promise<void> {
    this.lifeline = await this.pool.connect();
    const { rows } = await this.lifeline.query<{ server: number }>(
      `select nextval('job_servers')::int as server`,
    );
    this.server = rows[0]?.server ?? 0;
    await this.lifeline.query('select pg_advisory_lock($1, $2)', [LIFE_SIGN, this.server]);
  }

  /** @param lockedBy the name in which this server locks jobs */
  async register(lockedBy: string): Promise<void> {
    await this.pool.query('insert into job_workers (id, server) values ($1, $2)', [lockedBy, this.server]);
  }

  /** Gives back what workers without a living server have locked. Jobs may run twice and are made for it. */
  async releaseTheDead(): Promise<void> {
    await this.pool.query(RELEASE);
  }

  async close(): Promise<void> {
    if (!this.lifeline) return;
    await this.pool.query('delete from job_workers where server = $1', [this.server]);
    await this.lifeline.query('select pg_advisory_unlock_all()');
    this.lifeline.release();
    this.lifeline = null;
  }
}
