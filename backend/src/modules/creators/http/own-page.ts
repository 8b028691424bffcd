import { Problem } from '@reelpact/domain';
import type { SignedInUser } from '../../../platform/access/caller.js';

/** @throws Problem FORBIDDEN */
export function requireOwnPage(user: SignedInUser, creatorId: string): void {
  if (user.creatorId !== creatorId) throw new Problem('FORBIDDEN', 'You can only edit your own page.');
}
