/* eslint-disable no-control-regex -- finding control characters is what these patterns are for */
const SINGLE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const MULTI_LINE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const CONTROL_CHARACTERS_MESSAGE = 'This text contains characters that cannot be shown.';

/** Longer than any text that a field takes: what is longer is refused by its field, as it is. */
const LONGEST_NORMALIZED = 10_000;
/** A base character has at most so many marks in text that makes sense (UAX 15, Stream-Safe Text Format). */
const MAX_MARKS = 30;
const MARK = /\p{M}/u;

/** Composing a run of marks takes time with the square of its length. */
function hasLongRunOfMarks(text: string): boolean {
  let run = 0;
  for (const character of text) {
    run = character >= '\u0300' && MARK.test(character) ? run + 1 : 0;
    if (run > MAX_MARKS) return true;
  }
  return false;
}

/** NFC with line breaks as "\n", so that equal texts are stored as equal bytes; a text that is an attack stays as it is. */
export function normalizeText(text: string): string {
  const isUsual = text.length <= LONGEST_NORMALIZED && !hasLongRunOfMarks(text);
  return (isUsual ? text.normalize('NFC') : text).replace(/\r\n?/g, '\n');
}

/** Control characters are refused, but for line breaks and tabs in a field of several lines. */
export function hasControlCharacters(text: string, multiLine: boolean): boolean {
  return (multiLine ? MULTI_LINE : SINGLE_LINE).test(text);
}

/** The same text in one line without what would be refused; for texts that nobody can be asked to correct. */
export function withoutControlCharacters(text: string): string {
  return text.replace(new RegExp(SINGLE_LINE, 'g'), ' ').replace(/ {2,}/g, ' ');
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
