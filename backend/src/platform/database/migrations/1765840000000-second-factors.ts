import type { MigrationInterface, QueryRunner } from 'typeorm';

const SECOND_FACTORS = `
  create table one_time_codes (
    user_id uuid primary key references users,
    secret text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    created_at timestamptz not null default now()
  );
  comment on column one_time_codes.secret is 'encrypted with a key of the server';
  comment on column one_time_codes.last_step is 'the time step of the code that was used last: none is used twice';
  create table recovery_codes (
    user_id uuid not null references users,
    code_hash text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    primary key (user_id, code_hash)
  );
  create table pending_sign_ins (
    id uuid primary key,
    user_id uuid not null references users,
    user_agent text,
    is_new_device boolean not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz
  );
  comment on table pending_sign_ins is 'the first factor was right, the second one is missing; real time';
  create index pending_sign_ins_of_user on pending_sign_ins (user_id);
  create table factor_removals (
    user_id uuid primary key references users,
    asked_at timestamptz not null default now(),
    effective_at timestamptz not null
  );
  alter table email_tokens drop constraint email_tokens_purpose_check,
    add constraint email_tokens_purpose_check check (purpose in ('verify', 'reset', 'change', 'undo', 'factors'));`;

export class SecondFactors1765840000000 implements MigrationInterface {
  readonly name = 'SecondFactors1765840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SECOND_FACTORS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
