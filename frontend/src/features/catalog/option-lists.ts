import { AI_OFFERS, AI_TEXTS, AI_USES, type AiUse, CANCELLATION_FEE } from '@reelpact/domain';

export interface Option<T> {
  value: T;
  label: string;
}

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

/** Whether the brand sends something first. */
export const PRODUCT_OPTIONS: Option<boolean>[] = [
  { value: false, label: 'Not needed' },
  { value: true, label: 'The brand sends it first' },
];

/** How far a package's files may be made with AI; empty where it doesn't say. */
export const AI_OPTIONS: Option<AiUse | ''>[] = [
  { value: '', label: AI_TEXTS.unsaid },
  ...AI_USES.map((value) => ({ value, label: AI_OFFERS[value] })),
];

/** What a creator keeps when a brand cancels before a delivery, in percent. */
export const cancellationOptions = (present: number): Option<number>[] =>
  [...new Set([...CANCELLATION_FEE.options, present])]
    .toSorted((one, other) => one - other)
    .map((value) => ({ value, label: value === 0 ? 'Everything goes back' : `You keep ${value}%` }));
