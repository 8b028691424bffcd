import { isIncomplete } from '../review/counted.js';
import type { BookingContext } from './context.js';
import { INCOMPLETE_META } from './incomplete-stages.js';
import { STAGE_META } from './stage-table.js';
import type { BookingStage, StageMeta } from './stages.js';

/** What is known of the latest version, where a stage reads differently for it. */
type VersionFacts = Pick<BookingContext, 'reviewBeganAt' | 'missing' | 'version'>;

/** What is known of a stage as a booking stands in it now. */
export function metaIn(stage: BookingStage, { reviewBeganAt, missing, version }: VersionFacts): StageMeta {
  const meta = STAGE_META[stage];
  return {
    ...meta,
    ...(isIncomplete(missing) && INCOMPLETE_META[stage]),
    ...(reviewBeganAt === null && meta.beforeReview),
    ...(version === 0 && meta.undelivered),
  };
}

/** The window that runs in a stage now. */
export const windowIn = (stage: BookingStage, context: VersionFacts): StageMeta['window'] =>
  metaIn(stage, context).window;
