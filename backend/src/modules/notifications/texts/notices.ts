import { type Party, STAGE_META, endsHidden, isIncomplete } from '@reelpact/domain';
import type { Change } from '../../bookings/index.js';
import { EVENT_NOTICES } from './event-notices.js';
import type { Notice, Notices } from './notice.js';
import { STAGE_NOTICES } from './stage-notices.js';

/**
 * What a party is told of a change; null when there is nothing to say.
 * @param wasSeen whether the creator knew of the booking before
 */
export function noticeFor({ before, after, event }: Change, party: Party, wasSeen = false): Notice | null {
  const { stage } = after.state;
  const { final, hiddenFromCreator } = STAGE_META[stage];
  const { whateverStage, only, receipt, tooLate } = EVENT_NOTICES[event.type] ?? {};
  // A brand that has just booked stands at the checkout already, where it has to pay first.
  if (before === null && hiddenFromCreator) return null;
  const stays = before?.state.stage === stage;
  if (stays && tooLate) return party === 'brand' && final ? tooLate : null;
  // A creator has never heard of what was given up before it was paid.
  if (party === 'creator' && endsHidden(before?.state.stage ?? null, stage) && !wasSeen) return null;
  if (stays && !whateverStage) return null;
  if (only !== undefined && only !== stage) return null;
  if (event.actor === party && !receipt) return null;
  return (textsOf({ after, event }) ?? STAGE_NOTICES[stage])[party] ?? null;
}

/** What an event says more than its stage; of an incomplete version it can be something else. */
function textsOf({ after, event }: Pick<Change, 'after' | 'event'>): Notices | undefined {
  const { texts, incomplete } = EVENT_NOTICES[event.type] ?? {};
  return (isIncomplete(after.state.context.missing) ? incomplete : undefined) ?? texts;
}

/** What the admins are told of a change; null when it needs none of them. */
export function adminNoticeFor({ before, after, event }: Change): Notice | null {
  const { stage } = after.state;
  const entered = before?.state.stage === stage ? undefined : STAGE_NOTICES[stage].admin;
  return textsOf({ after, event })?.admin ?? entered ?? null;
}
