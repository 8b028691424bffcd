/** Apart from all other turns that are taken in the database. */
export const KEY_TURNS = 7246117;

/**
 * Holds the jobs that wait under these keys until the transaction ends; those that were given up are told. The library writes jobs in an order
 * of its own, and two transactions that replace each other's would wait for each other: so each has its turn at the keys first, which all take
 * in one order. Then it holds the jobs: the library lets one that runs keep its place without the key and adds the new one, and would add none
 * where one begins between these two. A function, because each of its statements sees what was committed before it: a job as well that was
 * added while the turn was waited for. Each key is looked for by itself (`offset 0`): PostgreSQL would read all jobs that wait instead, which
 * may be very many.
 *
 * One that does something else gets another name: a server of this version that starts beside a newer one makes this one again.
 */
const HOLD_JOBS = `
  create or replace function hold_jobs(keys text[]) returns bigint[] language plpgsql as $hold$
  begin
    perform pg_advisory_xact_lock(turn) from (
      select distinct hashtextextended(key, ${KEY_TURNS}) as turn from unnest(keys) key order by turn
    ) turns;
    return array(
      select held.id from unnest(keys) wanted (key) cross join lateral (
        select id, attempts >= max_attempts and locked_at is null as is_given_up from graphile_worker._private_jobs
        where key = wanted.key offset 0 for update
      ) held where is_given_up
    );
  end $hold$;`;

/**
 * What the job library keeps to itself and the product needs all the same: which booking a job is about (the public view
 * shows no payload), who has locked jobs and queues (its function that unlocks wants their names, and no function tells
 * them), and the rows of jobs that wait under a key, to hold them. Here alone its private tables are named. An upgrade of the
 * library that changes them fails where these views are made, at the start and not later. They can't be a migration, because
 * ours run before the library has its tables.
 *
 * Where a newer version has added columns they stay as it made them: no view can lose any, and this version has to start after
 * somebody went back to it.
 */
export const JOB_VIEWS = `
  select pg_advisory_xact_lock(7246116);
  ${HOLD_JOBS}
  do $$
  begin
    create or replace view job_details as
      select id, payload, attempts, max_attempts, run_at, locked_at, locked_by from graphile_worker._private_jobs;
    create or replace view job_queue_locks as
      select queue_name, locked_by from graphile_worker._private_job_queues where locked_by is not null;
    create or replace view left_queue_locks as
      select queue_name, locked_by, locked_at from graphile_worker._private_job_queues queue
      where locked_by is not null and not exists (
        select from graphile_worker._private_jobs where job_queue_id = queue.id and locked_by is not null
      );
  exception when invalid_table_definition then
    if not exists (
      select from (values ('job_details', 7), ('job_queue_locks', 2), ('left_queue_locks', 3)) ours (name, columns)
      where (select count(*) from pg_attribute where attrelid = to_regclass(name) and attnum > 0) > columns
    ) then
      raise;
    end if;
  end $$;`;
