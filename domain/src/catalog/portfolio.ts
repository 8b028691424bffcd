/** What a creator may show of her work. */
export const PORTFOLIO = {
  perCreator: 60,
  title: { max: 100, message: 'Please give it a title' },
  /** Longest side of a photo, in pixels. */
  photoSide: 1600,
  messages: {
    full: 'A portfolio can have at most 60 items. Please remove one first.',
    changed: 'Your portfolio has changed in the meantime. Please reload and try again.',
    missing: 'This is not in your portfolio.',
  },
} as const;
