import { emailKey } from '../identity/email.js';
import type { Reader } from './parties.js';

/** Who the people of a booking are, or of a question that may become one. */
export interface People {
  /** Known by an account, by a guest's cookie, and by the email that was given: whoever proves that it is theirs. */
  brand: { userId: string | null; guestId: string | null; email: string };
  creator: { id: string; userId: string | null; email: string };
  /** Whether the creator may not know of it yet. */
  hiddenFromCreator: boolean;
}

/** Who somebody is who may be one of them. */
export interface Onlooker {
  userId: string | null;
  creatorId: string | null;
  guestId: string | null;
  /** Addresses that are known to be theirs, in the form in which they are compared. */
  provenEmails: readonly string[];
  isAdmin: boolean;
}

/** As whom somebody reads what is these people's; null for everyone who may not know that it exists. */
export function readerOf({ brand, creator, hiddenFromCreator }: People, onlooker: Onlooker): Reader | null {
  const { userId, creatorId, guestId, provenEmails, isAdmin } = onlooker;
  if (guestId !== null && guestId === brand.guestId) return 'brand';
  if (provenEmails.includes(emailKey(brand.email))) return 'brand';
  if (userId === null) return null;
  if (userId === brand.userId) return 'brand';
  if (creatorId === creator.id && !hiddenFromCreator) return 'creator';
  return isAdmin ? 'admin' : null;
}
