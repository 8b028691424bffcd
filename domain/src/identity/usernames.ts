import { USERNAME } from './limits.js';

/**
 * Words that can't be usernames because the router, the API or the web root answers at that path.
 * A test on each side holds this list against the routes that really exist.
 */
export const RESERVED_USERNAMES: readonly string[] = [
  'about',
  'account',
  'admin',
  'api',
  'assets',
  'auth',
  'booking',
  'bookings',
  'brand',
  'brand-review',
  'change-email',
  'checkout',
  'content-approved',
  'content-delivery',
  'content-submitted',
  'contact',
  'creator',
  'creators',
  'dashboard',
  'demo',
  'escrow-checkout',
  'explore',
  'favicon',
  'fonts',
  'help',
  'home',
  'index',
  'lab',
  'landing',
  'licences',
  'licenses',
  'link',
  'login',
  'logout',
  'mails',
  'media',
  'messages',
  'documents',
  'notifications',
  'onboarding',
  'open-booking',
  'open-message',
  'package',
  'payment-success',
  'payments',
  'pricing',
  'privacy',
  'project',
  'push-worker',
  'register',
  'reelpact',
  'remove-second-factor',
  'request-submitted',
  'reset-password',
  'review',
  'robots',
  'root',
  'second-step',
  'service',
  'settings',
  'shared-review',
  'signup',
  'sitemap',
  'static',
  'support',
  'terms',
  'tip',
  'tips',
  'unsubscribe',
  'uploads',
  'verify-email',
  'webhooks',
  'www',
];

const reserved = new Set(RESERVED_USERNAMES);

/** The form in which usernames are compared and are unique. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

export function isReservedUsername(username: string): boolean {
  return reserved.has(usernameKey(username));
}

/** The first rule a username breaks, as the sentence the specification gives for it, or null. */
export function usernameProblem(username: string): string | null {
  if (username.length < USERNAME.min) return USERNAME.messages.min;
  if (username.length > USERNAME.max) return USERNAME.messages.max;
  if (!USERNAME.pattern.test(username)) return USERNAME.messages.pattern;
  if (isReservedUsername(username)) return USERNAME.messages.reserved;
  return null;
}

/** How many names are offered in place of a taken one. */
export const SUGGESTED_USERNAMES = 3;

const ENDINGS = ['creates', 'ugc', 'films', 'studio', '2', '3', 'hq', 'media'] as const;

/**
 * Names like one that can't be had, in the order in which they are offered. They keep every rule of usernames, and are made of small
 * letters and digits alone, which every form takes; whether they are free is the server's to say.
 */
export function usernameCandidates(typed: string): string[] {
  const stem = proposeUsername(typed).replaceAll(/[_-]/g, '');
  if (stem === '') return [];
  const names = ENDINGS.map((ending) => stem.slice(0, USERNAME.max - ending.length) + ending);
  return [...new Set(names)].filter((name) => name !== stem && usernameProblem(name) === null);
}

/** A username proposed from a display name: "Sophia Creates!" → "sophiacreates". */
export function proposeUsername(displayName: string): string {
  const letters = displayName
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '');
  return letters.slice(0, USERNAME.max);
}
