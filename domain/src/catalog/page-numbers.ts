import { NETWORK_SITES } from '../page/share-links.js';

/** What a creator's public page reports about a visit. */
export const PAGE_EVENTS = ['view', 'reel_play', 'package_click', 'book_start', 'link_click'] as const;
export type PageEvent = (typeof PAGE_EVENTS)[number];

/** Events about one package; of the others a package says nothing. */
const OF_A_PACKAGE: readonly PageEvent[] = ['package_click', 'book_start'];
export const isOfPackage = (event: PageEvent): boolean => OF_A_PACKAGE.includes(event);

/** What is counted by its link alone, and not by where the visit came from. */
export const isOfLink = (event: PageEvent): event is 'link_click' => event === 'link_click';

export const PAGE_NUMBERS = {
  source: {
    max: 60,
    /** A visit that nothing led to, as far as the browser says. */
    direct: 'direct',
    /** So many names a creator's page keeps apart each day; a stranger can send any number. */
    perDay: 50,
    /** What is beyond that, and what a screen has no room for. */
    other: 'other',
    /** An app that opens links in a window of its own and doesn't say which it is. */
    inApp: 'in-app-browser',
  },
  /** Events of one address that count: more than a person makes, less than a script. */
  allowance: { most: 60, seconds: 60 },
  /** How many days the insights look back, today included. */
  periods: [7, 28, 90],
  /** Two whole years can be compared, and the month that is running. */
  keptMonths: 25,
} as const;

export type InsightDays = (typeof PAGE_NUMBERS.periods)[number];
export const isInsightDays = (days: number): days is InsightDays =>
  (PAGE_NUMBERS.periods as readonly number[]).includes(days);

/** What a link says as its source or the browser names when an app opens it in its own way, and the site that people know. */
const KNOWN_AS: Readonly<Record<string, string>> = {
  ...NETWORK_SITES,
  'l.instagram.com': 'instagram.com',
  'l.facebook.com': 'facebook.com',
  'lm.facebook.com': 'facebook.com',
  'm.facebook.com': 'facebook.com',
  't.co': 'x.com',
  'm.youtube.com': 'youtube.com',
};

/**
 * Where a visit came from, as it is counted: utm_source or the host of the page before. Anyone can send anything, so every
 * value becomes a short plain name; nothing is refused.
 * @param ownHosts hosts of this site, without a port: a visit from them came from nowhere else
 */
export function cleanSource(sent: unknown, ownHosts: readonly string[] = []): string {
  const { direct, max } = PAGE_NUMBERS.source;
  if (typeof sent !== 'string') return direct;
  const name = sent
    .slice(0, 4 * max)
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .replace(/^(?:www\.|[-._])+/, '')
    .slice(0, max)
    .replace(/[-._]+$/, '');
  const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');
  if (name === '' || ownHosts.some((host) => bare(host) === name)) return direct;
  return KNOWN_AS[name] ?? name;
}

/** Apps that open links in a window of their own, by what their browser says of itself; others of the kind say nothing but that. */
const IN_APP: readonly [RegExp, string][] = [
  [/Instagram/, 'instagram.com'],
  [/TikTok|musical_ly|BytedanceWebview/, 'tiktok.com'],
  [/FBA[NV]|FB_IAB/, 'facebook.com'],
  [/Pinterest/, 'pinterest.com'],
  [/Snapchat/, 'snapchat.com'],
  [/LinkedInApp/, 'linkedin.com'],
  [/Twitter/, 'x.com'],
  [/; wv\)|\bWebView\b|(?:iPhone|iPad).*AppleWebKit(?!.*(?:Safari|CriOS|FxiOS))/, PAGE_NUMBERS.source.inApp],
];

/** The app in which a page was opened, for visits that say nothing else of where they come from; null in a browser. */
export const inAppSource = (agent: string): string | null =>
  IN_APP.find(([sign]) => sign.test(agent.slice(0, 500)))?.[1] ?? null;

/** The numbers of a page in the order of the way to a booking, with what a reader calls them. */
export const PAGE_NUMBER_LABELS = {
  views: 'Views',
  visitors: 'Visitors',
  reelPlays: 'Reel plays',
  packageClicks: 'Package clicks',
  bookingStarts: 'Booking starts',
  bookings: 'Bookings',
  paidBookings: 'Paid bookings',
  money: 'Earned',
} as const;
export type PageNumber = keyof typeof PAGE_NUMBER_LABELS;

const ENOUGH_FOR_PERCENT = 10;

/**
 * How a number has changed against the period before, in words. Percentages of a handful say nothing, so few are compared
 * by the number itself.
 * @param days how long either period is
 * @param say how an amount is written, where it is no plain count
 */
export function changeText(
  now: number,
  before: number,
  days: number,
  say: (amount: number) => string = String,
): string {
  const than = `the ${days} days before`;
  if (now === before) return `Same as ${than}`;
  const sign = now > before ? '+' : '−';
  if (before >= ENOUGH_FOR_PERCENT) {
    const percent = Math.round((100 * Math.abs(now - before)) / before);
    return percent === 0 ? `About the same as ${than}` : `${sign}${percent}% vs. ${than}`;
  }
  return `${sign}${say(Math.abs(now - before))} vs. ${than}`;
}
