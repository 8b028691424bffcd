import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that belong to a creator and didn't say so: the row that knows whose each one is, and the column that names it. */
const PARENTS: readonly (readonly [table: string, parent: string, column: string])[] = [
  ['booking_deadlines', 'bookings', 'booking_id'],
  ['booking_history', 'bookings', 'booking_id'],
  ['messages', 'conversations', 'conversation_id'],
  ['message_attachments', 'conversations', 'conversation_id'],
  ['conversation_reads', 'conversations', 'conversation_id'],
  ['conversation_blocks', 'conversations', 'conversation_id'],
  ['conversation_reports', 'conversations', 'conversation_id'],
  ['submissions', 'bookings', 'booking_id'],
  ['submission_files', 'uploads', 'upload_id'],
  ['previews', 'uploads', 'upload_id'],
  ['large_previews', 'uploads', 'upload_id'],
  ['captions', 'uploads', 'upload_id'],
  ['payment_attempts', 'bookings', 'booking_id'],
  ['held_money_reports', 'bookings', 'booking_id'],
  ['licenses', 'bookings', 'booking_id'],
  ['tip_events', 'tips', 'tip_id'],
  ['review_items', 'bookings', 'booking_id'],
  ['review_item_events', 'review_items', 'item_id'],
  ['review_views', 'submissions', 'submission_id'],
  ['accepted_files', 'bookings', 'booking_id'],
  ['review_links', 'bookings', 'booking_id'],
  ['review_guests', 'review_links', 'link_id'],
];
/** Their rows belong to a booking or to a tip. */
const OF_BOOKINGS_AND_TIPS = ['ledger_postings', 'provider_orders', 'provider_events'];
/** Nobody's; a distribution column can't be null. */
const NO_CREATOR = '00000000-0000-0000-0000-000000000000';

/** Their rows are never changed, except here. */
const APPEND_ONLY = ['booking_history', 'ledger_postings', 'ledger_entries', 'tip_events'];
const protect = (way: 'disable' | 'enable'): string =>
  APPEND_ONLY.map((table) => `alter table ${table} ${way} trigger ${table}_append_only;`).join('\n');

/** Servers of the version before name no creator: what they insert is given one. Without them these triggers are never fired, and can go. */
const FILLED = `
  create function fill_creator() returns trigger language plpgsql as $$
  begin
    execute format('select creator_id from %I where id = ($1).%I', tg_argv[0], tg_argv[1]) into new.creator_id using new;
    return new;
  end $$;
  create function fill_deal_creator() returns trigger language plpgsql as $$
  begin
    new.deal_creator_id := (select p.creator_id from ledger_postings p where p.id = new.posting_id);
    return new;
  end $$;
  create function fill_no_creator() returns trigger language plpgsql as $$
  begin
    new.creator_id := '${NO_CREATOR}';
    return new;
  end $$;`;

const trigger = (table: string, name: string, missing: string, run: string): string => `
  create trigger ${name} before insert on ${table} for each row when (${missing}) execute function ${run};`;
const filledFrom = (parent: string, column: string): string => `fill_creator('${parent}', '${column}')`;

const ofParent = ([table, parent, column]: (typeof PARENTS)[number]): string => `
  alter table ${table} add column creator_id uuid;
  update ${table} t set creator_id = p.creator_id from ${parent} p where p.id = t.${column};
  alter table ${table} alter column creator_id set not null;
  ${trigger(table, 'creator_filled', 'new.creator_id is null', filledFrom(parent, column))}`;

const ofBookingOrTip = (table: string): string => `
  alter table ${table} add column creator_id uuid;
  update ${table} t set creator_id = coalesce(
    (select b.creator_id from bookings b where b.id = t.booking_id), (select p.creator_id from tips p where p.id = t.tip_id), '${NO_CREATOR}');
  alter table ${table} alter column creator_id set not null;
  ${trigger(table, 'creator_filled', 'new.creator_id is null and new.booking_id is not null', filledFrom('bookings', 'booking_id'))}
  ${trigger(table, 'creator_filled_of_tip', 'new.creator_id is null and new.tip_id is not null', filledFrom('tips', 'tip_id'))}`;

/** There, `creator_id` says whose account it is, of those that are a creator's. */
const ENTRIES = `
  alter table ledger_entries add column deal_creator_id uuid;
  comment on column ledger_entries.deal_creator_id is 'whose booking or tip the posting is about';
  update ledger_entries e set deal_creator_id = p.creator_id from ledger_postings p where p.id = e.posting_id;
  alter table ledger_entries alter column deal_creator_id set not null;
  ${trigger('ledger_entries', 'deal_creator_filled', 'new.deal_creator_id is null', 'fill_deal_creator()')}`;

const NOTICES_OF_NOTHING = `
  comment on column provider_events.creator_id is 'all zeros for what is about no booking and no tip';
  ${trigger(
    'provider_events',
    'no_creator_filled',
    'new.creator_id is null and new.booking_id is null and new.tip_id is null',
    'fill_no_creator()',
  )}`;

const VIEWS = `
  create or replace view booking_people as
    select id as booking_id, 'brand' as party, brand_user_id as user_id, guest_id, contact_email_key as email_key, false as hidden, creator_id
    from bookings
    union all
    select b.id, 'creator', c.user_id, null, null, b.stage in ('unpaid'), b.creator_id
    from bookings b join creators c on c.id = b.creator_id;
  create or replace view log_entries as
    select id, booking_id, change, position, written_at, creator_id from booking_history where change is not null;`;

/** Beside the one that servers of the version before call. */
const STAMPS = `
  create function stamps_of_versions(bookings uuid[], creators uuid[]) returns text language plpgsql stable as $$
  begin
    return (select string_agg(concat(s.booking_id, ' ', s.xmin, '.', f.xmin, '.', u.xmin, '.', p.xmin, '.', l.xmin, '.', c.xmin), ',')
      from submissions s
        left join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
        left join uploads u on u.id = f.upload_id and u.creator_id = f.creator_id
        left join previews p on p.upload_id = u.id and p.creator_id = u.creator_id
        left join large_previews l on l.upload_id = u.id and l.creator_id = u.creator_id
        left join captions c on c.upload_id = u.id and c.creator_id = u.creator_id
      where s.booking_id = any(bookings) and s.creator_id = any(creators));
  end $$;
  comment on function stamps_of_versions(uuid[], uuid[]) is 'for each file of these bookings, which transactions wrote the rows of which its answer is made';`;

/** Every row that belongs to a creator says to whom, so that a database could be divided by creators. */
export class CreatorOfEverything1766840000000 implements MigrationInterface {
  readonly name = 'CreatorOfEverything1766840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FILLED);
    await runner.query(protect('disable'));
    for (const table of PARENTS) await runner.query(ofParent(table));
    for (const table of OF_BOOKINGS_AND_TIPS) await runner.query(ofBookingOrTip(table));
    await runner.query(ENTRIES);
    await runner.query(protect('enable'));
    await runner.query(NOTICES_OF_NOTHING);
    await runner.query(VIEWS);
    await runner.query(STAMPS);
  }

  /** Migrations only go forward; a backup is the way back. */
  async down(): Promise<void> {
    return Promise.reject(new Error('migrations are forward-only'));
  }
}
