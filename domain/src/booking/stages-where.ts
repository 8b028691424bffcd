import { STAGE_META } from './stage-table.js';
import { BOOKING_STAGES, type BookingStage, type StageMeta } from './stages.js';
import type { BookingState } from './state.js';

/** Stages of a status, in the order of the table. */
export function stagesWhere(test: (meta: StageMeta) => boolean): BookingStage[] {
  return BOOKING_STAGES.filter((stage) => test(STAGE_META[stage]));
}

/** A creator doesn't learn of bookings in these. */
export const HIDDEN_STAGES: readonly BookingStage[] = stagesWhere(
  ({ hiddenFromCreator }) => hiddenFromCreator === true,
);
export const FINAL_STAGES: readonly BookingStage[] = stagesWhere(({ final }) => final);

/** Whether the creator has the request and hasn't accepted or declined it yet. */
export function awaitsAnswer({ stage }: Pick<BookingState, 'stage'>): boolean {
  const { tab, turn } = STAGE_META[stage];
  return tab === 'pending' && turn === 'creator';
}

/** Whether files can come to a brief or go: until the creator has answered. What they have agreed to stays as it is. */
export const takesBriefFiles = ({ stage }: Pick<BookingState, 'stage'>): boolean =>
  awaitsAnswer({ stage }) || (STAGE_META[stage].tab === 'pending' && HIDDEN_STAGES.includes(stage));

/** The stages before the money of a booking is held, from which it can still come to that. */
const BEFORE_HELD: readonly BookingStage[] = ['unpaid', 'requested', 'accepted', 'securing'];
/** Whether a product that the creator needs can't be sent yet, but perhaps will have to be. */
export const isBeforeShipping = (stage: BookingStage): boolean => BEFORE_HELD.includes(stage);

/** Whether a booking ends while it is hidden from its creator: only those are told who knew of it before. */
export const endsHidden = (before: BookingStage | null, after: BookingStage): boolean =>
  before !== null && STAGE_META[before].hiddenFromCreator === true && STAGE_META[after].final;
