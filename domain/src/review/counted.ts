import type { ContentKind } from '../delivery/files.js';
import { COUNTED, COUNTED_THINGS, type Counted, type Counts } from './counts.js';

/** One counted thing of a delivery. */
export interface CountedPart {
  what: Counted;
  /** How many were promised: 1 or more. */
  promised: number;
  /** How many of them came. */
  delivered: number;
}

/** What is counted, held against the files of a version. */
export function countedParts(counts: Counts, files: readonly { kind: ContentKind }[]): CountedPart[] {
  const photos = files.filter(({ kind }) => kind === 'image').length;
  const videos = files.length - photos;
  const taken = Math.min(photos, counts.photos ?? 0) + Math.min(videos, counts.videos ?? 0);
  // Where the package itself counts nothing, one file is the content, and what comes on top begins after it.
  const isCounted = counts.photos !== null || counts.videos !== null;
  const extra = files.length - (isCounted ? taken : Math.min(files.length, 1));
  const delivered: Record<Counted, number> = { photos, videos, files: extra };
  return COUNTED_THINGS.flatMap((what) => {
    const promised = counts[what];
    return promised === null ? [] : [{ what, promised, delivered: delivered[what] }];
  });
}

/** What a version lacks of what is counted; empty where it is complete, or nothing is counted. */
export const missingParts = (counts: Counts, files: readonly { kind: ContentKind }[]): CountedPart[] =>
  countedParts(counts, files).filter(({ promised, delivered }) => delivered < promised);

/** Whether a version that lacks these is incomplete. */
export const isIncomplete = (missing: readonly CountedPart[]): boolean => missing.length > 0;

/** Whether two lists say the same, in any order. */
export function isSameMissing(one: readonly CountedPart[], other: readonly CountedPart[]): boolean {
  const key = ({ what, promised, delivered }: CountedPart): string => `${what} ${delivered}/${promised}`;
  const keys = new Set(one.map(key));
  return keys.size === new Set(other.map(key)).size && other.every((part) => keys.has(key(part)));
}

/** "2 of 10 videos and 1 of 3 photos". */
export const missingText = (missing: readonly CountedPart[]): string =>
  missing
    .map(
      ({ what, promised, delivered }) =>
        `${delivered} of ${promised} ${promised === 1 ? COUNTED[what].one : COUNTED[what].many}`,
    )
    .join(' and ');

/** What the creator confirms before an incomplete delivery: "Delivering 2 of 10 videos". */
export const deliveringText = (missing: readonly CountedPart[]): string =>
  `Delivering ${missingText(missing)}`;

/** "2 of 10 videos were delivered.", as both parties read it. */
export function deliveredText(missing: readonly CountedPart[]): string {
  const [first, ...others] = missing;
  const isOne = first !== undefined && others.length === 0 && (first.delivered === 1 || first.promised === 1);
  return `${missingText(missing)} ${isOne ? 'was' : 'were'} delivered.`;
}

/** What the dialogs of an incomplete delivery say. */
export const INCOMPLETE_TEXTS = {
  /** Below "Delivering 2 of 10 videos". */
  consequence:
    'The brand is told. If they don’t answer in time, the content doesn’t count as approved: our team decides.',
  confirm: 'Deliver Incomplete',
  /** Before a release, below "2 of 10 videos were delivered." */
  approval: 'Approving accepts this as complete and releases the full amount.',
} as const;

/** Why a booking is disputed that nobody answered about: the note in its history. */
export const unansweredNote = (missing: readonly CountedPart[]): string =>
  `Incomplete, no answer: ${deliveredText(missing)}`;
