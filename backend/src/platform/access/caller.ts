import { Problem } from '@reelpact/domain';

/** A signed-in user, as the session tells. */
export interface SignedInUser {
  id: string;
  sessionId: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  /** The user's creator profile, if there is one. */
  creatorId: string | null;
}

/** Who is calling: a user, a guest brand, both, or a visitor (neither). */
export interface Caller {
  user: SignedInUser | null;
  guestId: string | null;
}

export const VISITOR: Caller = { user: null, guestId: null };

export type Access = 'anyone' | 'user' | 'creator' | 'admin';

/** @throws Problem 401 or 403 when the caller has not the access a route asks for */
export function demandAccess(access: Access, { user }: Caller): void {
  if (access === 'anyone') return;
  if (!user) throw new Problem('UNAUTHENTICATED');
  if (access === 'creator' && user.creatorId === null) {
    throw new Problem('FORBIDDEN', 'Only creators can do this. Set up your creator profile first.');
  }
  if (access === 'admin' && !user.isAdmin) throw new Problem('FORBIDDEN');
}
