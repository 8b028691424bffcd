import { DEFAULT_WINDOWS, maxDeliveryDays } from '../booking/windows.js';
import { type Cents, MIN_BOOKABLE_CENTS } from '../money/cents.js';

/** Tiers of a page that are not packages to be booked on their own: specification, section 3. */
export const EXTRA_TIERS = ['tip', 'addon', 'portfolio'] as const;
const extraTiers: readonly string[] = EXTRA_TIERS;

/** Dashboards may name further tiers; all but the extras can be booked. */
export function isBookableTier(tier: string): boolean {
  return !extraTiers.includes(tier);
}

/** Whether a package can be booked on its own: its tier says so, it has a price, and money can be held for its delivery time. */
export function isBookable(
  {
    tier,
    priceCents,
    deliveryTime,
    needsProduct,
  }: { tier: string; priceCents: Cents | null; deliveryTime: string; needsProduct: boolean },
  minimum: Cents = MIN_BOOKABLE_CENTS,
): boolean {
  if (!isBookableTier(tier) || priceCents === null || priceCents < minimum) return false;
  return deliveryDays(deliveryTime) <= maxDeliveryDays(DEFAULT_WINDOWS, needsProduct);
}
/** Why no money can be held for a delivery time that is longer than so many days, as a brand reads it. */
export const tooLongToBook = (days: number): string =>
  `This package can’t be booked: its delivery time is longer than ${days} days, and the payment can’t be held for so long.`;

/** Why nobody could book a package, said to its creator while they edit it; null where the payment can be held long enough. */
export function deliveryTooLong({
  deliveryTime,
  needsProduct,
}: {
  deliveryTime: string;
  needsProduct: boolean;
}): string | null {
  const days = deliveryDays(deliveryTime);
  const longest = maxDeliveryDays(DEFAULT_WINDOWS, needsProduct);
  if (days <= longest) return null;
  const isByProduct = days <= maxDeliveryDays(DEFAULT_WINDOWS, false);
  const what = isByProduct ? 'with a product that is sent first, the delivery time' : 'the delivery time';
  return `Nobody can book this package: ${what} can be ${longest} days at most, because a payment can’t be held longer.`;
}

/** What a visitor reads in place of the button of a package that can't be booked. */
export const NOT_BOOKABLE_NOTE = 'This package can’t be booked right now.';

const TIER_ICONS: Readonly<Record<string, string>> = { basic: '📷', standard: '🎥', premium: '⭐' };

/** The tier as it is shown, with its icon where it has one: "🎥 standard". */
export function tierText(tier: string): string {
  const icon = Object.hasOwn(TIER_ICONS, tier) ? TIER_ICONS[tier] : undefined;
  return icon === undefined ? tier : `${icon} ${tier}`;
}

/** Tiers that nobody chose: every package has one of them until its creator names another. */
const UNCHOSEN_TIERS: readonly string[] = ['main', 'package'];

/** The tier as strangers read it: "🎥 Standard"; null where it says nothing. */
export function tierLabel(tier: string): string | null {
  if (UNCHOSEN_TIERS.includes(tier)) return null;
  return tierText(tier).replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

export const DELIVERY_OPTIONS = {
  creatorOnboarding: ['1-2 days', '3-5 days', '5-7 days', '7-10 days', '2 weeks'],
  signUpWizard: ['1-2 days', '3-5 days', '1 week', '2 weeks', '3-4 weeks'],
} as const;

/** Days to deliver when the delivery time can't be read: lifecycle rulings, "Due". */
export const UNREADABLE_DELIVERY_DAYS = 14;
const DAYS_PER_UNIT: Record<string, number> = { day: 1, week: 7, month: 30 };
const LONGEST_DELIVERY_DAYS = 365;

/** The upper bound of a delivery time in days: "3-5 days" → 5, "2 weeks" → 14, "soon" → 14. */
export function deliveryDays(deliveryTime: string): number {
  const match = /(\d{1,3})\s*(day|week|month)s?\b/i.exec(deliveryTime);
  const unit = DAYS_PER_UNIT[match?.[2]?.toLowerCase() ?? ''];
  if (!match || unit === undefined) return UNREADABLE_DELIVERY_DAYS;
  const days = Number(match[1]) * unit;
  return days >= 1 && days <= LONGEST_DELIVERY_DAYS ? days : UNREADABLE_DELIVERY_DAYS;
}

/** A delivery time as it is read: "3-5 days" → "3–5 days". */
export const spanText = (deliveryTime: string): string => deliveryTime.replace(/(\d)-(\d)/, '$1–$2');

/** How often a brand may ask for changes: a number, or 'unlimited'. */
export type Revisions = number | 'unlimited';
export const MAX_REVISIONS = 50;
export const REVISIONS_OPTIONS = {
  creatorOnboarding: [0, 1, 2, 3, 'unlimited'],
  editor: [0, 1, 2, 3, 5, 'unlimited'],
  signUpWizard: [1, 2, 3, 'unlimited'],
} as const;

/** Reads revisions as any of the forms sends them (2, "2", "unlimited"); null when it is none of them. */
export function parseRevisions(value: unknown): Revisions | null {
  if (value === 'unlimited') return 'unlimited';
  const number = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= MAX_REVISIONS
    ? number
    : null;
}

/** "Unlimited", "1", "2". */
export const revisionsCount = (revisions: Revisions): string =>
  revisions === 'unlimited' ? 'Unlimited' : String(revisions);

/** "Unlimited revisions", "1 revision", "2 revisions". */
export function revisionsLabel(revisions: Revisions): string {
  return `${revisionsCount(revisions)} ${revisions === 1 ? 'revision' : 'revisions'}`;
}

export const EMOJI_PALETTE = [
  '📦',
  '📸',
  '🎥',
  '⭐',
  '💎',
  '🔥',
  '✨',
  '🎯',
  '🚀',
  '💫',
  '🎨',
  '📱',
  '💻',
  '🎪',
  '🎭',
] as const;
export const DEFAULT_EMOJI = '📦';
/** Characters as people count them; one emoji can be several UTF-16 units. */
export const EMOJI_MAX_CHARACTERS = 2;
/** No two emojis have as many UTF-16 units. Counting the characters of a long text takes time and memory by its square. */
const EMOJI_MAX_UNITS = 64;

const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Whether a text has no more characters than an emoji may. */
export function isEmoji(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > EMOJI_MAX_UNITS) return false;
  return characters(value).length <= EMOJI_MAX_CHARACTERS;
}

