import { Problem } from '@reelpact/domain';
import type { SignedInUser } from '../access/caller.js';

/** Of a route that lets only creators in. @throws Problem FORBIDDEN all the same */
export function creatorIdOf({ creatorId }: SignedInUser): string {
  if (creatorId === null) throw new Problem('FORBIDDEN');
  return creatorId;
}
