/** What FFmpeg says of a video that it was given to read. */
export interface VideoFacts {
  /** As the container says it; null when it does not. */
  seconds: number | null;
  /** Frames per second, to two decimals: over the whole, and what most frames seem to have; null when it does not say. */
  averageRate: number | null;
  baseRate: number | null;
  /** Square pixels, upright; null when no picture of it was read. */
  size: { width: number; height: number } | null;
  hasAudio: boolean;
  /** How many frames were read. */
  frames: number;
}

const STREAM = String.raw`(?:^|\n) {2,4}Stream #0:\d+[^\n]*?: `;
const DURATION = /(?:^|\n) {2}Duration: (\d+):(\d\d):(\d\d\.\d+)/;
const AVERAGE = new RegExp(String.raw`${STREAM}Video: [^\n]*?, (\d+(?:\.\d+)?k?) fps`);
const BASE = new RegExp(String.raw`${STREAM}Video: [^\n]*?, (\d+(?:\.\d+)?k?) tbr`);
const AUDIO = new RegExp(`${STREAM}Audio: `);
const SIZE = new RegExp(String.raw`${STREAM}Video: [^\n]*?, (\d+)x(\d+)(?: \[SAR (\d+):(\d+)|[, ])`);
/** Where FFmpeg has read its input and says what it makes of it. */
const OUTPUT = '\nOutput #0, ';

const rateOf = (printed: string | undefined): number | null =>
  printed === undefined ? null : Number(printed.replace('k', '')) * (printed.endsWith('k') ? 1_000 : 1);

/** Some cameras store pixels that are wider than high. */
function sizeOf(found: RegExpExecArray | null): VideoFacts['size'] {
  if (found === null) return null;
  const [width = 0, height = 0, across = 1, down = 1] = found
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? undefined : Number(part)));
  const shape = across > 0 && down > 0 ? across / down : 1;
  return { width: Math.max(1, Math.round(width * shape)), height };
}

/**
 * Reads what FFmpeg prints about its first input and its first output, in lines of its own: titles, which come first and are
 * anyone's, are indented more. The size is the output's, which FFmpeg has turned upright.
 */
export function factsOf(said: string): VideoFacts {
  const end = said.lastIndexOf(OUTPUT);
  const [input, output] = end < 0 ? [said, ''] : [said.slice(0, end), said.slice(end)];
  const [, hours, minutes, seconds] = DURATION.exec(input) ?? [];
  return {
    seconds: seconds === undefined ? null : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds),
    averageRate: rateOf(AVERAGE.exec(input)?.[1]),
    baseRate: rateOf(BASE.exec(input)?.[1]),
    size: sizeOf(SIZE.exec(output)),
    hasAudio: AUDIO.test(input),
    // It counts as it goes; the last count is the whole.
    frames: Number([...output.matchAll(/frame= *(\d+)/g)].at(-1)?.[1] ?? 0),
  };
}
