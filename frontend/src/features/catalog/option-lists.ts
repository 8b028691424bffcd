import { CONTENT_FORMAT_LABELS, USAGE_RIGHTS_LABELS, toContentFormat, toUsageRights } from '@reelpact/domain';

export interface Option<T> {
  value: T;
  label: string;
}

export const formatLabel = (word: string): string => {
  const format = toContentFormat(word);
  return format ? CONTENT_FORMAT_LABELS[format] : word;
};

export const rightsLabel = (word: string): string => {
  const rights = toUsageRights(word);
  return rights ? USAGE_RIGHTS_LABELS[rights] : word;
};

/** Options of an editor, with `present` added when the stored value is none of them, so that editing loses nothing. */
export function optionsWith<T extends string>(
  words: readonly T[],
  label: (word: string) => string,
  present?: T | null,
): Option<T>[] {
  const all = present && !words.includes(present) ? [...words, present] : words;
  return all.map((value) => ({ value, label: label(value) }));
}

export const revisionsOptions = (values: readonly (number | 'unlimited')[]): Option<number | 'unlimited'>[] =>
  values.map((value) => ({ value, label: value === 'unlimited' ? 'Unlimited' : String(value) }));
