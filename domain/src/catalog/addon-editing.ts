import type { Counted } from '../review/counts.js';
import type { AddonMeaning } from './addon-meaning.js';

export const ADDON_MEANING_KINDS = ['none', 'faster', 'more'] as const;
export type AddonMeaningKind = (typeof ADDON_MEANING_KINDS)[number];
export const ADDON_MEANING_LABELS: Readonly<Record<AddonMeaningKind, string>> = {
  none: 'Something else',
  faster: 'Faster delivery',
  more: 'More files',
};
export const ADDON_LIMITS = { days: { min: 1, max: 30 }, count: { min: 1, max: 20 } } as const;

export const ADDON_MESSAGES = {
  meaning: 'Choose what this add-on changes: its title names a delivery time or a number of files.',
  otherTime: 'The title names another delivery time than the add-on has.',
  days: `Faster delivery takes ${ADDON_LIMITS.days.min} to ${ADDON_LIMITS.days.max} days.`,
  count: `An add-on adds ${ADDON_LIMITS.count.min} to ${ADDON_LIMITS.count.max} files.`,
} as const;

const isWhole = (value: unknown, { min, max }: { min: number; max: number }): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** A meaning as an editor sends it, with only the fields of its kind; null for none. */
export function toAddonMeaning(sent: {
  kind: AddonMeaningKind;
  days?: number | null;
  what?: Counted | null;
  count?: number | null;
}): AddonMeaning | null {
  if (sent.kind === 'faster') return { kind: 'faster', days: sent.days ?? 0 };
  if (sent.kind === 'more') return { kind: 'more', what: sent.what ?? 'files', count: sent.count ?? 0 };
  return null;
}

const WORD_NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const NUMBER = `(\\d{1,3}|${WORD_NUMBERS.join('|')})`;
const numberOf = (word: string): number => {
  const named = WORD_NUMBERS.indexOf(word.toLowerCase());
  return named === -1 ? Number(word) : named + 1;
};

/** Neither "3D" nor "9:16" nor "#1" begins a count. */
const BEFORE = '(?<![\\p{L}\\d.:#])';
const TIME = new RegExp(
  `${BEFORE}${NUMBER}\\s*(?:-|–|\\s)?\\s*(hours?|hrs?|h|days?|weeks?|wks?)(?!\\p{L})`,
  'iu',
);
const SAME_DAY = /\b(same|next)[\s-]day\b|\bovernight\b/i;
/** Times of something else: how long content may be used, or what it shows. */
const OTHER_TIME =
  /\b(usage|use|rights?|licen[cs]e|licensing|ads?|whitelist\w*|allowlist\w*|spark|exclusiv\w*|support|access|storage|challenge|series|plan|campaign|boost\w*)\b/i;
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168 };

/** The delivery time, in hours, that a title names; null where it names none. */
export function namedHours(title: string): number | null {
  if (OTHER_TIME.test(title)) return null;
  const [, number = '', unit = ''] = TIME.exec(title) ?? [];
  if (number !== '') return numberOf(number) * (HOURS[unit.charAt(0).toLowerCase()] ?? 1);
  return SAME_DAY.test(title) ? 24 : null;
}

const KINDS_OF_FILES =
  'extra|more|additional|bonus|edited|unedited|raw|retouched|vertical|horizontal|square|short|product|lifestyle|bts|story|instagram|tiktok|ugc|hd|high-res|different|new';
const FILES = new RegExp(
  `${BEFORE}${NUMBER}x?(?:\\s+(?:${KINDS_OF_FILES})){0,3}\\s+(?:photos?|pictures?|images?|stills?|videos?|reels?|tiktoks|clips?|shorts|files?)(?!\\p{L})`,
  'iu',
);

/** Whether a title names how many files come. */
export const namesFiles = (title: string): boolean => FILES.test(title);

/**
 * Why an add-on can't be kept as it is, as one sentence, or null. What its title says must be what it changes, because a
 * brand pays for the title.
 */
export function addonProblem(title: string, meaning: AddonMeaning | null): string | null {
  if (meaning?.kind === 'faster' && !isWhole(meaning.days, ADDON_LIMITS.days)) return ADDON_MESSAGES.days;
  if (meaning?.kind === 'more' && !isWhole(meaning.count, ADDON_LIMITS.count)) return ADDON_MESSAGES.count;
  const hours = namedHours(title);
  if (hours !== null && meaning?.kind !== 'faster') return ADDON_MESSAGES.meaning;
  if (namesFiles(title) && meaning?.kind !== 'more') return ADDON_MESSAGES.meaning;
  return hours !== null && meaning?.kind === 'faster' && Math.ceil(hours / 24) !== meaning.days
    ? ADDON_MESSAGES.otherTime
    : null;
}
