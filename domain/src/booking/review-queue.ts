import { canTake } from './decide.js';
import { stagesWhere } from './stages-where.js';
import type { BookingStage } from './stages.js';
import type { BookingState } from './state.js';
import { stepRow } from './steps.js';

/** How many deliveries the queue holds; the others come up as these are answered. */
export const REVIEW_QUEUE_MAX = 100;

/** Stages in which it is the brand's turn to judge what was delivered. */
export const REVIEW_STAGES: readonly BookingStage[] = stagesWhere(({ turn }) => turn === 'brand').filter(
  (stage) => stepRow('approve_content').shownIn.includes(stage),
);

/** Whether a delivery waits for the brand's verdict now: not while its previews are made or the card network looks into the payment. */
export const awaitsVerdict = (state: BookingState, at: number): boolean =>
  REVIEW_STAGES.includes(state.stage) && canTake(state, 'approve_content', at);

/**
 * "2 of 5": how much there is to review; "2 of 100+" where the queue holds no more.
 * @param place of the delivery that is looked at, counted from 1; null when it isn't among them
 */
export function queueText(place: number | null, count: number): string {
  const all = `${count}${count < REVIEW_QUEUE_MAX ? '' : '+'}`;
  return place === null ? all : `${place} of ${all}`;
}
