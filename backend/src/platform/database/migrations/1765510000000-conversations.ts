import type { MigrationInterface, QueryRunner } from 'typeorm';

const PARTY = `text not null check (party in ('brand', 'creator'))`;

const CONVERSATIONS = `
  create table conversations (
    id uuid primary key,
    creator_id uuid not null references creators (id),
    booking_id uuid unique references bookings (id),
    package_id uuid,
    asker_name text,
    asker_email text,
    asker_email_key text,
    asker_user_id uuid,
    asker_guest_id uuid,
    created_at timestamptz not null,
    opened_at timestamptz,
    last_seq int not null default 0,
    last_at timestamptz not null,
    check (booking_id is not null or asker_email_key is not null)
  );
  create index conversations_of_creator on conversations (creator_id, last_at);
  create index conversations_of_asker on conversations (asker_email_key) where asker_email_key is not null;
  create index conversations_of_asking_user on conversations (asker_user_id) where asker_user_id is not null;
  create index conversations_of_asking_guest on conversations (asker_guest_id) where asker_guest_id is not null;
  comment on table conversations is 'what two people say to each other: about a booking, or before there is one';
  comment on column conversations.asker_email_key is 'who wrote to the creator before there was a booking; with one, the booking says who its brand is';
  comment on column conversations.opened_at is 'when the asker’s address was shown to be theirs; until then nobody sees it';

  create table messages (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    seq int not null,
    party ${PARTY},
    body text not null,
    key text,
    created_at timestamptz not null,
    edited_at timestamptz,
    unique (conversation_id, seq),
    unique (conversation_id, party, key)
  );
  comment on column messages.seq is 'from 1 without gaps, in the order in which they were kept';
  comment on column messages.key is 'the sender’s own name of it: what is sent twice is kept once';

  create table message_attachments (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    message_id uuid references messages (id) on delete cascade,
    position int not null default 0,
    party ${PARTY},
    kind text not null check (kind in ('picture', 'pdf')),
    name text not null,
    size int not null,
    storage_key text not null,
    created_at timestamptz not null default now()
  );
  create index attachments_of_message on message_attachments (message_id) where message_id is not null;
  create index attachments_waiting on message_attachments (conversation_id, created_at) where message_id is null;

  create table conversation_reads (
    conversation_id uuid not null references conversations (id) on delete cascade,
    party ${PARTY},
    seq int not null,
    at timestamptz not null,
    primary key (conversation_id, party)
  );
  comment on table conversation_reads is 'up to which message each side has read';

  create table conversation_blocks (
    conversation_id uuid not null references conversations (id) on delete cascade,
    party ${PARTY},
    at timestamptz not null,
    primary key (conversation_id, party)
  );
  comment on column conversation_blocks.party is 'who blocked the other. Not by address: of a booking it is only what somebody typed';

  create table conversation_reports (
    id uuid primary key,
    conversation_id uuid not null references conversations (id) on delete cascade,
    party ${PARTY},
    reason text not null check (reason in ('spam', 'off_platform', 'harassment', 'other')),
    note text,
    last_seq int not null,
    created_at timestamptz not null,
    handled_at timestamptz,
    handled_by uuid
  );
  create index open_reports on conversation_reports (created_at) where handled_at is null;
  create index reports_of_conversation on conversation_reports (conversation_id);
  comment on column conversation_reports.last_seq is 'the newest message when it was reported';`;

/** Bookings from before have their conversation too. */
const OF_BOOKINGS = `
  insert into conversations (id, creator_id, booking_id, created_at, opened_at, last_at)
  select gen_random_uuid(), b.creator_id, b.id, b.created_at, b.created_at, b.created_at from bookings b`;

export class Conversations1765510000000 implements MigrationInterface {
  readonly name = 'Conversations1765510000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const script of [CONVERSATIONS, OF_BOOKINGS]) await runner.query(script);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
