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
