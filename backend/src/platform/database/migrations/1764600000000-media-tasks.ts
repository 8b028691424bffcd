import type { MigrationInterface, QueryRunner } from 'typeorm';

const MEDIA_TASKS = `
  create table media_tasks (
    id uuid primary key,
    task text not null,
    subject text not null,
    owner_id uuid not null,
    kind text not null check (kind in ('video', 'image')),
    seconds real,
    lane text check (lane in ('any', 'short')),
    failures integer not null default 0,
    not_before timestamptz not null default now(),
    created_at timestamptz not null default now(),
    unique (task, subject)
  );
  comment on column media_tasks.owner_id is 'the creator whose turn it uses up';
  comment on column media_tasks.seconds is 'video to encode; null until it has been measured';
  comment on column media_tasks.lane is 'by which it is being worked on; null while it waits';
  create table media_turns (
    owner_id uuid primary key,
    last_turn timestamptz not null
  );
  alter table previews
    add column problem text,
    add column cut_after_seconds integer;
  update previews set problem = 'unreadable' where status = 'failed';
  alter table previews add constraint previews_say_why check ((status = 'failed') = (problem is not null));
  comment on column previews.problem is 'why there is no preview: a name of the domain, not a sentence';
  comment on column previews.cut_after_seconds is 'how much of a video it shows, when that is not all';
  alter table uploads
    add column received bigint not null default 0,
    add column touched_at timestamptz not null default now();
  comment on column uploads.received is 'bytes that had arrived when it was last looked, for reckoning with the disk';
  create index uploads_unfinished on uploads (touched_at) where finished_at is null and refusal is null;
  insert into media_tasks (id, task, subject, owner_id, kind, seconds)
    select gen_random_uuid(), 'preview', p.upload_id, u.creator_id, u.kind, case u.kind when 'image' then 0 end
    from previews p join uploads u on u.id = p.upload_id where p.status = 'pending' and u.kind is not null;
  insert into media_tasks (id, task, subject, owner_id, kind)
    select gen_random_uuid(), 'portfolio-video', id::text, creator_id, 'video'
    from portfolio_items where status = 'processing';`;

/** What waited as jobs of their own waits in the table from now on. */
const END_OLD_JOBS = `
  do $$ begin
    if to_regclass('graphile_worker.jobs') is not null then
      perform graphile_worker.complete_jobs(array(
        select id from graphile_worker.jobs
        where task_identifier in ('make-preview', 'make-portfolio-video') and locked_at is null));
    end if;
  end $$`;

export class MediaTasks1764600000000 implements MigrationInterface {
  readonly name = 'MediaTasks1764600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MEDIA_TASKS);
    await runner.query(END_OLD_JOBS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
