import { API_TOKEN, type Onlooker, Problem, type TokenScope, emailKey } from '@reelpact/domain';

/** A signed-in user, as the session tells. */
export interface SignedInUser {
  id: string;
  /** null for a program that carries a personal token. */
  sessionId: string | null;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** The user's creator profile, if there is one. */
  creatorId: string | null;
  /** What a personal token may be used for; absent for a person who signed in. */
  scopes?: readonly TokenScope[];
  /** As the browser last said it; absent for a program. */
  timeZone?: string | null;
  /** Whether the person has shown lately that it is them; absent for a program. */
  proven?: boolean;
  /** Whether the person has a second factor, or needs none; absent for a program. */
  hasFactor?: boolean;
  /** Whether they would be an admin if they had one. */
  isAdminWithoutFactor?: boolean;
}

/** Who is calling: a user, a guest brand, both, or a visitor (neither). */
export interface Caller {
  user: SignedInUser | null;
  guestId: string | null;
  /** Addresses whose emails this guest has shown to read, in the form in which they are compared. */
  guestEmails: readonly string[];
  /** As this guest's browser last said it. */
  guestTimeZone: string | null;
}

export const VISITOR: Caller = { user: null, guestId: null, guestEmails: [], guestTimeZone: null };

/** The addresses, in the form in which they are compared, that open what was booked with them. */
export function provenEmails({ user, guestEmails }: Caller): string[] {
  return user?.emailVerified ? [...guestEmails, emailKey(user.email)] : [...guestEmails];
}

/** Who a caller is to what others have written. */
export const onlookerOf = (caller: Caller): Onlooker => ({
  userId: caller.user?.id ?? null,
  creatorId: caller.user?.creatorId ?? null,
  guestId: caller.guestId,
  provenEmails: provenEmails(caller),
  isAdmin: caller.user?.isAdmin === true,
});

/** Whether somebody was here before, as a user or a guest. */
export const isKnown = ({ user, guestId }: Caller): boolean => user !== null || guestId !== null;

/** `person` is a user who signed in, and no program with a token; `creator-person` such a user with a creator profile. */
export type Access = 'anyone' | 'user' | 'person' | 'creator' | 'creator-person' | 'admin';

/** @throws Problem 401 or 403 when the caller has not the access a route asks for */
export function requireAccess(access: Access, { user }: Caller): void {
  if (access === 'anyone') return;
  if (!user) throw new Problem('UNAUTHENTICATED');
  const needsCreator = access === 'creator' || access === 'creator-person';
  if (needsCreator && user.creatorId === null) {
    throw new Problem('FORBIDDEN', 'Only creators can do this. Set up your creator profile first.');
  }
  if ((access === 'person' || access === 'creator-person') && user.scopes)
    throw new Problem('FORBIDDEN', API_TOKEN.messages.never);
  if (access !== 'admin' || user.isAdmin) return;
  throw new Problem(user.isAdminWithoutFactor ? 'FACTOR_NEEDED' : 'FORBIDDEN');
}

/** @throws Problem PROOF_NEEDED when it is long ago that this person has shown that it is them */
export function requireProof({ user }: Pick<Caller, 'user'>): void {
  if (user?.proven !== true) throw new Problem('PROOF_NEEDED');
}

/**
 * What tells others about bookings, or pays, is only for those whose email is known to be theirs.
 * @throws Problem FORBIDDEN
 */
export function requireVerified({ emailVerified }: Pick<SignedInUser, 'emailVerified'>): void {
  if (!emailVerified) throw new Problem('FORBIDDEN', 'Please confirm your email first.');
}

/** @throws Problem FACTOR_NEEDED for somebody whom a password alone lets in */
export function requireFactor({ hasFactor }: Pick<SignedInUser, 'hasFactor'>): void {
  if (hasFactor !== true) throw new Problem('FACTOR_NEEDED');
}

/** @throws Problem FORBIDDEN when a token may not do what this request wants */
export function requireScope(scope: TokenScope, { user }: Caller): void {
  if (!user?.scopes || user.scopes.includes(scope) || user.scopes.includes('write')) return;
  throw new Problem('FORBIDDEN', API_TOKEN.messages.readOnly);
}