/** What a field for an emoji keeps of what is typed or pasted into it: the last characters, as many as it may have. */
export function typedEmoji(typed: string): string {
  const kept = characters(typed.slice(-EMOJI_MAX_UNITS)).slice(-EMOJI_MAX_CHARACTERS).join('').trim();
  return isEmoji(kept) ? kept : '';
}

export const PACKAGE_LIMITS = {
  name: { max: 100 },
  description: { min: 10, max: 2000 },
  deliveryTime: { max: 40 },
  includes: { min: 10, max: 4000 },
  tier: { max: 40 },
  perCreator: 50,
  wizardMinimumPriceCents: 2500,
} as const;

/** What a creator keeps of the price, in percent, when a brand cancels before a delivery. */
export const CANCELLATION_FEE = {
  max: 50,
  options: [0, 10, 20, 30, 40, 50],
  message: 'The cancellation fee must be a whole number from 0 to 50',
} as const;

export const PACKAGE_MESSAGES = {
  name: 'Package name is required',
  /** The sign-up wizard asks for some description; the other editors for one of a certain length. */
  descriptionGiven: 'Description is required',
  description: 'Description must be at least 10 characters',
  price: 'Price is required',
  wizardPrice: 'The price must be at least $25.00',
  priceRange: 'Price must be between 0 and 100,000 dollars with at most two decimals',
  deliveryTime: 'Delivery time is required',
  includes: "Please list what's included",
  revisions: 'Number of revisions is required',
  needsProduct: 'Whether a product is needed must be true or false',
  mainArchived: 'Your main package can be changed, but not archived: your page leads with it',
  /** Said beside the marked fields when sections of a page can't be saved. */
  incomplete: 'Please complete the marked fields. Nothing has been saved yet.',
} as const;

export const PACKAGE_DEFAULTS = {
  creatorOnboarding: {
    name: 'UGC Package',
    price: 150,
    deliveryTime: '3-5 days',
    revisions: 1,
    includes: '• 3 photos\n• Basic editing\n• Social media usage rights\n• Caption suggestions',
  },
  signUpWizard: {
    name: 'Basic Package',
    price: 25,
    deliveryTime: '3-5 days',
    revisions: 1,
    contentFormat: 'photos',
    usageRights: 'social-media',
    includes: '• 3 high-quality photos\n• Basic editing\n• Usage rights for social media',
  },
  /** Price of a new add-on or extra package in the editor, in dollars. */
  extraPrice: 50,
} as const;

/** Where the sections of a page are edited: with their own lists and defaults (specification, section 9). */
export type SectionsPlace = 'creatorOnboarding' | 'editor';

/**
 * The price that a new add-on or extra package starts with, in dollars.
 * @param mainPrice the price of the page's main package, in dollars; 0 or absent when it has none
 */
export function newSectionPrice(place: SectionsPlace, mainPrice?: number): number {
  if (place === 'editor') return PACKAGE_DEFAULTS.extraPrice;
  return mainPrice || PACKAGE_DEFAULTS.creatorOnboarding.price;
}

/** The checklist of a package: one item a line, leading bullet characters stripped, blank lines left out. */
export function includesList(includes: string): string[] {
  return includes
    .split('\n')
    .map((line) => line.replace(/^[\s•·*✓✔–-]+/u, '').trim())
    .filter((line) => line !== '');
}
