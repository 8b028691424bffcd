import type { BookingContext } from './context.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage, StageMeta } from './stages.js';

/** What is known of a stage as a booking stands in it now. */
export function metaIn(
  stage: BookingStage,
  { reviewBeganAt }: Pick<BookingContext, 'reviewBeganAt'>,
): StageMeta {
  const meta = STAGE_META[stage];
  return reviewBeganAt === null ? { ...meta, ...meta.beforeReview } : meta;
}

/** The window that runs in a stage now. */
export const windowIn = (
  stage: BookingStage,
  context: Pick<BookingContext, 'reviewBeganAt'>,
): StageMeta['window'] => metaIn(stage, context).window;
