import type { MigrationInterface, QueryRunner } from 'typeorm';

// As they were when this was released, whatever the domain says now: see import rule migrations-stand-still.
const BOOKING_FLOWS = ['pay_first', 'approve_first'];
const BOOKING_STAGES = [
  'unpaid',
  'requested',
  'accepted',
  'securing',
  'producing',
  'revising',
  'in_review',
  'completed',
  'contestable',
  'disputed',
  'declined',
  'withdrawn',
  'cancelled',
  'payment_expired',
  'request_expired',
  'not_delivered',
  'refunded',
];
const ESCROW_STATES = [
  'pending',
  'authorized',
  'held',
  'voided',
  'released',
  'split',
  'refunded',
  'charged_back.held',
  'charged_back.released',
  'charged_back.split',
  'charged_back.refunded',
  'lost',
];
const LEDGER_ACCOUNTS = [
  'processor_clearing',
  'escrow',
  'creator_payable',
  'refunds_owed',
  'platform_fees',
  'processor_fees',
  'chargebacks',
  'losses',
];
const MAX_AMOUNT_CENTS = 10_000_000;

const oneOf = (column: string, words: readonly string[]): string =>
  `${column} text not null check (${column} in (${words.map((word) => `'${word}'`).join(', ')}))`;

const PEOPLE = `
  create table users (
    id uuid primary key,
    email text not null,
    email_key text not null unique,
    password_hash text,
    first_name text not null,
    last_name text not null,
    email_verified_at timestamptz,
    is_admin boolean not null default false,
    created_at timestamptz not null default now()
  );
  create table sessions (
    id uuid primary key,
    user_id uuid not null references users,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  );
  create index sessions_user on sessions (user_id);
  create table email_tokens (
    id uuid primary key,
    user_id uuid not null references users,
    purpose text not null check (purpose in ('verify', 'reset')),
    token_hash text not null unique,
    code_hash text not null,
    attempts integer not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  comment on column email_tokens.attempts is 'how often a code was tried; in real time like everything about sessions';
  create index email_tokens_of_user on email_tokens (user_id, purpose, created_at desc);
  create table guests (
    id uuid primary key,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz
  );
  create table creators (
    id uuid primary key,
    user_id uuid not null unique references users,
    username text not null,
    username_key text not null constraint creators_username_key unique,
    display_name text not null,
    bio text,
    category text,
    instagram_username text,
    profile_image_key text,
    ${oneOf('booking_flow', BOOKING_FLOWS)},
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );`;

const CATALOG = `
  create table packages (
    id uuid primary key,
    creator_id uuid not null references creators,
    tier text not null,
    name text not null,
    description text not null,
    price_cents integer check (price_cents between 0 and ${MAX_AMOUNT_CENTS}),
    delivery_time text not null,
    revisions integer check (revisions >= 0),
    includes text not null,
    emoji text not null,
    content_format text,
    usage_rights text,
    what_included text,
    position integer not null,
    created_at timestamptz not null default now(),
    deleted_at timestamptz
  );
  comment on column packages.revisions is 'null means unlimited';
  create index packages_of_creator on packages (creator_id, position) where deleted_at is null;
  create table portfolio_items (
    id uuid primary key,
    creator_id uuid not null references creators,
    title text not null,
    type text not null check (type in ('photo', 'video')),
    duration text,
    image_key text not null,
    video_key text,
    position integer not null,
    created_at timestamptz not null default now()
  );
  create index portfolio_of_creator on portfolio_items (creator_id, position);`;

const BOOKINGS = `
  create table bookings (
    id uuid primary key,
    creator_id uuid not null references creators,
    package_id uuid not null references packages,
    brand_user_id uuid references users,
    guest_id uuid references guests,
    ${oneOf('flow', BOOKING_FLOWS)},
    ${oneOf('stage', BOOKING_STAGES)},
    ${oneOf('escrow', ESCROW_STATES)},
    amount_cents integer not null check (amount_cents between 1 and ${MAX_AMOUNT_CENTS}),
    fee_bps integer not null check (fee_bps between 0 and 10000),
    delivery_days integer not null,
    revisions_left integer check (revisions_left >= 0),
    attempt integer not null,
    authorization_expires_at timestamptz,
    open_chargeback text,
    closed_chargebacks text[] not null,
    refund_delayed boolean not null,
    due_at timestamptz,
    version integer not null,
    package jsonb not null,
    addons jsonb not null,
    brand_name text not null,
    contact_email text not null,
    contact_email_key text not null,
    project_description text not null,
    additional_notes text,
    script_url text,
    created_at timestamptz not null,
    revision integer not null default 1
  );
  comment on column bookings.package is 'the package as it was when booked; later edits never change a deal';
  comment on column bookings.revision is 'counts writes; a stale writer is refused';
  create index bookings_of_creator on bookings (creator_id, created_at desc, id desc);
  create index bookings_of_email on bookings (contact_email_key, created_at desc, id desc);
  create index bookings_of_guest on bookings (guest_id, created_at desc, id desc);
  create index bookings_of_brand_user on bookings (brand_user_id, created_at desc, id desc);
  create table booking_deadlines (
    booking_id uuid primary key references bookings,
    due_at timestamptz not null,
    try_at timestamptz not null default '-infinity',
    failures integer not null default 0
  );
  comment on column booking_deadlines.try_at is 'real time before which a deadline that failed is left alone';
  create index booking_deadlines_due on booking_deadlines (due_at);
  create table booking_history (
    id bigint generated always as identity primary key,
    booking_id uuid not null references bookings,
    event text not null,
    actor text not null,
    actor_id uuid,
    from_stage text,
    to_stage text not null,
    from_escrow text,
    to_escrow text not null,
    at timestamptz not null,
    note text,
    content_hash text not null
  );
  create index booking_history_of_booking on booking_history (booking_id, id);
  create table idempotency_keys (
    scope text not null,
    key text not null,
    request_hash text not null,
    answer jsonb not null,
    created_at timestamptz not null default now(),
    primary key (scope, key)
  );`;

