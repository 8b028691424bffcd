import type { ContentKind } from '../delivery/files.js';
import type { WithMeaning } from '../catalog/addon-meaning.js';
import { toContentFormat } from '../catalog/vocabularies.js';
import { countedParts } from './counted.js';
import { COUNTED_THINGS, type Counted, type Counts, countText } from './counts.js';

/** What a package says of its files, as far as its words can be understood. */
export interface Promises extends Counts {
  /** Of each video, in seconds. */
  seconds: { min: number; max: number } | null;
  orientation: 'vertical' | 'horizontal' | 'square' | null;
  /** Pixels of the shorter side at least. */
  shortSide: number | null;
}

/** A delivered file as it was measured; null for what is not known. */
export interface MeasuredFile {
  name: string;
  kind: ContentKind;
  width: number | null;
  height: number | null;
  durationMs: number | null;
}

/** One promise held against the files. */
export interface SpecFinding {
  /** What was promised, in words. */
  promised: string;
  /** What came, in words. */
  found: string;
  verdict: 'kept' | 'differs' | 'unknown';
  /** The file it is about; null for the version as a whole. */
  file: string | null;
}

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(\\d{1,2}|${NUMBER_WORDS.join('|')})`;
/** A most is no promise: "up to 5 photos" is kept by two. */
const AT_MOST = /(?:\bup to|\bat most|\bmax(?:imum)?(?: of)?\.?)\s+$/i;
/** Up to three words between the number and the thing: "2 vertical reels", "five edited product photos". */
const BETWEEN = '(?:\\s+(?!and\\b|or\\b)[\\p{L}-]+){0,3}?';
const THINGS = {
  photos: 'photos?|pictures?|images?|stills?',
  videos: 'videos?|reels?|tiktoks?|clips?|shorts',
} as const;

function countOf(text: string, thing: keyof typeof THINGS): number | null {
  const pattern = new RegExp(`(?<![\\p{L}\\d.])${COUNT}${BETWEEN}\\s+(?:${THINGS[thing]})(?!\\p{L})`, 'iu');
  const match = pattern.exec(text);
  const word = match?.[1]?.toLowerCase();
  if (!match || word === undefined || AT_MOST.test(text.slice(0, match.index))) return null;
  const named = NUMBER_WORDS.indexOf(word);
  const count = named === -1 ? Number(word) : named + 1;
  return count > 0 ? count : null;
}

const UNIT_SECONDS = { s: 1, m: 60 } as const;

/** "15–30 seconds", "30s", "up to 60 sec", "1 minute". */
function secondsOf(text: string): Promises['seconds'] {
  const match =
    /(up to\s+|max\.?\s+)?(?<![\d.])(\d{1,3})\s*(?:(?:-|–|to)\s*(\d{1,3})\s*)?-?(s|sec|secs|seconds?|min|mins|minutes?)(?!\p{L})/iu.exec(
      text,
    );
  if (!match) return null;
  const [, upTo, from, to, unit] = match;
  const factor = unit?.toLowerCase().startsWith('m') ? UNIT_SECONDS.m : UNIT_SECONDS.s;
  const [first, last] = [Number(from) * factor, Number(to ?? from) * factor];
  return last < first ? null : { min: upTo === undefined ? first : 0, max: last };
}

const ORIENTATIONS = [
  ['vertical', /\b(vertical|portrait|upright|9:16|4:5)\b/i],
  ['horizontal', /\b(horizontal|landscape|16:9)\b/i],
  ['square', /\b(square|1:1)\b/i],
] as const;

/** The one orientation that is named; null where none is, or several are. */
function orientationOf(text: string): Promises['orientation'] {
  const named = ORIENTATIONS.filter(([, pattern]) => pattern.test(text));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

function shortSideOf(text: string): number | null {
  if (/\b(4k|uhd|2160p)\b/i.test(text)) return 2160;
  const lines = /\b(720|1080|1440)p\b/i.exec(text)?.[1];
  return lines === undefined ? (/\bfull hd\b/i.test(text) ? 1080 : null) : Number(lines);
}

/** What a package and the add-ons booked with it count together. */
function countsWith(counts: Counts, addons: readonly WithMeaning[]): Counts {
  const all: Record<Counted, number | null> = { ...counts };
  for (const { meaning } of addons) {
    const { kind, what = 'files', count = 0 } = meaning ?? {};
    if (kind === 'more') all[what] = (all[what] ?? 0) + count;
  }
  return Object.fromEntries(COUNTED_THINGS.map((what) => [what, all[what]])) as Record<
    Counted,
    number | null
  >;
}

/**
 * Reads what a booking promises: the package's format and its own words, and what its add-ons add to that. What can't be
 * understood is not promised here.
 */
export function promisesOf(
  pack: { name: string; includes: string; contentFormat: string | null },
  addons: readonly WithMeaning[],
): Promises {
  const text = `${pack.name}\n${pack.includes}`.slice(0, 4000);
  const format = pack.contentFormat === null ? null : toContentFormat(pack.contentFormat);
  const isUpright = format === 'reels' || format === 'tiktoks' || format === 'stories';
  return {
    ...countsWith({ photos: countOf(text, 'photos'), videos: countOf(text, 'videos'), files: null }, addons),
    seconds: secondsOf(text),
    orientation: orientationOf(text) ?? (isUpright ? 'vertical' : null),
    shortSide: shortSideOf(text),
  };
}

/** A clip may be a little shorter or longer than was said. */
const LENGTH_SLACK_SECONDS = 1;
/** Sides that differ by less are called square. */
const SQUARE_SLACK = 0.02;

function orientationOfSize(width: number, height: number): NonNullable<Promises['orientation']> {
  if (Math.abs(width / height - 1) < SQUARE_SLACK) return 'square';
  return width < height ? 'vertical' : 'horizontal';
}

function countFindings(promises: Promises, files: readonly MeasuredFile[]): SpecFinding[] {
  return countedParts(promises, files).map(({ what, promised, delivered }) => ({
    promised: countText(promised, what),
    found: countText(delivered, what),
    verdict: delivered >= promised ? 'kept' : 'differs',
    file: null,
  }));
}

function lengthFinding({ seconds }: Promises, { name, kind, durationMs }: MeasuredFile): SpecFinding[] {
  if (seconds === null || kind !== 'video') return [];
  const { min, max } = seconds;
  const promised =
    min === max ? `${max} seconds` : min === 0 ? `up to ${max} seconds` : `${min}–${max} seconds`;
  if (durationMs === null) return [{ promised, found: 'not measured', verdict: 'unknown', file: name }];
  const long = durationMs / 1000;
  const isKept = long >= min - LENGTH_SLACK_SECONDS && long <= max + LENGTH_SLACK_SECONDS;
  const found = `${Number(long.toFixed(1))} seconds`;
  return [{ promised, found, verdict: isKept ? 'kept' : 'differs', file: name }];
}

function sizeFindings({ orientation, shortSide }: Promises, file: MeasuredFile): SpecFinding[] {
  const { name, width, height } = file;
  const wanted = [
    ...(orientation === null ? [] : [orientation]),
    ...(shortSide === null ? [] : [`at least ${shortSide} pixels`]),
  ];
  if (wanted.length === 0) return [];
  const promised = wanted.join(', ');
  if (width === null || height === null)
    return [{ promised, found: 'not measured', verdict: 'unknown', file: name }];
  const actual = orientationOfSize(width, height);
  const isKept =
    (orientation === null || actual === orientation) &&
    (shortSide === null || Math.min(width, height) >= shortSide);
  return [
    { promised, found: `${actual}, ${width} × ${height}`, verdict: isKept ? 'kept' : 'differs', file: name },
  ];
}

/** What was promised, held against what came: first the version as a whole, then each file. */
export function specFindings(promises: Promises, files: readonly MeasuredFile[]): SpecFinding[] {
  return [
    ...countFindings(promises, files),
    ...files.flatMap((file) => [
      ...lengthFinding(promises, file),
      ...(file.kind === 'video' || promises.videos === null ? sizeFindings(promises, file) : []),
    ]),
  ];
}
