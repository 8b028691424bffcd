/** What a creator may show of their work. */
export const PORTFOLIO = {
  perCreator: 60,
  title: { max: 100, message: 'Please give it a title' },
  /** The title of what its creator has not named: its file's name said nothing. */
  untitled: { photo: 'Photo', video: 'Video' },
  /** Longest side of a photo, in pixels. */
  photoSide: 1600,
  video: {
    maxBytes: 200 * 1024 * 1024,
    maxSeconds: 180,
    /** Longest side, in pixels. */
    side: 1280,
    /** Frames per second at most. */
    maxRate: 30,
    messages: {
      type: 'This file is not a video.',
      size: 'A video can have at most 200 MB.',
      underWay: 'Another video is being uploaded. Please wait until it is there.',
    },
    /** Why no video could be made of what was sent. */
    problems: {
      unreadable: 'This video could not be read. Please remove it and try another file.',
      too_costly: 'This video takes too long to convert. Please remove it and add a smaller one.',
      too_long: 'This video is longer than 3 minutes. Please remove it and add a shorter one.',
    },
  },
  messages: {
    full: 'A portfolio can have at most 60 items. Please remove one first.',
    changed: 'Your portfolio has changed in the meantime. Please reload and try again.',
    missing: 'This is not in your portfolio.',
  },
} as const;

/** A video is made smaller after it was sent; others see it when it is ready. */
export const PORTFOLIO_STATUSES = ['processing', 'ready', 'failed'] as const;
export type PortfolioStatus = (typeof PORTFOLIO_STATUSES)[number];
export type VideoProblem = keyof typeof PORTFOLIO.video.problems;

/** How long something runs, as it is shown: 30 → "0:30", 95.4 → "1:35"; nothing is shorter than a second. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
