import type { MigrationInterface, QueryRunner } from 'typeorm';

const WEBHOOKS = `
  create table webhook_endpoints (
    id uuid primary key,
    user_id uuid not null references users (id),
    url text not null,
    description text not null,
    event_types text[] not null,
    enabled boolean not null default true,
    off_reason text check (off_reason in ('gone', 'failing')),
    secret bytea not null,
    old_secret bytea,
    old_secret_until timestamptz,
    failing_since timestamptz,
    next_due_at timestamptz,
    lease uuid,
    lease_until timestamptz,
    created_at timestamptz not null default now(),
    check ((old_secret is null) = (old_secret_until is null)),
    check ((lease is null) = (lease_until is null))
  );
  create index on webhook_endpoints (user_id);
  create index on webhook_endpoints (next_due_at) where enabled and next_due_at is not null;
  comment on column webhook_endpoints.secret is 'encrypted: it has to be known to sign';
  comment on column webhook_endpoints.off_reason is 'why we turned it off; null when its owner did';
  comment on column webhook_endpoints.failing_since is 'the first failure after which nothing was delivered';
  comment on column webhook_endpoints.next_due_at is 'when to look for its next delivery; never later than the first of them';
  comment on column webhook_endpoints.lease is 'held by the one server that is sending to it, until lease_until';

  create table webhook_events (
    id text primary key check (id like 'evt\\_%'),
    user_id uuid not null,
    type text not null,
    booking_id uuid references bookings (id),
    body text not null,
    created_at timestamptz not null default now()
  );
  create index on webhook_events (user_id);
  create index on webhook_events (booking_id);
  create index on webhook_events (created_at);
  comment on column webhook_events.user_id is 'no reference, so that a change of a booking never waits for a user’s row';
  comment on column webhook_events.body is 'the very bytes that are signed and sent, at each attempt the same';

  create table webhook_deliveries (
    id uuid primary key,
    event_id text not null references webhook_events (id) on delete cascade,
    endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
    status text not null default 'pending' check (status in ('pending', 'delivered', 'failed')),
    attempts integer not null default 0,
    round_began_at timestamptz,
    round_attempts integer not null default 0,
    next_attempt_at timestamptz,
    failure text,
    answered_with integer,
    created_at timestamptz not null default date_trunc('milliseconds', now()),
    unique (event_id, endpoint_id),
    check ((status = 'pending') = (next_attempt_at is not null))
  );
  create index on webhook_deliveries (endpoint_id, created_at desc, id desc);
  create index on webhook_deliveries (endpoint_id, next_attempt_at) where status = 'pending';
  comment on column webhook_deliveries.round_began_at is 'the first attempt since it was made or sent again; retries are planned from there';

  create table webhook_attempts (
    delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
    number integer not null,
    at timestamptz not null,
    failure text,
    answered_with integer,
    answer text,
    took_ms integer not null,
    primary key (delivery_id, number)
  );
  comment on column webhook_attempts.answer is 'the beginning of what was answered';`;

export class Webhooks1765600000000 implements MigrationInterface {
  readonly name = 'Webhooks1765600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WEBHOOKS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
