import { KnownCreators } from '../../../platform/database/known-creators.js';

/** Whose conversations are: one memory for the whole process, because a conversation never changes its creator. */
export const CREATORS_OF_CONVERSATIONS = new KnownCreators(
  'creators-of-conversations',
  'select id, creator_id as "creatorId" from conversations where id = any($1::uuid[])',
);
