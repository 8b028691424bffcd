import { Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';

/** @throws Problem FORBIDDEN for another creator's page */
export function requireOwner(user: SignedInUser, creatorId: string): string {
  if (user.creatorId !== creatorId) throw new Problem('FORBIDDEN', 'You can only edit your own page.');
  return creatorId;
}
