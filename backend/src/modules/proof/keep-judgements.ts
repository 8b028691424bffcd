import type { Transaction } from '../../platform/database/database.js';
import { type Judgement, JUDGED_AS } from './reads/judge-bookings.js';

const COLUMNS = `done, done_at, first_time, delivered_at, on_time, delivery_minutes, answered_at, answer_minutes, finished_at, accepted,
  brand_deliveries, brand_answered, brand_revisions, brand_rejected, brand_lost, brand_charged_back, judged_as`;
const valuesOf = (row: string): string => COLUMNS.replaceAll(/\w+/g, (column) => `${row}.${column}`);
const KEEP = `
  insert into booking_proof (booking_id, creator_id, ${COLUMNS})
  select "bookingId", "creatorId", done, "doneAt", "firstTime", "deliveredAt", "onTime", "deliveryMinutes", "answeredAt", "answerMinutes",
    "finishedAt", accepted, "brandDeliveries", "brandAnswered", "brandRevisions", "brandRejected", "brandLost", "brandChargedBack", $2
  from json_to_recordset($1)
    as j ("bookingId" uuid, "creatorId" uuid, done boolean, "doneAt" timestamptz, "firstTime" boolean, "deliveredAt" timestamptz,
      "onTime" boolean, "deliveryMinutes" float8, "answeredAt" timestamptz, "answerMinutes" float8, "finishedAt" timestamptz, accepted boolean,
      "brandDeliveries" int, "brandAnswered" int, "brandRevisions" int, "brandRejected" boolean, "brandLost" boolean, "brandChargedBack" boolean)
  on conflict (booking_id) do update set (${COLUMNS}) = row (${valuesOf('excluded')})
  where (${valuesOf('booking_proof')}) is distinct from (${valuesOf('excluded')})`;

/** Whether a booking says anything yet; what it has said about delivery and answer it never takes back. */
export const speaks = ({ done, deliveredAt, answeredAt, finishedAt }: Judgement): boolean =>
  done || deliveredAt !== null || answeredAt !== null || finishedAt !== null;

/** Keeps what single bookings say, so that a count needn't read their histories. */
export async function keepJudgements(tx: Transaction, judgements: readonly Judgement[]): Promise<void> {
  if (judgements.length > 0) await tx.rows('keep-judgements', KEEP, [JSON.stringify(judgements), JUDGED_AS]);
}
