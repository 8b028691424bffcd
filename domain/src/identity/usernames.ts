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

/** A username proposed from a display name: "Sophia Creates!" → "sophiacreates". */
export function proposeUsername(displayName: string): string {
  const letters = displayName
    .slice(0, 200)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '');
  return letters.slice(0, USERNAME.max);
}
