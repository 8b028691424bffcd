/**
 * Changes that the released version must stumble over, and at which step of a booking. Each breaks an earlier step than the one before, so
 * that they can be planted one after the other.
 */
export const PLANTS = [
  { fault: 'a table that was renamed', step: 'read', sql: 'alter table tips rename to gifts' },
  {
    fault: 'a column that only newer versions fill',
    step: 'upload',
    sql: `alter table uploads add purpose text not null default ''; alter table uploads alter purpose drop default`,
  },
  {
    fault: 'a check that is narrower',
    step: 'ask',
    sql: 'alter table messages add check (length(body) > 10000) not valid',
  },
  {
    fault: 'a column that is gone',
    step: 'book',
    sql: 'alter table bookings drop column project_description cascade',
  },
];
