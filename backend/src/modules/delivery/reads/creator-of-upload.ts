import { KnownCreators } from '../../../platform/database/known-creators.js';

/** Whose uploads are, and so what was made of them: one memory for the whole process, because an upload never changes its creator. */
export const CREATORS_OF_UPLOADS = new KnownCreators(
  'creators-of-uploads',
  'select id, creator_id as "creatorId" from uploads where id = any($1::text[])',
);
