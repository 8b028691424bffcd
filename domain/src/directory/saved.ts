const MAX = 500;

/** A brand's private list of creators. */
export const SAVED_CREATORS = {
  max: MAX,
  /** How many come with one page. */
  pageSize: 24,
  messages: { full: `You can save up to ${MAX} creators: remove one to save another.` },
} as const;
