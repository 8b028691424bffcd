import { KnownCreators } from '../../../platform/database/known-creators.js';

/** Whose bookings are: one memory for the whole process, because a booking never changes its creator. */
export const CREATORS_OF_BOOKINGS = new KnownCreators(
  'creators-of-bookings',
  'select id, creator_id as "creatorId" from bookings where id = any($1::uuid[])',
);
