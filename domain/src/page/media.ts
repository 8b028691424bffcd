/** What the pictures and videos of a public page may measure and weigh, so that it opens fast on a phone. */
export const PAGE_MEDIA = {
  /** Pixels; an original that is smaller is never enlarged. */
  portfolioWidths: [320, 640, 1080],
  /** Pixels of a square. */
  profileWidths: [128, 256],
  /** Pixels of a square. */
  linkWidths: [128, 256],
  coverWidths: [640, 1080, 1440, 2160],
  /** The longest side of a cover as it is kept; nothing of it is cut off. */
  coverSide: 2400,
  /** As `light`: a cover is the first picture that a phone loads. */
  coverLight: { width: 1080, bytes: 80_000 },
  /** A picture up to so wide is made as coarse as it takes to stay within so many bytes. */
  light: { width: 640, bytes: 60_000 },
  /** The silent seconds of a video that play by themselves. */
  loop: { shortSide: 360, seconds: 4.5, bytes: 400_000 },
  /** The picture that a shared link shows. Messengers leave out larger ones. */
  card: { width: 1200, height: 630, bytes: 300_000 },
} as const;

/** The picture of a link on a page. */
export const LINK_PICTURE = {
  /** Pixels of the square that is kept. */
  side: 256,
  /** How many a creator may have sent and not saved yet. */
  mostUnused: 60,
  /** After so long, what was not saved is deleted. */
  unusedHours: 24,
  messages: {
    missing: 'This picture is no longer there. Please choose it again.',
    full: 'You have chosen many pictures that your page does not show yet. Save your page, then add more.',
  },
} as const;
