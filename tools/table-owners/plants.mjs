const CATALOG = 'backend/src/modules/catalog';
const statement = (sql) => `await tx.rows('one', \`${sql}\`, []);`;

/** What must not be complained about, because it only looks like a violation. */
export const innocent = [
  "update packages set name = $1 from unnest($2::text[]) as w (name) where id = $3 and tier is distinct from 'x'",
  'with users as (select id from packages) select extract(epoch from created_at) from users, lateral (select 1) one',
  "insert into packages (id, creator_id) values ($1, $2) on conflict (id) do update set name = 'delete from users' returning 1",
  'select id from packages p join portfolio_items i using (creator_id) where p.id = $1 for update of p',
  'select id from ${ROWS} -- from users\n where id = any($1)',
  'select from graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs))',
  'with new as (select id from packages) select n.*, count(*), 2 * 3 as six from new n, lateral (select * from unnest($1::text[])) l',
]
  .map((sql) => ({ path: `${CATALOG}/use-cases/edit.ts`, text: statement(sql) }))
  .concat([
    {
      path: `${CATALOG}/reads/list.ts`,
      text: statement('select 1 from packages p join users u on u.id = p.id'),
    },
    { path: `${CATALOG}/say.ts`, text: "throw new Error('take it from here, or join others');" },
  ]);

/** What must be complained about, each for one reason. */
export const plants = [
  ...[
    ["update users set email = ''", 'writes users, which belongs to identity'],
    ['delete from users where id = $1', 'writes users'],
    ['insert into users (id) values ($1)', 'writes users'],
    ['lock table users in share mode', 'writes users'],
    ['truncate users', 'writes users'],
    ['with gone as (delete from users returning id) select id from gone', 'writes users'],
    ["update sandbox.intents set status = 'x'", 'writes sandbox.intents, which belongs to escrow'],
    ['select 1 from users', 'reads users, which belongs to identity, outside reads/'],
    ['select 1 from packages p left join users u on u.id = p.id', 'reads users'],
    ['select 1 from packages p, users u', 'reads users'],
    ['select 1 from packages where exists (select from "users" u)', 'reads users'],
    ['delete from packages p using users u where u.id = p.id', 'reads users'],
    ['update packages set name = u.email from users u', 'reads users'],
    ['select from users for update', 'reads users'],
    ['select 1 from idempotency_keys', 'reads idempotency_keys, which belongs to platform'],
    ['select 1 from no_such_table', 'reads no_such_table, which nobody owns'],
    ['delete from graphile_worker.jobs', 'writes graphile_worker.jobs, which nobody owns'],
    ['select 1 from graphile_worker._private_jobs', 'is private'],
    ['delete from ${table} where user_id = $1', 'a table whose name stands in a variable'],
    ['select 1 from ${table}', 'a table whose name stands in a variable'],
    ['select * from packages', 'columns by “select *”'],
    ['select p.*, 1 as one from packages p', 'columns by “p.*”'],
    ['p.*, 1 as one', 'columns by “p.*”'],
    ['insert into packages (id, creator_id) values ($1, $2) returning *', 'columns by “returning *”'],
  ].map(([sql, expect]) => ({ files: { [`${CATALOG}/use-cases/edit.ts`]: statement(sql) }, expect })),
  {
    files: { [`${CATALOG}/use-cases/edit.ts`]: 'const ROWS = `packages p join users u on u.id = p.id`;' },
    expect: 'reads users',
  },
  {
    files: { [`${CATALOG}/reads/list.ts`]: statement('select 1 from bookings') },
    expect: 'reads bookings, whose module bookings doesn’t stand below catalog',
  },
  {
    files: { 'backend/src/modules/delivery/reads/list.ts': statement('select 1 from ledger_postings') },
    expect: 'reads ledger_postings, whose module escrow doesn’t stand below delivery',
  },
  {
    files: { 'backend/src/platform/log/reads/list.ts': statement('select 1 from booking_history') },
    expect: 'reads booking_history, whose module bookings doesn’t stand below platform',
  },
  {
    files: {
      [`${CATALOG}/index.ts`]: "export { PackageStore, type PackageRow } from './persistence/store.js';",
    },
    expect: 'shows PackageStore, which writes tables, to other modules',
  },
  {
    files: { [`${CATALOG}/reads/list.ts`]: statement('delete from users') },
    expect: 'writes users, which belongs to identity',
  },
  {
    files: { [`${CATALOG}/reads/list.ts`]: statement('delete from packages') },
    expect: 'writes packages in reads/',
  },
  {
    files: { 'backend/src/platform/jobs/sweep.ts': statement('delete from sessions') },
    expect: 'writes sessions, which belongs to identity',
  },
  { files: { 'backend/src/command.ts': statement('select 1 from bookings') }, expect: 'reads bookings' },
  {
    files: { [`${CATALOG}/persistence/user.entity.ts`]: "@Entity('users')\nexport class UserEntity {}" },
    expect: 'uses UserEntity, whose table users belongs to identity',
  },
  {
    files: {
      'backend/src/modules/identity/accounts/user.entity.ts': "@Entity('users')\nexport class UserEntity {}",
      [`${CATALOG}/use-cases/edit.ts`]: 'await manager.getRepository(UserEntity).delete({ id });',
    },
    expect: 'edit.ts: uses UserEntity',
  },
];
