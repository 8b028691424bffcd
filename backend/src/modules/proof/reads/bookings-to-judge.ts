import type { Statements } from '../../../platform/database/database.js';
import { JUDGED_AS } from './judge-bookings.js';

/** As the index says it, so the version stands in the text. A server of the version before writes bookings that are done without the rest. */
const TO_JUDGE = `
  select booking_id as id from booking_proof where judged_as < ${JUDGED_AS} or (done and done_at is null)
  order by booking_id limit $1 for update skip locked`;

/** Bookings that were judged by older definitions; nobody else judges them until the transaction ends. */
export async function bookingsToJudge(at: Statements, limit: number): Promise<string[]> {
  const rows = await at.rows<{ id: string }>('bookings-to-judge', TO_JUDGE, [limit]);
  return rows.map(({ id }) => id);
}
