import { type LoggedMove, PARTIES, endsHidden, stagesWhere } from '@reelpact/domain';
import type pg from 'pg';
import type { Change } from '../../src/modules/bookings/index.js';
import { noticeFor } from '../../src/modules/notifications/texts/notices.js';

const HIDDEN = stagesWhere((meta) => meta.hiddenFromCreator === true);

/** Whether somebody who follows the log has not come to its end. */
export async function isAnyoneBehind(database: pg.Pool): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from log_followers f where exists (select from booking_history h
       where h.change is not null and (h.position, h.id) > (f.position, f.entry_id)) limit 1`,
  );
  return rows.length > 0;
}

/** A change as the log has it, and whether the creator knew of the booking before it. */
interface Logged {
  bookingId: string;
  change: Change;
  /** The product's time, in milliseconds since 1970. */
  now: number;
  wasSeen: boolean;
}

/** Every change that is in the log, as far as what is said of it depends on it. */
export async function loggedChanges(database: pg.Pool): Promise<Logged[]> {
  const { rows } = await database.query<Omit<Logged, 'wasSeen'> & { seen: boolean }>(
    `select h.booking_id as "bookingId", json_build_object('event', h.change -> 'event', 'after', h.change -> 'after',
         'before', h.change -> 'before') as change,
       (h.change ->> 'now')::float8 as now,
       exists (select from booking_history o where o.booking_id = h.booking_id and o.id <= h.id
         and o.from_stage is not null and o.from_stage <> all ($1::text[])) as seen
     from booking_history h where h.change is not null order by h.id`,
    [HIDDEN],
  );
  return rows.map(({ bookingId, change, now, seen }) => ({
    bookingId,
    change,
    now,
    wasSeen: endsHidden(change.before?.state.stage ?? null, change.after.state.stage) && seen,
  }));
}

/** Texts that stand on one side only, or more often there; `-` is missing and `+` too many. */
export function differences(due: readonly string[], seen: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of due) counts.set(one, (counts.get(one) ?? 0) - 1);
  for (const one of seen) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].filter(([, count]) => count !== 0).map(([one, count]) => `${count} × ${one}`);
}

const lines = async (database: pg.Pool, sql: string, values: unknown[] = []): Promise<string[]> => {
  const { rows } = await database.query<{ line: string }>(`select line from (${sql}) found (line)`, values);
  return rows.map(({ line }) => line);
};

/** What people were told of changes, against what they had to be told: each once. */
export async function wrongNotices(database: pg.Pool): Promise<string[]> {
  const due = (await loggedChanges(database)).flatMap(({ bookingId, change, wasSeen }) =>
    PARTIES.flatMap((party) => {
      const notice = noticeFor(change, party, party === 'creator' && wasSeen);
      return notice ? [`${bookingId}:${change.after.revision} ${party}`] : [];
    }),
  );
  const told = await lines(
    database,
    `select event_id || ' ' || party from notifications where event_id ~ ':[0-9]+$' and party <> 'admin'`,
  );
  return due.length === 0 ? ['nobody had to be told anything'] : differences(due, told);
}

/** What open pages were told of the changes of bookings, as long as the database remembers it; in its order. */
export const liveLines = (database: pg.Pool): Promise<string[]> =>
  lines(
    database,
    `select subject || ':' || (truth ->> 'change') from live_events where kind = 'booking' and truth ? 'change' order by id`,
  );

/** What programs were told of each change: which event, of which booking, and the moment. */
export const webhookLines = (database: pg.Pool, userId: string): Promise<string[]> =>
  lines(
    database,
    `select booking_id || ' ' || type || ' ' || (body::jsonb ->> 'createdAt') from webhook_events
     where user_id = $1 and booking_id is not null`,
    [userId],
  );

/** Bookings that have no conversation, or more than one. */
export const wrongConversations = (database: pg.Pool): Promise<string[]> =>
  lines(
    database,
    `select b.id::text from bookings b left join conversations c on c.booking_id = b.id group by b.id having count(c.id) <> 1`,
  );

const LAST = `(select distinct on (booking_id) booking_id, to_stage as stage from booking_history order by booking_id, id desc)`;

/** Where the totals that are kept differ from what the log and the ledger say; empty when nowhere. */
export async function wrongTotals(database: pg.Pool): Promise<string[]> {
  const final = stagesWhere((meta) => meta.final);
  const ofCreators = await lines(
    database,
    `select concat_ws(' ', b.creator_id, b.package_id, l.stage, count(*)) from ${LAST} l join bookings b on b.id = l.booking_id
     where l.stage = any ($1::text[]) group by b.creator_id, b.package_id, l.stage`,
    [final],
  );
  const keptOfCreators = await lines(
    database,
    `select concat_ws(' ', creator_id, package_id, stage, sum(bookings)) from creator_totals
     group by creator_id, package_id, stage having sum(bookings) <> 0`,
  );
  const ofBrands = await lines(
    database,
    `select concat_ws(' ', b.contact_email_key, l.stage, count(*)) from ${LAST} l join bookings b on b.id = l.booking_id
     where l.stage = any ($1::text[]) group by b.contact_email_key, l.stage`,
    [final],
  );
  const keptOfBrands = await lines(
    database,
    `select concat_ws(' ', email_key, stage, sum(bookings)) from brand_totals group by email_key, stage having sum(bookings) <> 0`,
  );
  const earned = (): Promise<string[]> =>
    lines(
      database,
      `select creator_id || ' ' || sum(cents) from creator_earnings group by creator_id having sum(cents) <> 0`,
    );
  const keptEarnings = await earned();
  await database.query('select recount_creator_earnings()');
  return [
    ...differences(ofCreators, keptOfCreators),
    ...differences(ofBrands, keptOfBrands),
    ...differences(await earned(), keptEarnings),
  ];
}

/** Where each entry has brought its booking. */
export async function movesByBooking(database: pg.Pool): Promise<{ bookingId: string; log: LoggedMove[] }[]> {
  const { rows } = await database.query<{ bookingId: string; log: LoggedMove[] }>(
    `select booking_id as "bookingId", json_agg(json_build_object('event', event, 'fromStage', from_stage, 'toStage', to_stage,
       'fromEscrow', from_escrow, 'toEscrow', to_escrow) order by id) as log from booking_history group by booking_id`,
  );
  return rows;
}
