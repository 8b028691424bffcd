/* eslint-disable no-control-regex -- finding control characters is what these patterns are for */
const SINGLE_LINE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const MULTI_LINE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

export const CONTROL_CHARACTERS_MESSAGE = 'This text contains characters that cannot be shown.';

/** NFC with line breaks as "\n", so that equal texts are stored as equal bytes. */
export function normalizeText(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n');
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
