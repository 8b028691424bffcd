import type { MigrationInterface, QueryRunner } from 'typeorm';

const REMINDERS = `
  alter table bookings add column reminded integer not null default 0;
  comment on column bookings.reminded is 'how many of the stage’s reminders have been sent';
  alter table booking_deadlines add column remind_at timestamptz;
  drop index booking_deadlines_due;
  create index booking_deadlines_next on booking_deadlines (least(due_at, remind_at));`;

const MONEY = `
  alter table bookings add column failed_refunds text[] not null default '{}';
  comment on column bookings.failed_refunds is 'the provider’s ids of refunds that came back from the bank';
  create table provider_orders (
    key text primary key,
    booking_id uuid not null references bookings,
    kind text not null check (kind in ('refund', 'transfer', 'reversal')),
    attempt integer not null,
    amount_cents integer not null check (amount_cents > 0),
    source_id text not null,
    account_id text,
    status text not null default 'placed' check (status in ('placed', 'done', 'refused')),
    provider_id text unique,
    refusal text,
    placed_at timestamptz not null default now(),
    ended_at timestamptz
  );
  comment on table provider_orders is 'what the payment provider is told to move; key and amount never change, so that a repeat is the same call';
  comment on column provider_orders.source_id is 'the intent or transfer it is taken from';
  create index provider_orders_of_booking on provider_orders (booking_id, placed_at);
  create index provider_orders_open on provider_orders (placed_at) where status <> 'done';
  insert into provider_orders (key, booking_id, kind, attempt, amount_cents, source_id, status, provider_id, placed_at, ended_at)
    select m.idempotency_key, a.booking_id, m.kind, a.number, m.amount, m.intent_id, 'done', m.id, m.created_at, m.created_at
    from sandbox.movements m join payment_attempts a on a.intent_id = m.intent_id;
  alter table ledger_postings add column attempt integer;
  comment on column ledger_postings.attempt is 'the payment attempt whose money it is; null in rows older than this column';
  create table payout_accounts (
    creator_id uuid primary key references creators,
    account_id text not null unique,
    transfers_active boolean not null default false,
    payouts_enabled boolean not null default false,
    details_submitted boolean not null default false,
    missing text[] not null default '{}',
    checked_at timestamptz,
    created_at timestamptz not null default now()
  );
  comment on table payout_accounts is 'a creator’s account at the payment provider, as it was when last asked';
  create table held_money_reports (
    booking_id uuid not null references bookings,
    days integer not null,
    reported_at timestamptz not null default now(),
    primary key (booking_id, days)
  );
  comment on table held_money_reports is 'after how many days of holding a booking’s money the admins were told';
  alter table provider_events drop column event;
  alter table provider_events add column subject text not null default 'payment'
    check (subject in ('payment', 'transfer', 'account', 'other'));
  comment on column provider_events.object_id is 'the provider’s id of the subject';`;

/** The sandbox learns what the real provider can do besides. */
const SANDBOX = `
  alter table sandbox.intents add column fee integer, add column card text, drop column last_error;
  comment on column sandbox.intents.card is 'how the test card behaves later; never its number';
  alter table sandbox.movements drop constraint movements_kind_check;
  alter table sandbox.movements add constraint movements_kind_check check (kind in ('refund', 'transfer', 'reversal'));
  alter table sandbox.movements add column booking_id text, add column source_id text,
    add column status text not null default 'sent' check (status in ('sent', 'failed'));
  update sandbox.movements m set booking_id = i.metadata->>'bookingId' from sandbox.intents i where i.id = m.intent_id;
  alter table sandbox.movements alter column booking_id set not null;
  create index movements_of_booking on sandbox.movements (booking_id);
  create index movements_of_intent on sandbox.movements (intent_id);
  create table sandbox.disputes (
    id text primary key,
    intent_id text not null references sandbox.intents,
    amount integer not null,
    fee integer not null,
    status text not null check (status in ('open', 'won', 'lost')),
    created_at timestamptz not null default now()
  );
  create index disputes_of_intent on sandbox.disputes (intent_id);
  create table sandbox.accounts (
    id text primary key,
    creator_id text not null unique,
    created_at timestamptz not null default now()
  );
  insert into sandbox.accounts (id, creator_id)
    select distinct destination, substr(destination, length('acct_sandbox_') + 1) from sandbox.movements
    where destination is not null;
  insert into payout_accounts (creator_id, account_id, transfers_active, payouts_enabled, details_submitted)
    select c.id, a.id, true, true, true from sandbox.accounts a join creators c on c.id::text = a.creator_id;
  alter table sandbox.events add column subject text not null default 'payment_intent';`;

export class WholeLifecycle1763900000000 implements MigrationInterface {
  readonly name = 'WholeLifecycle1763900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const script of [REMINDERS, MONEY, SANDBOX]) await runner.query(script);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
