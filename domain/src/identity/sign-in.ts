import { EMAIL, isEmail } from './email.js';
import { PERSON_NAME } from './limits.js';
import { normalizeText, withoutUnseenCharacters } from './text.js';

/** No path of the product comes near it; a cookie has to carry it. */
const LONGEST_NEXT = 500;
const HERE = 'http://here';

/**
 * The screen of this site that was asked for before signing in, percent-encoded; null when it is none of ours.
 * What a browser would make of the address is asked of the parser it uses itself: `//host`, `/\host`, a tab between
 * the slashes and `/.//host` all lead elsewhere. What begins with /api is no screen.
 */
export function pathOnThisSite(next: unknown): string | null {
  const url = typeof next === 'string' && next.startsWith('/') ? parse(next) : null;
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  if (origin !== HERE || pathname.startsWith('//') || /^\/api(\/|$)/i.test(pathname)) return null;
  const path = `${pathname}${search}${hash}`;
  return path.length > LONGEST_NEXT ? null : path;
}

/** Browsers of which some are in use don't know `URL.canParse`. */
function parse(path: string): URL | null {
  try {
    return new URL(path, HERE);
  } catch {
    return null;
  }
}

/** The first screen of a person who has just signed in. */
export function homeOf(user: { creator: object | null; hasBrandBookings: boolean }): string {
  if (user.creator) return '/creator/dashboard';
  return user.hasBrandBookings ? '/brand/dashboard' : '/creator/onboarding';
}

/** Where a browser is sent to sign in with the provider, and to come back to `next`. */
export function providerSignInPath(next: string | null): string {
  const path = pathOnThisSite(next);
  return path === null ? '/api/auth/oidc' : `/api/auth/oidc?next=${encodeURIComponent(path)}`;
}

/** Where somebody shows the second factor, and goes on to `next`. */
export function secondStepPath(next: string | null, byRecovery = false): string {
  const path = pathOnThisSite(next);
  const query = new URLSearchParams({
    ...(path !== null && { next: path }),
    ...(byRecovery && { with: 'recovery' }),
  });
  return query.size === 0 ? '/second-step' : `/second-step?${query.toString()}`;
}

/** Whether the second step's address says that somebody has a recovery code, and no code of the app. */
export const isByRecovery = (query: URLSearchParams): boolean => query.get('with') === 'recovery';

/** What somebody new wants of `/api/login`: the form to register with, not the one to sign in with. */
export const SIGN_UP_INTENT = 'sign-up';
export const SIGN_UP_PATH = `/api/login?intent=${SIGN_UP_INTENT}`;

/** Why signing in with a provider led back to the sign-in page: `/login?problem=<code>`. */
export const SIGN_IN_PROBLEMS = {
  not_offered: 'Signing in this way is not offered here. Please use your email.',
  denied: 'You cancelled the sign-in. Nothing was changed.',
  unavailable: 'The sign-in service does not answer right now. Please try again, or use your email.',
  expired: 'This sign-in has expired or was used already. Please try again.',
  not_valid: 'The answer of the sign-in service could not be verified. Please try again.',
  no_email: 'The sign-in service did not tell us your email. Please use your email and a password.',
  email_not_verified:
    'Your email is not verified at the sign-in service. Please verify it there, or use your email and a password.',
  too_many: 'Too many attempts. Please wait a moment and try again.',
  failed: 'Something went wrong on our side. Please try again.',
} as const;
export type SignInProblem = keyof typeof SIGN_IN_PROBLEMS;

/** The sentence for a code that an address carries; null for one that we never wrote there. */
export function signInProblemText(code: string | null): string | null {
  return code !== null && Object.hasOwn(SIGN_IN_PROBLEMS, code)
    ? SIGN_IN_PROBLEMS[code as SignInProblem]
    : null;
}

export const LINKED_LOGIN = {
  /** The provider whose name is known, and what its button looks like. */
  google: { issuer: 'https://accounts.google.com', name: 'Google' },
  name: { max: 40 },
  /** OpenID Connect Core 1.0, section 2: a subject has at most 255 characters. */
  subject: { max: 255 },
  messages: {
    onlyWay:
      'This is your only way to sign in. Set a password first, by “Forgot password?” on the sign-in page.',
  },
} as const;

/** What a provider says of a person, as it came: anything may be missing or be something else. */
export interface ProviderClaims {
  email?: unknown;
  email_verified?: unknown;
  given_name?: unknown;
  family_name?: unknown;
}

export interface ProviderPerson {
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * The person whom a provider vouches for, or why it doesn't. Only `true` is a verified email: some providers write
 * "true" or "false" as texts, and what is guessed here opens an account.
 */
export function personOf(claims: ProviderClaims): ProviderPerson | 'no_email' | 'email_not_verified' {
  const { email } = claims;
  if (typeof email !== 'string' || email.length > EMAIL.max || !isEmail(email)) return 'no_email';
  if (claims.email_verified !== true) return 'email_not_verified';
  const address = email.trim();
  const firstName = cleanName(claims.given_name);
  const lastName = cleanName(claims.family_name);
  return {
    email: address,
    firstName: firstName || (lastName ? '' : cleanName(address.split('@')[0])),
    lastName,
  };
}

/** Cut between characters and never inside one. */
function cleanName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const text = withoutUnseenCharacters(normalizeText(name)).trim();
  return Array.from(text).slice(0, PERSON_NAME.max).join('').trim();
}
