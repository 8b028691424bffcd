/* eslint-disable no-control-regex -- finding control characters is what these patterns are for */
const SINGLE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const MULTI_LINE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const UNSEEN_CHARACTERS_MESSAGE = 'This text contains characters that cannot be shown.';

/**
 * Characters without a shape: they join, separate, hide or turn around what stands beside them, so that two names look the same or
 * one reads as another.
 */
const SHAPELESS = /[\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Where they belong to how a text is written: in emoji, between Arabic letters, after an Indic virama, and after Han characters. */
const WRITTEN = new RegExp(
  [
    '(?<=\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?)\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
    // The flags of England, Scotland and Wales.
    '(?<=\\u{1f3f4}[\\u{e0061}-\\u{e007a}]*)[\\u{e0061}-\\u{e007a}](?=[\\u{e0061}-\\u{e007a}]*\\u{e007f})',
    '(?<=\\u{1f3f4}[\\u{e0061}-\\u{e007a}]+)\\u{e007f}',
    '(?<=\\p{Script=Arabic})\\u200c(?=\\p{Script=Arabic})',
    '(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])[\\u200c\\u200d]',
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe02\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);

/** Longer than any text that a field takes: what is longer is refused by its field, as it is. */
const LONGEST_NORMALIZED = 10_000;
/** A base character has at most so many marks in text that makes sense (UAX 15, Stream-Safe Text Format). */
const MAX_MARKS = 30;
const MARK = /\p{M}/u;
/** Halves of characters: no encoding has them, so a database can't keep them. */
const HALVES = /\p{Surrogate}/gu;

/** Composing a run of marks takes time with the square of its length. */
function hasLongRunOfMarks(text: string): boolean {
  let run = 0;
  for (const character of text) {
    run = character >= '\u0300' && MARK.test(character) ? run + 1 : 0;
    if (run > MAX_MARKS) return true;
  }
  return false;
}

/** NFC with line breaks as "\n" and a replacement character for each half of one, so that equal texts are stored as equal bytes; a text that is an attack stays as it is. */
export function normalizeText(text: string): string {
  const isUsual = text.length <= LONGEST_NORMALIZED && !hasLongRunOfMarks(text);
  return (isUsual ? text.normalize('NFC') : text).replace(/\r\n?/g, '\n').replace(HALVES, '\ufffd');
}

/**
 * Control characters are refused, but for line breaks and tabs in a field of several lines. In one line, which is a name, a heading or
 * an address, so are characters without a shape.
 */
export function hasUnseenCharacters(text: string, multiLine: boolean): boolean {
  return multiLine ? MULTI_LINE.test(text) : SINGLE_LINE.test(text) || withoutShapeless(text) !== text;
}

/** The same text in one line without what would be refused; for texts that nobody can be asked to correct. */
export function withoutUnseenCharacters(text: string): string {
  return withoutShapeless(text.replace(new RegExp(SINGLE_LINE, 'g'), ' ')).replace(/ {2,}/g, ' ');
}

function withoutShapeless(text: string): string {
  let written: Set<number> | undefined;
  return text.replace(SHAPELESS, (character, index: number) => {
    written ??= new Set([...text.matchAll(WRITTEN)].map((match) => match.index));
    return written.has(index) ? character : '';
  });
}

/** What the specification calls non-empty: something is left after trimming. */
export function isBlank(text: string | null | undefined): boolean {
  return !text || text.trim() === '';
}

const HTML_SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => HTML_SIGNS[sign] ?? sign);
