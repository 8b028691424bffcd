import { UNDISTURBED_CREATORS } from '../../creators/index.js';

/** Whose account is being deleted, and who changes their page at this moment, have their turn later: nobody waits for what can be done again. */
export const PRESENT_CREATORS = `
  select c.id, u.id is not null as undisturbed from creators c left join (${UNDISTURBED_CREATORS}) u on u.id = c.id
  where c.id = any($1::uuid[]) and c.deleted_at is null`;
