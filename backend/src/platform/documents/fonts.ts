import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { unwrapFont } from './unwrap-font.js';

const { resolve } = createRequire(import.meta.url);

/** Each in slices of a few hundred characters, so that a name costs a few small files; the first that has a character draws it. */
const FAMILIES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-emoji',
] as const;

/** Opened fonts that are kept, in all documents: names repeat, and each slice takes a few hundred KB. */
const MAX_KEPT = 64;
/** A document opens no more, since all of its fonts are written at once at its end. Names need a few, twenty Chinese file names some twenty. */
const MAX_IN_DOCUMENT = 40;
/** Of one character with its marks. Emojis of families have the most, and stacked marks have no end. */
const MAX_CODE_POINTS = 10;
/** Stands for what no font has. */
const UNKNOWN = '?';

interface Slice {
  file: string;
  /** First and last code points. */
  ranges: readonly (readonly [number, number])[];
}

const rangesOf = (text: string): (readonly [number, number])[] =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

function slicesOf(family: string): Slice[] {
  const folder = dirname(resolve(`@fontsource/${family}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([subset, text]) => ({
    file: join(folder, 'files', `${family}-${subset.replace(/[[\]]/g, '')}-400-normal.woff`),
    ranges: rangesOf(text),
  }));
}

let slices: Slice[] | undefined;
/** Opened fonts by file, the least recently used first. */
const kept = new Map<string, Font>();

async function open(file: string): Promise<Font> {
  let font = kept.get(file);
  if (!font) {
    // Only who asks for a document needs it.
    const fontkit = await import('fontkit');
    font = fontkit.create(unwrapFont(await readFile(file)));
  }
  kept.delete(file);
  kept.set(file, font);
  const [oldest] = kept.keys();
  if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  return font;
}

const covers = ({ ranges }: Slice, codePoint: number): boolean =>
  ranges.some(([first, last]) => first <= codePoint && codePoint <= last);

/** A character with its marks, and the font that draws it. */
export interface Drawable {
  text: string;
  font: Font;
}

/** The fonts of one document, opened when a character needs them. */
export class DocumentFonts {
  private readonly opened = new Map<string, Font>();
  private readonly known = new Map<string, Drawable>();

  /** @param grapheme a character as people count them; marks that its font doesn’t have are left out */
  async for(grapheme: string): Promise<Drawable> {
    const known = this.known.get(grapheme);
    if (known) return known;
    const drawable = (await this.find(grapheme)) ?? (await this.find(UNKNOWN));
    if (!drawable) throw new Error('The fonts of documents are missing.');
    this.known.set(grapheme, drawable);
    return drawable;
  }

  /** The fonts that this document needs, each with a name. */
  named(): [string, Font][] {
    return [...this.opened.values()].map((font, index) => [`font-${index}`, font]);
  }

  nameOf(font: Font): string {
    return `font-${[...this.opened.values()].indexOf(font)}`;
  }

  private async find(grapheme: string): Promise<Drawable | null> {
    const characters = [...grapheme].slice(0, MAX_CODE_POINTS);
    const points = characters.map((character) => character.codePointAt(0) ?? 0);
    const [base = 0] = points;
    slices ??= FAMILIES.flatMap(slicesOf);
    const candidates = slices.filter((slice) => covers(slice, base));
    const whole = candidates.filter((slice) => points.every((point) => covers(slice, point)));
    for (const { file } of [...whole, ...candidates]) {
      const font = await this.open(file);
      if (!font?.hasGlyphForCodePoint(base)) continue;
      const drawn = characters.filter((_, index) => font.hasGlyphForCodePoint(points[index] ?? 0));
      return { text: drawn.join(''), font };
    }
    return null;
  }

  /** Null when this document has as many fonts as it may. */
  private async open(file: string): Promise<Font | null> {
    const known = this.opened.get(file);
    if (known) return known;
    if (this.opened.size >= MAX_IN_DOCUMENT) return null;
    const font = await open(file);
    this.opened.set(file, font);
    return font;
  }
}
