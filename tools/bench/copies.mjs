import { createHash } from 'node:crypto';

/**
 * Copies of a sample booking and of what belongs to it, so that each request has one of its own. The ids of a copy follow from those of
 * the sample and its number, in SQL and here.
 */
const asUuid = (text) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
export const copyOf = (id, n) => asUuid(`${id}${n}`);

const SAMPLES = {
  bookings: 'id = $1',
  booking_history: 'booking_id = $1',
  booking_deadlines: 'booking_id = $1',
  conversations: 'booking_id = $1',
  payment_attempts: 'booking_id = $1',
  ledger_postings: 'booking_id = $1',
  ledger_entries: 'posting_id in (select id from ledger_postings where booking_id = $1)',
  uploads: 'booking_id = $1',
  previews: 'upload_id in (select id from uploads where booking_id = $1)',
  submissions: 'booking_id = $1',
  submission_files: 'submission_id in (select id from submissions where booking_id = $1)',
};
/** Whose ids stand in other rows, and are another copy's. */
const NAMED = {
  bookings: ['id'],
  conversations: ['id'],
  payment_attempts: ['intent_id'],
  ledger_postings: ['id'],
  uploads: ['id'],
  submissions: ['id'],
  submission_files: ['id', 'slot_id'],
};

/** Nobody follows what has happened to a copy before it was one. */
const OF_COPIES = { booking_history: { change: null } };

/** Whose the copies are: a creator's whom `plant.mjs` has numbered, or one creator's; null where they are the sample's. */
const CREATOR = `case when $5 > 0 then '20000000-0000-4000-8000-' || lpad((n % $5)::text, 12, '0') else $6::text end`;

/** The columns of a table that aren't numbered by the database. */
async function columnsOf(client, table) {
  const { rows } = await client.query(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
       and is_identity = 'NO' and is_generated = 'NEVER' and coalesce(column_default, '') not like 'nextval%' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/**
 * @param {number} first the number of the first copy
 * @param {object} [changed] columns of the booking that its copies have of their own
 * @param {number} [creators] that were planted, over whom the copies are spread; without it they are the sample's creator's
 */
export async function copyBooking(client, bookingId, { first, count, changed = {}, creators = 0 }) {
  const ids = [];
  for (const [table, columns] of Object.entries(NAMED)) {
    for (const column of columns) {
      const { rows } = await client.query(
        `select distinct ${column}::text as id from ${table} where ${SAMPLES[table]} and ${column} is not null`,
        [bookingId],
      );
      ids.push(...rows.map(({ id }) => id));
    }
  }
  // Sorted out of the rows of the sample as text: every id in them is one of the copy's.
  const copied = ids.reduce(
    (text, id) => `replace(${text}, '${id}', (md5('${id}' || n::text)::uuid)::text)`,
    'to_jsonb(sample)::text',
  );
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  for (const [table, where] of Object.entries(SAMPLES)) {
    const columns = (await columnsOf(client, table)).map((name) => `"${name}"`).join();
    const own = JSON.stringify(table === 'bookings' ? changed : (OF_COPIES[table] ?? {}));
    await client.query(
      `insert into ${table} (${columns}) select ${columns
        .replaceAll('"', '')
        .split(',')
        .map((name) => `copy."${name}"`)
        .join()}
       from ${table} sample, generate_series($2::int, $3::int) n,
         lateral jsonb_populate_record(null::${table}, ${copied}::jsonb || $4::jsonb
           || jsonb_strip_nulls(jsonb_build_object(
             'creator_id', case when to_jsonb(sample) ->> 'creator_id' is not null then ${CREATOR} end,
             'deal_creator_id', ${CREATOR}))) copy
       where ${where.replace(/^(\w+)/, 'sample.$1')}`,
      [bookingId, first, first + count - 1, own, creators, changed.creator_id ?? null],
    );
  }
  await client.query('commit');
}
