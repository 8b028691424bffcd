import { STAGE_META } from './stage-table.js';
import { BOOKING_STAGES, type BookingStage, type StageMeta } from './stages.js';

/** Stages of a status, in the order of the table. */
export function stagesWhere(test: (meta: StageMeta) => boolean): BookingStage[] {
  return BOOKING_STAGES.filter((stage) => test(STAGE_META[stage]));
}

/** A creator doesn't learn of bookings in these. */
export const HIDDEN_STAGES: readonly BookingStage[] = stagesWhere(
  ({ hiddenFromCreator }) => hiddenFromCreator === true,
);
export const FINAL_STAGES: readonly BookingStage[] = stagesWhere(({ final }) => final);
