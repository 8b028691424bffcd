/**
 * Three editors of the product name formats and rights in three ways. All are accepted and stored as one;
 * each editor shows its own options.
 */
export const CONTENT_FORMATS = ['photos', 'videos', 'photos_videos', 'reels', 'stories', 'tiktoks'] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];

export const USAGE_RIGHTS = ['social_media', 'website', 'advertising', 'commercial', 'unlimited'] as const;
export type UsageRights = (typeof USAGE_RIGHTS)[number];

const FORMAT_ALIASES: Readonly<Record<string, ContentFormat>> = {
  both: 'photos_videos',
  'photos-videos': 'photos_videos',
};
const RIGHTS_ALIASES: Readonly<Record<string, UsageRights>> = {
  social: 'social_media',
  'social-media': 'social_media',
  ads: 'advertising',
};

export const CONTENT_FORMAT_LABELS: Readonly<Record<ContentFormat, string>> = {
  photos: 'Photos',
  videos: 'Videos',
  photos_videos: 'Photos & Videos',
  reels: 'Reels',
  stories: 'Stories',
  tiktoks: 'TikToks',
};
export const USAGE_RIGHTS_LABELS: Readonly<Record<UsageRights, string>> = {
  social_media: 'Social Media',
  website: 'Website',
  advertising: 'Advertising',
  commercial: 'Commercial',
  unlimited: 'Unlimited',
};

/** What each editor offers, in the words it sends. */
export const CONTENT_FORMAT_OPTIONS = {
  editor: ['photos', 'videos', 'both', 'reels', 'stories'],
  dashboard: ['photos', 'videos', 'photos_videos', 'reels'],
  signUpWizard: ['photos', 'videos', 'photos-videos', 'reels', 'tiktoks'],
} as const;
export const USAGE_RIGHTS_OPTIONS = {
  editor: ['social', 'website', 'ads', 'commercial', 'unlimited'],
  dashboard: ['social_media', 'website', 'advertising', 'unlimited'],
  signUpWizard: ['social-media', 'website', 'advertising', 'commercial'],
} as const;

function lookUp<T extends string>(
  known: readonly T[],
  aliases: Readonly<Record<string, T>>,
  word: string,
): T | null {
  return (
    known.find((entry) => entry === word) ?? (Object.hasOwn(aliases, word) ? (aliases[word] ?? null) : null)
  );
}

// Marked as pure, so that a page that asks for neither doesn't load them.
const wordsOf = (known: readonly string[], aliases: object): readonly string[] => [
  ...known,
  ...Object.keys(aliases),
];
/** Every word that any editor may send for a format. */
export const CONTENT_FORMAT_WORDS = /* @__PURE__ */ wordsOf(CONTENT_FORMATS, FORMAT_ALIASES);
/** Every word that any editor may send for usage rights. */
export const USAGE_RIGHTS_WORDS = /* @__PURE__ */ wordsOf(USAGE_RIGHTS, RIGHTS_ALIASES);

/** The stored form of a format, or null for a word no editor uses. */
export function toContentFormat(word: string): ContentFormat | null {
  return lookUp(CONTENT_FORMATS, FORMAT_ALIASES, word);
}

/** The stored form of usage rights, or null for a word no editor uses. */
export function toUsageRights(word: string): UsageRights | null {
  return lookUp(USAGE_RIGHTS, RIGHTS_ALIASES, word);
}

/** A stored or sent word for a format as it is shown; what no editor knows is shown as it is. */
export function formatLabel(word: string): string {
  const format = toContentFormat(word);
  return format ? CONTENT_FORMAT_LABELS[format] : word;
}

/** The same for usage rights. */
export function rightsLabel(word: string): string {
  const rights = toUsageRights(word);
  return rights ? USAGE_RIGHTS_LABELS[rights] : word;
}
