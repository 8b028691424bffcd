import { setImmediate } from 'node:timers/promises';
import createBidi from 'bidi-js';
import type { Font } from 'fontkit';
import type { DocumentFonts, Drawable } from './fonts.js';

/** Text of one font and one direction, as it is drawn from left to right. */
interface Run {
  text: string;
  font: Font;
  /** Points. */
  width: number;
}
/** The runs of a line from left to right. */
export type Line = Run[];

interface Piece extends Drawable {
  width: number;
  level: number;
}

// Its types describe another way to be imported than Node.js has.
const bidi = (createBidi as unknown as typeof createBidi.default)();
const graphemes = new Intl.Segmenter();
/** Invisible characters that turn text around, and control characters. Joiners stay: scripts and emojis need them. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;
/** Letters that a font turns around by itself. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** After so many characters others get their turn: a hostile text can need many fonts. */
const YIELD_AFTER = 16;

const widthOf = (text: string, font: Font, size: number): number =>
  (font.layout(text).advanceWidth * size) / font.unitsPerEm;

/**
 * Cuts a text into lines and runs that PDFKit can draw, which knows neither fallback fonts nor the order of mixed directions.
 * @param size of the letters, and `width` of the lines, in points
 */
export async function layOutText(
  text: string,
  fonts: DocumentFonts,
  { size, width }: { size: number; width: number },
): Promise<Line[]> {
  const pieces: Piece[] = [];
  const widths = new Map<string, number>();
  for (const { segment } of graphemes.segment(text.normalize('NFC').replace(INVISIBLE, ' '))) {
    if (pieces.length % YIELD_AFTER === YIELD_AFTER - 1) await setImmediate();
    const drawable = await fonts.for(segment);
    const known = widths.get(segment) ?? widthOf(drawable.text, drawable.font, size);
    widths.set(segment, known);
    pieces.push({ ...drawable, width: known, level: 0 });
  }
  return broken(pieces, width).map((line) => inVisualOrder(line, size));
}

/** Breaks at the last space that fits, or anywhere in what has none. */
function broken(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let rest = [...pieces];
  while (rest.length > 0) {
    let taken = 0;
    for (let sum = 0; taken < rest.length; taken += 1) {
      sum += rest[taken]?.width ?? 0;
      if (sum > width && taken > 0) break;
    }
    if (taken < rest.length) {
      const space = rest.slice(0, taken + 1).findLastIndex((piece) => piece.text === ' ');
      if (space > 0) taken = space;
    }
    lines.push(rest.slice(0, taken));
    rest = rest.slice(taken);
    if (rest[0]?.text === ' ') rest.shift();
  }
  return lines;
}

/** The Unicode bidirectional algorithm, from characters to runs (UAX 9, L2). */
function inVisualOrder(line: readonly Piece[], size: number): Line {
  const { levels } = bidi.getEmbeddingLevels(line.map(({ text }) => text).join(''));
  let at = 0;
  const groups: Piece[][] = [];
  for (const piece of line) {
    const leveled = { ...piece, level: levels[at] ?? 0 };
    at += piece.text.length;
    const last = groups.at(-1);
    const before = last?.[0];
    if (last && before?.font === leveled.font && before.level === leveled.level) last.push(leveled);
    else groups.push([leveled]);
  }
  for (let level = Math.max(0, ...levels); level > 0; level -= 1) turnAround(groups, level);
  return groups.map((group) => {
    const { font, level } = group[0] as Piece;
    const text = level % 2 === 0 ? joined(group) : rightToLeft(group);
    return { text, font, width: widthOf(text, font, size) };
  });
}

/** Turns around whatever stands together at a level or deeper. */
function turnAround(groups: Piece[][], level: number): void {
  for (let start = 0; start < groups.length; start += 1) {
    let end = start;
    while ((groups[end]?.[0]?.level ?? 0) >= level) end += 1;
    if (end > start) groups.splice(start, end - start, ...groups.slice(start, end).toReversed());
    start = Math.max(start, end - 1);
  }
}

const joined = (group: readonly Piece[]): string => group.map(({ text }) => text).join('');

/** Letters are turned around by their font, signs between them are not. */
function rightToLeft(group: readonly Piece[]): string {
  if (RIGHT_TO_LEFT.test(joined(group))) return joined(group);
  return group
    .toReversed()
    .map(({ text }) => bidi.getMirroredCharacter(text) ?? text)
    .join('');
}
