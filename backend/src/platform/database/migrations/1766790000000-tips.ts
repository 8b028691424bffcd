import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIPS = `
  create table tips (
    id uuid primary key,
    creator_id uuid not null references creators,
    amount_cents integer not null check (amount_cents > 0),
    fee_bps integer not null check (fee_bps between 0 and 10000),
    email text,
    email_key text,
    name text,
    message text,
    asks_cardholder boolean not null default false,
    intent_id text unique,
    client_secret text,
    version integer not null default 0,
    stage text not null check (stage in ('created', 'paid', 'paid_out', 'refunded', 'charged_back', 'abandoned')),
    payout text not null default 'none' check (payout in ('none', 'due', 'placed', 'sent')),
    received boolean not null default false,
    abandoned_for text check (abandoned_for in ('time', 'card', 'amount', 'provider', 'creator')),
    charged_back_from text check (charged_back_from in ('paid', 'paid_out', 'refunded', 'abandoned')),
    open_chargeback text,
    closed_chargebacks text[] not null default '{}',
    chargeback_lost boolean not null default false,
    failed_refunds text[] not null default '{}',
    refund_delayed boolean not null default false,
    created_at timestamptz not null,
    paid_at timestamptz,
    changed_at timestamptz not null,
    next_at timestamptz,
    try_at timestamptz not null default now(),
    failures integer not null default 0,
    check ((stage = 'charged_back') = (charged_back_from is not null)),
    check (not (payout in ('placed', 'sent') and stage in ('refunded', 'created', 'abandoned')))
  );
  comment on table tips is 'gifts of money to creators; the id is the address of its page and can’t be guessed';
  comment on column tips.email is 'of the supporter, for the receipt; null once it is forgotten, as are name and message';
  comment on column tips.asks_cardholder is 'whether the bank is asked to confirm the cardholder (3-D Secure), whatever the card';
  comment on column tips.next_at is 'when the clock has something to say of it, by the product’s time';
  comment on column tips.try_at is 'real time; later than now after the clock’s event has failed';
  create index tips_of_creator on tips (creator_id, paid_at desc, id desc) where received;
  create index tips_created_of_creator on tips (creator_id) where stage = 'created';
  create index tips_next on tips (next_at) where next_at is not null;
  create index tips_of_email on tips (email_key) where email_key is not null;
  create index tips_personal on tips (changed_at) where email is not null;
  create table tip_events (
    id bigint generated always as identity primary key,
    tip_id uuid not null references tips,
    event text not null,
    actor text not null,
    facts jsonb not null,
    from_stage text not null,
    to_stage text not null,
    at timestamptz not null
  );
  comment on table tip_events is 'everything that has happened to a tip; names nobody';
  create index tip_events_of_tip on tip_events (tip_id, id);
  create trigger tip_events_append_only before update or delete or truncate on tip_events
    for each statement execute function refuse_change();
  create table tip_card_uses (
    tip_id uuid not null references tips,
    fingerprint text not null,
    creator_id uuid not null references creators,
    at timestamptz not null,
    primary key (tip_id, fingerprint)
  );
  comment on table tip_card_uses is 'which card was tried for which tip; the fingerprint is the payment provider’s and leads back to no number';
  create index tip_card_uses_lately on tip_card_uses (fingerprint, at);
  create table tip_failures (
    notice_id text primary key,
    creator_id uuid not null references creators,
    at timestamptz not null
  );
  comment on table tip_failures is 'payments that failed on a creator’s page, each by the provider’s notice of it';
  create index tip_failures_of_creator on tip_failures (creator_id, at);
  create table tip_challenges (
    creator_id uuid primary key references creators,
    until timestamptz not null
  );
  comment on table tip_challenges is 'until when the bank is asked for every tip on a page, by the product’s time';`;

/** Every posting, order and notice belongs to a booking or to a tip. */
const MONEY = `
  alter table ledger_postings alter column booking_id drop not null,
    add column tip_id uuid references tips,
    add constraint ledger_postings_subject check (num_nonnulls(booking_id, tip_id) = 1);
  create index ledger_postings_of_tip on ledger_postings (tip_id) where tip_id is not null;
  alter table provider_orders alter column booking_id drop not null, alter column attempt drop not null,
    add column tip_id uuid references tips,
    add constraint provider_orders_subject
      check (num_nonnulls(booking_id, tip_id) = 1 and (booking_id is null) = (attempt is null));
  create index provider_orders_of_tip on provider_orders (tip_id, placed_at) where tip_id is not null;
  alter table provider_events add column tip_id uuid references tips,
    add constraint provider_events_subject check (num_nonnulls(booking_id, tip_id) <= 1);
  create index provider_events_waiting_of_tip on provider_events (tip_id) where status = 'waiting';`;

const SANDBOX = `
  alter table sandbox.movements rename column booking_id to transfer_group;
  comment on column sandbox.movements.transfer_group is 'the booking or tip that it was made for';
  alter table sandbox.intents add column fingerprint text, add column asks_cardholder boolean not null default false;
  comment on column sandbox.intents.fingerprint is 'of the card that was used last; leads back to no number';`;

export class Tips1766790000000 implements MigrationInterface {
  readonly name = 'Tips1766790000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const script of [TIPS, MONEY, SANDBOX]) await runner.query(script);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
