import { formatFileSize } from './files.js';

/** Captions of a delivered video: WebVTT, https://www.w3.org/TR/webvtt1/ */
export const CAPTIONS = {
  maxBytes: 200 * 1024,
  maxCues: 5_000,
  /** Characters of one cue. */
  maxCueLength: 1_000,
  mimeType: 'text/vtt',
} as const;

/** For a file input's `accept`. */
export const ACCEPTED_CAPTIONS = '.vtt,text/vtt';

export const CAPTIONS_MESSAGES = {
  tooLarge: `A captions file can have ${formatFileSize(CAPTIONS.maxBytes)} at most.`,
  notUtf8: 'This captions file isn’t UTF-8 text. Save it as UTF-8 and try again.',
  notVtt: 'This isn’t a WebVTT file: it has to begin with WEBVTT.',
  none: 'There are no captions in this file.',
  tooMany: `A captions file can have ${CAPTIONS.maxCues.toLocaleString('en-US')} captions at most.`,
  notVideo: 'Only a video can have captions.',
  frozen: 'This video was delivered, so its captions can’t be changed any more.',
} as const;

/** Plain text that is shown for a while. */
export interface Caption {
  /** Milliseconds from the start of the video. */
  startMs: number;
  endMs: number;
  /** One or more lines, none of them empty. */
  text: string;
}

const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const ARROW = '-->';
const TIMING =
  /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;
/** Blocks that aren't shown: comments, and looks that nobody here wants. */
const UNSHOWN = /^(?:NOTE|STYLE|REGION)(?:[ \t].*)?$/;
/** Stops at the next bracket, so that a file of nothing but brackets is read in one go. */
const TAG = /<[^<>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': '\u00a0', '&lrm;': '', '&rlm;': '' },
};
const CONTROL =
  // eslint-disable-next-line no-control-regex -- finding control characters is what this pattern is for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const plain = (line: string): string =>
  line
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => ENTITIES[entity] ?? '')
    .replace(CONTROL, '')
    .trim();

const milliseconds = ([hours = '0', minutes, seconds, thousandths]: readonly (
  string | undefined
)[]): number => ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(thousandths);

const unreadable = (line: number): string =>
  `Line ${line} of the captions can’t be read: a caption begins with its times, as in 00:01.500 --> 00:04.000.`;
const disordered = (line: number): string =>
  `Line ${line} of the captions is out of order: each has to end after it begins, and none may begin before the one above it.`;

/**
 * Reads WebVTT. Text alone is kept: no markup, positions, looks or comments.
 * @param file as it was decoded from UTF-8
 * @returns the captions in order of time, or in one sentence what is wrong
 */
export function parseCaptions(file: string): { captions: Caption[] } | { problem: string } {
  if (file.length > CAPTIONS.maxBytes) return { problem: CAPTIONS_MESSAGES.tooLarge };
  // What a decoder leaves of bytes that aren't UTF-8, and what no text has.
  if (/[\ufffd\0]/.test(file)) return { problem: CAPTIONS_MESSAGES.notUtf8 };
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  if (!HEADER.test(lines[0] ?? '')) return { problem: CAPTIONS_MESSAGES.notVtt };
  const captions: Caption[] = [];
  let at = endOfBlock(lines, 0);
  while (at < lines.length) {
    if (lines[at] === '') {
      at += 1;
      continue;
    }
    const end = endOfBlock(lines, at);
    const read = readBlock(lines, at, end, captions.at(-1)?.startMs ?? 0);
    if (read !== null && 'problem' in read) return read;
    if (read !== null) captions.push(read);
    if (captions.length > CAPTIONS.maxCues) return { problem: CAPTIONS_MESSAGES.tooMany };
    at = end;
  }
  return captions.length === 0 ? { problem: CAPTIONS_MESSAGES.none } : { captions };
}

function endOfBlock(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && lines[end] !== '') end += 1;
  return end;
}

/** Null for a block of which nothing is shown. @param notBefore milliseconds */
function readBlock(
  lines: readonly string[],
  from: number,
  end: number,
  notBefore: number,
): Caption | { problem: string } | null {
  if (UNSHOWN.test(lines[from] ?? '')) return null;
  // A caption may have a name of its own above its times.
  const at = (lines[from] ?? '').includes(ARROW) ? from : from + 1;
  const times = at < end ? TIMING.exec(lines[at] ?? '') : null;
  if (!times) return { problem: unreadable(Math.min(at, end - 1) + 1) };
  const [startMs, endMs] = [milliseconds(times.slice(1, 5)), milliseconds(times.slice(5, 9))];
  if (endMs <= startMs || startMs < notBefore) return { problem: disordered(at + 1) };
  const shown = lines.slice(at + 1, end);
  const wrong = shown.findIndex((line) => line.includes(ARROW));
  if (wrong !== -1) return { problem: unreadable(at + 2 + wrong) };
  const text = shown
    .map(plain)
    .filter((line) => line !== '')
    .join('\n');
  return text === ''
    ? null
    : { startMs, endMs, text: Array.from(text).slice(0, CAPTIONS.maxCueLength).join('') };
}

const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

/** 00:00:01.500 */
function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${clock.map((part) => padded(part)).join(':')}.${padded(ms % 1000, 3)}`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Captions as a WebVTT file of nothing but times and text. */
export const captionsText = (captions: readonly Caption[]): string =>
  [
    'WEBVTT',
    ...captions.map(
      ({ startMs, endMs, text }) => `${timeText(startMs)} ${ARROW} ${timeText(endMs)}\n${escaped(text)}`,
    ),
  ].join('\n\n') + '\n';
