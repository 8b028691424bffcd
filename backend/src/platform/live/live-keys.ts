import { createHash } from 'node:crypto';
import { type People, emailKey } from '@reelpact/domain';
import { type Caller, provenEmails } from '../access/caller.js';

/**
 * By what somebody is reached: a key for each way in which they can be the one meant. An address is not kept as it is, because events
 * outlive what they are about.
 */
const ofUser = (id: string): string => `user:${id}`;
const ofGuest = (id: string): string => `guest:${id}`;
const ofCreator = (id: string): string => `creator:${id}`;
const ofEmail = (email: string): string =>
  `email:${createHash('sha256').update(emailKey(email)).digest('base64url').slice(0, 22)}`;
/** All who run the platform. */
const ADMINS = 'admins';

/** The keys of everyone a person may be; nobody is reached without one. */
export function liveKeys(person: {
  userId?: string | null;
  guestId?: string | null;
  creatorId?: string | null;
  email?: string | null;
}): string[] {
  const { userId, guestId, creatorId, email } = person;
  return [
    ...(userId == null ? [] : [ofUser(userId)]),
    ...(guestId == null ? [] : [ofGuest(guestId)]),
    ...(creatorId == null ? [] : [ofCreator(creatorId)]),
    ...(email == null ? [] : [ofEmail(email)]),
  ];
}

/** Everyone who may read what is these people's: the same whom `readerOf` lets in. */
export function keysOfPeople({ brand, creator, hiddenFromCreator }: People): string[] {
  return [...liveKeys(brand), ...(hiddenFromCreator ? [] : liveKeys({ creatorId: creator.id })), ADMINS];
}

/** What a caller hears. */
export function keysOfCaller(caller: Caller): string[] {
  const { user, guestId } = caller;
  const own = liveKeys({ userId: user?.id, guestId, creatorId: user?.creatorId });
  return [...own, ...provenEmails(caller).map(ofEmail), ...(user?.isAdmin ? [ADMINS] : [])];
}
