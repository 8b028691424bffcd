/** What a brand sees before the originals unlock. */
export const PREVIEW = {
  /** Longest side, in pixels. */
  side: 1280,
  /** What is longer is cut off there, in seconds. */
  maxSeconds: 600,
  /** Frames per second at most. */
  maxRate: 60,
} as const;

/** Why there is no preview of a file: it can't be decoded, or decoding it takes more than one file may use. */
export type PreviewProblem = 'unreadable' | 'too_costly';

export const PREVIEW_STATUSES = ['pending', 'ready', 'failed'] as const;
export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];

export interface PreviewFacts {
  kind: 'video' | 'image';
  status: PreviewStatus;
  problem: PreviewProblem | null;
  /** How many seconds of the video the preview shows when that is not all of it. */
  cutAfterSeconds: number | null;
}

/** One or two sentences on what a preview leaves out; what a preview shows whole needs none. */
export function previewNote({ kind, status, problem, cutAfterSeconds }: PreviewFacts): string {
  // It may wait its turn, or for a server that can decode it.
  if (status === 'pending') return 'The preview isn’t ready yet.';
  if (problem === 'too_costly')
    return 'This file is too long or too large for a preview. Ask the creator for a smaller version.';
  if (status === 'failed')
    return 'This file could not be read, so there is no preview. Ask the creator for another one.';
  if (kind === 'image') return `Watermarked preview, up to ${PREVIEW.side} pixels wide or high.`;
  const quality = `Watermarked preview, up to ${PREVIEW.side} pixels wide or high and ${PREVIEW.maxRate} frames per second.`;
  return withCut(quality, cutAfterSeconds);
}

/** @param cutAfterSeconds how many seconds of the video are shown; null for all of them */
export const withCut = (note: string, cutAfterSeconds: number | null): string =>
  cutAfterSeconds === null ? note : `${note} It shows the first ${lengthOf(cutAfterSeconds)}.`;

function lengthOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 60) return `${Math.round(seconds)} seconds`;
  return minutes === 1 ? 'minute' : `${minutes} minutes`;
}

/** What somebody should know before they approve a version of which they couldn't see everything; null when they could. */
export function unseenNote(
  files: readonly { filename: string; original: boolean; preview: PreviewStatus }[],
): string | null {
  const unseen = files.filter(({ original, preview }) => !original && preview !== 'ready');
  if (unseen.length === 0) return null;
  return `You approve without having seen ${unseen.map(({ filename }) => filename).join(', ')}: there is no preview.`;
}
