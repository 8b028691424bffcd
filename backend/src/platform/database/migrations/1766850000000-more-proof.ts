import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bookings that were judged before say less; they are judged again in the background (`proof`). */
const MORE_PROOF = `
  alter table booking_proof
    add column judged_as smallint not null default 0,
    add column done_at timestamptz,
    add column first_time boolean,
    add column delivery_minutes double precision,
    add column finished_at timestamptz,
    add column accepted boolean;
  comment on column booking_proof.judged_as is 'the version of the definitions it was judged by';
  comment on column booking_proof.done_at is 'when it was completed by the word of the brand or its silence';
  comment on column booking_proof.first_time is 'whether it was completed without a counted revision';
  comment on column booking_proof.delivery_minutes is 'from the start of production to the first version; null where none came';
  comment on column booking_proof.finished_at is 'when it was over with work done or missed; null where it ended without the creator''s doing';
  comment on column booking_proof.accepted is 'whether it was completed with half of the money or more for the creator';
  -- A server of the version before goes on writing what it knows.
  create index booking_proof_to_judge on booking_proof (booking_id) where judged_as < 1 or (done and done_at is null);
  create index booking_proof_recent on booking_proof (creator_id, greatest(delivered_at, answered_at, done_at, finished_at));

  alter table creator_proof
    add column deliveries int not null default 0,
    add column delivery_days double precision not null default 0,
    add column completed int not null default 0,
    add column first_time int not null default 0,
    add column brands int not null default 0,
    add column returning_brands int not null default 0,
    add column answered_in_day int not null default 0,
    add column finished int not null default 0,
    add column accepted int not null default 0;
  comment on column creator_proof.answered_in_day is 'of answers, those within 24 hours';
  comment on column creator_proof.finished is 'bookings of 12 months that are over with work done or missed';
  comment on column creator_proof.accepted is 'of finished, those completed with half of the money or more for the creator';`;

export class MoreProof1766850000000 implements MigrationInterface {
  readonly name = 'MoreProof1766850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MORE_PROOF);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