const DELIVERY = `
  create table uploads (
    id text primary key,
    booking_id uuid not null references bookings,
    creator_id uuid not null references creators,
    file_name text not null,
    size bigint not null check (size > 0),
    declared_type text not null,
    mime_type text,
    kind text check (kind in ('video', 'image')),
    sha256 text,
    storage_key text,
    refusal text,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  );
  create index uploads_of_booking on uploads (booking_id, created_at);
  create table submissions (
    id uuid primary key,
    booking_id uuid not null references bookings,
    version integer not null,
    status text not null,
    notes text,
    submitted_at timestamptz not null,
    unique (booking_id, version)
  );
  create table submission_files (
    id uuid primary key,
    submission_id uuid not null references submissions,
    upload_id text not null references uploads,
    position integer not null,
    unique (submission_id, upload_id)
  );
  create index submission_files_of_upload on submission_files (upload_id);
  create table previews (
    upload_id text primary key references uploads,
    status text not null check (status in ('pending', 'ready', 'failed')),
    preview_key text,
    preview_type text,
    poster_key text,
    created_at timestamptz not null default now()
  );`;

const MONEY = `
  create table payment_attempts (
    booking_id uuid not null references bookings,
    number integer not null,
    intent_id text unique,
    client_secret text,
    capture_method text not null check (capture_method in ('manual', 'automatic')),
    amount_cents integer not null,
    created_at timestamptz not null default now(),
    primary key (booking_id, number)
  );
  create table provider_events (
    id text primary key,
    type text not null,
    object_id text not null,
    booking_id uuid references bookings,
    event jsonb,
    status text not null check (status in ('applied', 'waiting', 'ignored')),
    received_at timestamptz not null default now()
  );
  comment on column provider_events.status is 'waiting: not foreseen by the stage, offered again after every later change';
  create index provider_events_waiting on provider_events (booking_id) where status = 'waiting';
  create table ledger_postings (
    id uuid primary key,
    key text not null unique,
    booking_id uuid not null references bookings,
    step text not null,
    at timestamptz not null
  );
  create index ledger_postings_of_booking on ledger_postings (booking_id);
  create table ledger_entries (
    id bigint generated always as identity primary key,
    posting_id uuid not null references ledger_postings,
    ${oneOf('account', LEDGER_ACCOUNTS)},
    creator_id uuid references creators,
    amount_cents bigint not null check (amount_cents <> 0)
  );
  comment on column ledger_entries.amount_cents is 'positive is a debit, negative a credit';
  create index ledger_entries_of_posting on ledger_entries (posting_id);
  create index ledger_entries_of_creator on ledger_entries (creator_id, account) where creator_id is not null;

  create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
  begin
    if (select sum(amount_cents) from ledger_entries where posting_id = new.posting_id) <> 0 then
      raise exception 'ledger posting % does not balance', new.posting_id using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger ledger_posting_balances after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_unbalanced_posting();

  create function refuse_change() returns trigger language plpgsql as $$
  begin
    raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
  end $$;
  create trigger ledger_postings_append_only before update or delete or truncate on ledger_postings
    for each statement execute function refuse_change();
  create trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
    for each statement execute function refuse_change();
  create trigger booking_history_append_only before update or delete or truncate on booking_history
    for each statement execute function refuse_change();`;

/** The built-in stand-in for a payment provider keeps its own books, apart from the product's. */
const SANDBOX = `
  create schema sandbox;
  create table sandbox.intents (
    id text primary key,
    client_secret text not null,
    idempotency_key text not null unique,
    amount integer not null,
    currency text not null,
    capture_method text not null,
    status text not null,
    amount_received integer not null default 0,
    metadata jsonb not null,
    authorization_expires_at timestamptz,
    last_error text,
    created_at timestamptz not null default now()
  );
  create table sandbox.movements (
    id text primary key,
    kind text not null check (kind in ('refund', 'transfer')),
    intent_id text not null references sandbox.intents,
    idempotency_key text not null unique,
    amount integer not null,
    destination text,
    created_at timestamptz not null default now()
  );
  create table sandbox.events (
    id text primary key,
    type text not null,
    object_id text not null,
    created_at timestamptz not null default now()
  );`;

const PLATFORM = `
  create table product_clock (
    only_row boolean primary key default true check (only_row),
    offset_seconds bigint not null default 0
  );
  insert into product_clock default values;
  create sequence job_servers as integer cycle;
  create table job_workers (
    id text primary key,
    server integer not null
  );
  comment on table job_workers is 'which server a worker of the outbox belongs to; the server holds a lock while it lives';
  create table secrets (
    name text primary key,
    value text not null
  );
  create table mails (
    id uuid primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz
  );
  create index mails_newest on mails (created_at desc);`;

export class FirstTables1763700000000 implements MigrationInterface {
  readonly name = 'FirstTables1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const script of [PLATFORM, PEOPLE, CATALOG, BOOKINGS, DELIVERY, MONEY, SANDBOX]) {
      await runner.query(script);
    }
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
