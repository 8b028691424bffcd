/** For what an admin may take somebody out of the directory: what the creator is told, and for nothing else. */
export const REMOVAL_RULES = {
  misleading: 'Don’t mislead brands about your work, your numbers or your offers',
  not_yours: 'Show only work that you made or may show',
  unlawful: 'Nothing unlawful, hateful or violent',
  adult: 'Nothing sexual or meant for adults alone',
  spam: 'No spam, scams, or payments outside Reelpact',
} as const;
export type RemovalRule = keyof typeof REMOVAL_RULES;
export const REMOVAL_RULE_NAMES = Object.keys(REMOVAL_RULES) as RemovalRule[];

export const REMOVAL_OUTCOMES = ['restored', 'upheld'] as const;
export type RemovalOutcome = (typeof REMOVAL_OUTCOMES)[number];

export const REMOVAL = {
  /** Which content it is about, for the creator. */
  note: { min: 10, max: 1_000, message: 'Say which content it is about, in at least 10 characters.' },
  objection: { min: 10, max: 2_000, message: 'Say why you object, in at least 10 characters.' },
  /** Why an objection was decided as it was, for the creator. */
  outcomeNote: { min: 10, max: 1_000, message: 'Give your reasons, in at least 10 characters.' },
  messages: {
    removed: 'This creator is removed already.',
    notRemoved: 'This creator isn’t removed.',
    noObjection: 'No objection is waiting for a decision here.',
    notOut: 'You aren’t removed from the directory.',
    objected: 'You have objected to this removal already.',
    ownRemoval: 'You removed this creator, so another admin decides about the objection.',
  },
} as const;

/**
 * Whether an admin may decide about an objection: not about a removal of their own, as long as there is somebody else.
 * @param others how many other admins there are
 */
export const mayDecideObjection = (adminId: string, removedBy: string | null, others: number): boolean =>
  removedBy !== adminId || others === 0;
