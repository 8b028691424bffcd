import { KnownCreators } from '../../../platform/database/known-creators.js';

/** Whose tips are: one memory for the whole process, because a tip never changes its creator. */
export const CREATORS_OF_TIPS = new KnownCreators(
  'creators-of-tips',
  'select id, creator_id as "creatorId" from tips where id = any($1::uuid[])',
);
