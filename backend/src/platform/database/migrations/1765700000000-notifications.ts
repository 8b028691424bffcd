import type { MigrationInterface, QueryRunner } from 'typeorm';

const NOTIFICATIONS = `
  create table notifications (
    id uuid primary key,
    event_id text not null,
    recipient text not null,
    party text not null check (party in ('brand', 'creator', 'admin')),
    user_id uuid references users (id),
    guest_id uuid references guests (id),
    email_key text,
    booking_id uuid,
    conversation_id uuid,
    group_id uuid not null generated always as (coalesce(booking_id, conversation_id, id)) stored,
    reason text not null,
    title text not null,
    path text not null,
    times integer not null default 1,
    at timestamptz not null,
    created_at timestamptz not null default now(),
    read_at timestamptz,
    done_at timestamptz,
    mailed_at timestamptz,
    mailed_times integer not null default 0,
    unique (event_id, recipient)
  );
  comment on column notifications.booking_id is 'not a foreign key: telling of a message must not wait for the lock of its booking';
  comment on column notifications.recipient is 'the party, or for an admin which one: an event is told to each once';
  comment on column notifications.email_key is 'of a brand: whoever has proven the address may read it';
  comment on column notifications.group_id is 'what is folded together';
  comment on column notifications.times is 'how many messages it stands for';
  comment on column notifications.at is 'the product''s time; the other moments are real';
  comment on column notifications.done_at is 'when the booking left the state that asked for something';
  comment on column notifications.mailed_at is 'when the last email about these messages was written';
  comment on column notifications.mailed_times is 'how many messages an email has told of';
  create index notifications_of_user on notifications (user_id) where user_id is not null;
  create index notifications_of_guest on notifications (guest_id) where guest_id is not null;
  create index notifications_of_address on notifications (email_key) where email_key is not null;
  create index notifications_of_booking on notifications (booking_id) where booking_id is not null;
  create index notifications_by_age on notifications (created_at);
  create index notifications_of_conversation on notifications (conversation_id, recipient) where conversation_id is not null;
  create unique index notifications_unread_message on notifications (conversation_id, recipient)
    where reason = 'message' and read_at is null;

  create table notification_choices (
    user_id uuid references users (id),
    email_key text,
    reason text not null,
    email boolean not null,
    push boolean,
    check ((user_id is null) <> (email_key is null)),
    check ((user_id is null) = (push is null))
  );
  comment on table notification_choices is 'of an account, or of an address that unsubscribed by a link; without a row the usual holds';
  create unique index notification_choices_of_user on notification_choices (user_id, reason) where user_id is not null;
  create unique index notification_choices_of_address on notification_choices (email_key, reason) where email_key is not null;

  alter table mails add column unsubscribe text;
  comment on column mails.unsubscribe is 'the address by which a mail program unsubscribes its reader; null where that can''t be';`;

export class Notifications1765700000000 implements MigrationInterface {
  readonly name = 'Notifications1765700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NOTIFICATIONS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
