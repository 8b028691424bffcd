import type { Transaction } from '../../platform/database/database.js';
import type { Judgement } from './reads/judge-bookings.js';

const KEEP = `
  insert into booking_proof (booking_id, creator_id, done, delivered_at, on_time, answered_at, answer_minutes)
  select "bookingId", "creatorId", done, "deliveredAt", "onTime", "answeredAt", "answerMinutes" from json_to_recordset($1)
    as j ("bookingId" uuid, "creatorId" uuid, done boolean, "deliveredAt" timestamptz, "onTime" boolean, "answeredAt" timestamptz,
      "answerMinutes" float8)
  on conflict (booking_id) do update set done = excluded.done, delivered_at = excluded.delivered_at, on_time = excluded.on_time,
    answered_at = excluded.answered_at, answer_minutes = excluded.answer_minutes
  where (booking_proof.done, booking_proof.delivered_at, booking_proof.on_time, booking_proof.answered_at, booking_proof.answer_minutes)
    is distinct from (excluded.done, excluded.delivered_at, excluded.on_time, excluded.answered_at, excluded.answer_minutes)`;

/** Whether a booking says anything yet; what it has said about delivery and answer it never takes back. */
const speaks = ({ done, deliveredAt, answeredAt }: Judgement): boolean =>
  done || deliveredAt !== null || answeredAt !== null;

/** Keeps what single bookings say, so that a count needn't read their histories. */
export async function keepJudgements(tx: Transaction, judgements: readonly Judgement[]): Promise<void> {
  const said = judgements.filter(speaks);
  if (said.length > 0) await tx.rows('keep-judgements', KEEP, [JSON.stringify(said)]);
}
