import { endsHidden, stagesWhere } from '@reelpact/domain';
import type pg from 'pg';
import type { Change } from '../../src/modules/bookings/index.js';

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
  wasSeen: boolean;
}

/** Every change that is in the log, as far as what is said of it depends on it. */
export async function loggedChanges(database: pg.Pool): Promise<Logged[]> {
  const { rows } = await database.query<Omit<Logged, 'wasSeen'> & { seen: boolean }>(
    `select h.booking_id as "bookingId", json_build_object('event', h.change -> 'event', 'after', h.change -> 'after',
         'before', h.change -> 'before') as change,
       exists (select from booking_history o where o.booking_id = h.booking_id and o.id <= h.id
         and o.from_stage is not null and o.from_stage <> all ($1::text[])) as seen
     from booking_history h where h.change is not null order by h.id`,
    [HIDDEN],
  );
  return rows.map(({ bookingId, change, seen }) => ({
    bookingId,
    change,
    wasSeen: endsHidden(change.before?.state.stage ?? null, change.after.state.stage) && seen,
  }));
}
