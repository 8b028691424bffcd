import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents about money: written once, with gapless numbers in each series and year. A transaction that takes a number locks its
 * series until it ends, so a rollback gives the number back. Postings from before this moment have no documents.
 */
const DOCUMENTS = `
  create table document_series (
    series text not null check (series ~ '^[A-Z]$'),
    year integer not null check (year between 2000 and 9999),
    last integer not null check (last >= 0),
    primary key (series, year)
  );
  comment on table document_series is 'the last number that was given in each series and year';
  create table documents (
    id uuid primary key,
    key text not null unique,
    kind text not null check (kind ~ '^[a-z_]{3,40}$'),
    series text not null,
    year integer not null,
    place integer not null check (place > 0),
    number text not null unique,
    reader text not null check (reader in ('brand', 'creator')),
    booking_id uuid references bookings,
    creator_id uuid not null references creators,
    posting_key text references ledger_postings (key),
    amount_cents bigint not null,
    at timestamptz not null,
    corrects uuid unique references documents,
    body text not null,
    sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
    unique (series, year, place),
    foreign key (series, year) references document_series,
    check (reader = 'creator' or booking_id is not null)
  );
  create index documents_of_booking on documents (booking_id, reader, at desc);
  create index documents_of_creator on documents (creator_id, at desc, id desc) where reader = 'creator';
  create index documents_of_posting on documents (posting_key);
  comment on column documents.key is 'what it is about: the posting with the kind, the month of a creator, or the document that it replaces';
  comment on column documents.body is 'the data as JSON, the very text that the sum is of';
  create trigger documents_append_only before update or delete or truncate on documents
    for each statement execute function refuse_change();

  create function write_document(wanted json) returns void language plpgsql as $$
  declare
    taken integer;
    numbered text;
    text_of_body text;
    named jsonb := '{}';
    its_series constant text := wanted ->> 'series';
    its_at constant timestamptz := (wanted ->> 'at')::timestamptz;
    its_year constant integer := extract(year from its_at at time zone 'UTC');
  begin
    insert into document_series (series, year, last) values (its_series, its_year, 0) on conflict do nothing;
    -- Everyone else who wants a number of this series waits here, and then sees what was written before.
    perform 1 from document_series where series = its_series and year = its_year for update;
    if exists (select from documents where key = wanted ->> 'key') then
      return;
    end if;
    update document_series set last = last + 1 where series = its_series and year = its_year returning last into taken;
    numbered := its_series || '-' || its_year || '-' || lpad(taken::text, greatest(6, length(taken::text)), '0');
    -- A credit note names the newest form of the receipt, which may have been written in this very transaction.
    if wanted ->> 'receiptKey' is not null then
      with recursive forms as (
        select d.id, d.number, 0 as step from documents d where d.key = wanted ->> 'receiptKey'
        union all
        select d.id, d.number, f.step + 1 from documents d join forms f on d.corrects = f.id
      )
      select jsonb_build_object('receipt', jsonb_build_object('id', id, 'number', number)) into named
      from forms order by step desc limit 1;
    end if;
    text_of_body := ((wanted -> 'body')::jsonb || jsonb_build_object('number', numbered) || coalesce(named, '{}'))::text;
    insert into documents (id, key, kind, series, year, place, number, reader, booking_id, creator_id, posting_key, amount_cents, at,
      corrects, body, sha256)
    values ((wanted ->> 'id')::uuid, wanted ->> 'key', wanted ->> 'kind', its_series, its_year, taken, numbered, wanted ->> 'reader',
      (wanted ->> 'bookingId')::uuid, (wanted ->> 'creatorId')::uuid, wanted ->> 'postingKey', (wanted ->> 'amount')::bigint, its_at,
      (wanted ->> 'corrects')::uuid, text_of_body, encode(sha256(convert_to(text_of_body, 'UTF8')), 'hex'));
  end $$;

  create table documents_begin (at timestamptz not null);
  insert into documents_begin select clock_timestamp() + make_interval(secs => offset_seconds) from product_clock;
  comment on table documents_begin is 'postings from before this moment, by the product’s clock, have no documents';
  create table fee_months (month date primary key, done_at timestamptz not null default now());
  comment on table fee_months is 'the months whose fee statements are all written';

  create index ledger_postings_of_shares on ledger_postings (at) where step in ('settle', 'grant');

  create table billing_details (
    id uuid primary key,
    user_id uuid unique references users,
    booking_id uuid unique references bookings,
    details jsonb not null check (details ? 'name'),
    updated_at timestamptz not null default now(),
    check (num_nonnulls(user_id, booking_id) = 1)
  );
  comment on table billing_details is 'what a brand wants to see on its receipts: of its account, or of one booking';

  alter table payment_attempts
    add column card_brand text check (length(card_brand) between 1 and 40),
    add column card_last4 text check (card_last4 ~ '^[0-9]{4}$'),
    add constraint payment_attempts_card check ((card_brand is null) = (card_last4 is null));
  alter table payout_accounts add column legal jsonb check (legal ?& array['name', 'address']);
  comment on column payout_accounts.legal is 'whom the account belongs to, as far as the provider says so';
  alter table sandbox.intents add column card_brand text, add column card_last4 text;`;

export class Documents1766780000000 implements MigrationInterface {
  readonly name = 'Documents1766780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DOCUMENTS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
