import type { MigrationInterface, QueryRunner } from 'typeorm';

const FINAL =
  "'completed', 'declined', 'withdrawn', 'cancelled', 'payment_expired', 'request_expired', 'not_delivered', 'refunded'";

/** Which bookings are open is a column, so that the lists of the open ones have indexes that a step doesn't touch. */
const OPEN = `
  -- What pages go on from is told in milliseconds.
  alter table bookings alter column created_at type timestamptz(3);
  alter table bookings add column is_open boolean not null default true;
  comment on column bookings.is_open is 'whether its stage is not final; kept by a trigger';
  create function keep_booking_open() returns trigger language plpgsql as $$
  begin
    new.is_open := new.stage not in (${FINAL});
    return new;
  end $$;
  create trigger booking_open before insert or update of stage, is_open on bookings
    for each row execute function keep_booking_open();
  update bookings set is_open = false where stage in (${FINAL});
  create index bookings_open_of_creator on bookings (creator_id) where is_open;
  create index bookings_open_of_email on bookings (contact_email_key) where is_open;
  create index bookings_open_of_guest on bookings (guest_id) where is_open;
  create index bookings_open_of_brand_user on bookings (brand_user_id) where is_open;`;

/**
 * Rows add up: who changes something appends what it adds, so that nobody waits for anybody else's row, and now and then the rows of one
 * owner are put together.
 */
const TOTALS = `
  create table creator_totals (
    creator_id uuid not null references creators on delete cascade,
    package_id uuid not null,
    stage text not null,
    bookings integer not null,
    is_change boolean not null default true
  );
  comment on table creator_totals is 'closed bookings by creator, package and stage: the sum of the rows';
  create index creator_totals_of_creator on creator_totals (creator_id);
  create index creator_totals_changes on creator_totals (creator_id) where is_change;
  create table brand_totals (
    email_key text not null,
    user_id uuid,
    guest_id uuid,
    stage text not null,
    bookings integer not null,
    is_change boolean not null default true
  );
  comment on table brand_totals is 'closed bookings by who booked them and stage: the sum of the rows';
  create index brand_totals_of_email on brand_totals (email_key);
  create index brand_totals_of_user on brand_totals (user_id);
  create index brand_totals_of_guest on brand_totals (guest_id);
  create index brand_totals_changes on brand_totals (email_key) where is_change;
  create table creator_earnings (
    creator_id uuid not null,
    cents bigint not null,
    is_change boolean not null default true
  );
  comment on table creator_earnings is 'the gross share of each creator: the sum of the rows';
  create index creator_earnings_of_creator on creator_earnings (creator_id);
  create index creator_earnings_changes on creator_earnings (creator_id) where is_change;

  create function count_closed_booking(b bookings, change integer) returns void language sql as $$
    insert into creator_totals (creator_id, package_id, stage, bookings) values (b.creator_id, b.package_id, b.stage, change);
    insert into brand_totals (email_key, user_id, guest_id, stage, bookings)
      values (b.contact_email_key, b.brand_user_id, b.guest_id, b.stage, change);
  $$;
  create function keep_booking_totals() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and not old.is_open then perform count_closed_booking(old, -1); end if;
    if tg_op <> 'DELETE' and not new.is_open then perform count_closed_booking(new, 1); end if;
    return null;
  end $$;
  create trigger booking_counted after insert on bookings
    for each row when (not new.is_open) execute function keep_booking_totals();
  create trigger booking_recounted after update on bookings
    for each row when (not (old.is_open and new.is_open)
      and (old.is_open, old.stage, old.creator_id, old.package_id, old.contact_email_key, old.brand_user_id, old.guest_id)
      is distinct from (new.is_open, new.stage, new.creator_id, new.package_id, new.contact_email_key, new.brand_user_id, new.guest_id))
    execute function keep_booking_totals();
  create trigger booking_uncounted after delete on bookings
    for each row when (not old.is_open) execute function keep_booking_totals();

  create function recount_booking_totals() returns void language sql as $$
    delete from creator_totals;
    insert into creator_totals (creator_id, package_id, stage, bookings, is_change)
      select creator_id, package_id, stage, count(*), false from bookings where not is_open group by 1, 2, 3;
    delete from brand_totals;
    insert into brand_totals (email_key, user_id, guest_id, stage, bookings, is_change)
      select contact_email_key, brand_user_id, guest_id, stage, count(*), false from bookings where not is_open group by 1, 2, 3, 4;
  $$;
  comment on function recount_booking_totals is 'after bookings were written without triggers';
  select recount_booking_totals();

  create function recount_creator_earnings() returns void language sql as $$
    delete from creator_earnings;
    insert into creator_earnings (creator_id, cents, is_change)
      select b.creator_id, sum(case
          when p.step = 'settle' and e.account in ('creator_payable', 'platform_fees') then -e.amount_cents
          when p.step = 'grant' and e.account = 'refunds_owed' then e.amount_cents else 0 end), false
      from ledger_entries e join ledger_postings p on p.id = e.posting_id join bookings b on b.id = p.booking_id
      where p.step in ('settle', 'grant') group by b.creator_id;
  $$;
  comment on function recount_creator_earnings is 'after postings were written by hand';
  select recount_creator_earnings();`;

export class KeptTotals1765950000000 implements MigrationInterface {
  readonly name = 'KeptTotals1765950000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OPEN);
    await runner.query(TOTALS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
