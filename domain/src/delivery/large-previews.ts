import type { ContentKind } from './files.js';
import { fitInside } from './media-facts.js';
import { PREVIEW, withCut } from './previews.js';

/** A second preview of a file, as large as its original, that the brand can ask for to judge it by. */
export const LARGE_PREVIEW = {
  /** Longest side, in pixels. */
  side: 3840,
  /** Shorter side of a video at most, in pixels. */
  lines: 2160,
  /** How many may be made for one booking. */
  perBooking: 10,
} as const;

export const LARGE_PREVIEW_STATUSES = ['none', 'pending', 'ready', 'failed'] as const;
/** `none`: nobody has asked for it. */
export type LargePreviewStatus = (typeof LARGE_PREVIEW_STATUSES)[number];

/** Why one can't be made; `other_frames`: what was made doesn't have exactly the frames of the standard preview. */
export type LargePreviewProblem = 'unreadable' | 'too_costly' | 'other_frames';

export const LARGE_PREVIEW_MESSAGES = {
  pending: 'Full quality is being made. Until it’s there you see the standard preview.',
  ready: 'Full quality is ready.',
  failed: 'This file can’t be made at this size; the standard preview stays.',
  tooCostly: 'This file is too long or too large for full quality; the standard preview stays.',
  tooMany: `Full quality can be made of ${LARGE_PREVIEW.perBooking} files of a booking at most; the standard previews stay.`,
  noLarger: 'The standard preview already shows this file at its full size.',
  notYet: 'The standard preview of this file isn’t ready yet.',
  over: 'This booking is over, so full quality can’t be made any more.',
} as const;

interface Size {
  /** Pixels. */
  width: number;
  height: number;
}

/** The largest a video may become, held the way it is. @param side longest side, @param lines shorter side, in pixels */
export const videoBox = ({ width, height }: Size, side: number, lines: number): Size =>
  width > height ? { width: side, height: lines } : { width: lines, height: side };

/**
 * How large a large preview is, in pixels; of a photo give or take one. Null where the standard preview is as large as the
 * original already: then there is nothing to ask for.
 */
export function largeSize(kind: ContentKind, source: Size): Size | null {
  const { side, lines } = LARGE_PREVIEW;
  if (Math.max(source.width, source.height) <= PREVIEW.side) return null;
  if (kind === 'video') return fitInside(source, videoBox(source, side, lines));
  const scale = Math.min(1, side / Math.max(source.width, source.height));
  return { width: Math.round(source.width * scale), height: Math.round(source.height * scale) };
}

export interface LargePreviewFacts extends Size {
  status: LargePreviewStatus;
  problem: LargePreviewProblem | null;
  /** Whether it has no watermark. */
  isClean: boolean;
  /** How many seconds of the video it shows when that is not all of it. */
  cutAfterSeconds: number | null;
}

/** What is said of a large preview as it stands; null where there is nothing to say. */
export function largePreviewNote(facts: LargePreviewFacts): string | null {
  const { status, problem, isClean, width, height, cutAfterSeconds } = facts;
  if (status === 'none') return null;
  if (status === 'pending') return LARGE_PREVIEW_MESSAGES.pending;
  if (status === 'ready')
    return withCut(
      `${isClean ? 'Preview' : 'Watermarked preview'} in full quality, ${width} × ${height} pixels.`,
      cutAfterSeconds,
    );
  return problem === 'too_costly' ? LARGE_PREVIEW_MESSAGES.tooCostly : LARGE_PREVIEW_MESSAGES.failed;
}
