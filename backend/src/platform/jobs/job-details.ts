/**
 * What the job library keeps to itself and the product needs all the same: which booking a job is about (the public view
 * shows no payload), and who has locked jobs and queues (its function that unlocks wants their names, and no function tells
 * them). Here alone its private tables are named. An upgrade of the library that changes them fails where these views are
 * made, at the start and not later. They can't be a migration, because ours run before the library has its tables.
 *
 * Where a newer version has added columns they stay as it made them: no view can lose any, and this version has to start after
 * somebody went back to it.
 */
export const JOB_VIEWS = `
  select pg_advisory_xact_lock(7246116);
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
