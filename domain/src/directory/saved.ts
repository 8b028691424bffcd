const MAX = 500;

/** A brand's private list of creators. */
export const SAVED_CREATORS = {
  max: MAX,
  /** How many come with one page. */
  pageSize: 24,
  messages: { full: `You can save up to ${MAX} creators: remove one to save another.` },
} as const;

/** The screen with a brand's list. */
export const SAVED_PATH = '/brand/dashboard/saved';
/** The screen that saves a creator, and leads back to where somebody came from. */
export const savePath = (creatorId: string, from: string): string =>
  `${SAVED_PATH}/${creatorId}?from=${encodeURIComponent(from)}`;
