/**
 * Every part of what is kept of people, in the order in which it is forgotten. The same for everyone: two deletions that
 * touch the same rows lock them in the same order. Bookings come first, because only they and the payouts refuse; the user's
 * row comes last, because the others belong to it.
 */
export const PERSONAL_PARTS = [
  'bookings',
  'payouts',
  'webhooks',
  'calendar',
  'guests',
  'mails',
  'deliveries',
  'catalog',
  'profile',
  // After the profile: a visit that is being counted waits for the creator's row, or is forgotten with the rest.
  'page-numbers',
  'drawn-pages',
  'directory',
  'review',
  'conversations',
  // After the bookings, which know whose name stands on them.
  'licenses',
  'documents',
  // After the payouts, which refuse while a tip is owed.
  'tips',
  // After the bookings, which know whose they were.
  'ratings',
  'notifications',
  'account',
] as const;

/** The sections of the copy of a person's data, in its order. */
export const SECTION_NAMES = [
  'account',
  'sessions',
  'sharedBrowsers',
  'tokens',
  'webhookEndpoints',
  'webhookDeliveries',
  'calendarFeeds',
  'logins',
  'passkeys',
  'secondFactors',
  'accountEvents',
  'profile',
  'pageBlocks',
  'linkPictures',
  'formerUsernames',
  'directory',
  'directoryRemovals',
  'savedCreators',
  'shippingAddress',
  'packages',
  'portfolio',
  'pageNumbers',
  'linkClicks',
  'bookingsAsBrand',
  'bookingsAsCreator',
  'said',
  'reviewComments',
  'reviewLinks',
  'messages',
  'deliveries',
  'licenses',
  'documents',
  'billingDetails',
  'tipsGiven',
  'tipsReceived',
  'ratingsGiven',
  'ratingsReceived',
  'payouts',
  'mails',
  'notifications',
  'notificationSettings',
  'pushBrowsers',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];
