import type { AiUse } from '../disclosure/ai-offer.js';
import { isBeyondOffer } from '../disclosure/ai-use.js';

/** Why a brand rejects content, for the record; what exactly is wrong, it says in words. */
export const REJECTION_GROUNDS = ['brief', 'unusable', 'false_ai', 'more_ai', 'other'] as const;
export type RejectionGround = (typeof REJECTION_GROUNDS)[number];
export const REJECTION_GROUND_LABELS: Readonly<Record<RejectionGround, string>> = {
  brief: 'It isn’t what the brief asks for',
  unusable: 'It can’t be used: broken, unreadable or incomplete',
  false_ai: 'What is stated about AI isn’t true',
  more_ai: 'It has more AI than the package offers',
  other: 'Something else',
};

/**
 * The grounds that a brand is offered, what the files themselves speak for first: without an offer of AI none can be exceeded, and none that offers all.
 * @param stated what is stated of each file
 */
export function groundsFor(
  offered: AiUse | null | undefined,
  stated: readonly (AiUse | null)[],
): RejectionGround[] {
  const canExceed = isBeyondOffer('synthetic', offered);
  const exceeds = stated.some((one) => isBeyondOffer(one, offered));
  const grounds = REJECTION_GROUNDS.filter((ground) => ground !== 'more_ai' || canExceed);
  return exceeds ? ['more_ai', ...grounds.filter((ground) => ground !== 'more_ai')] : grounds;
}
