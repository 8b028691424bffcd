import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { type TicketKind, Tickets } from '../src/modules/identity/sessions/tickets.js';
import { Database } from '../src/platform/database/database.js';
import type { TestApp } from './app.js';
import { Person } from './person.js';

type Rows = Record<string, Record<string, unknown>[]>;
interface Found {
  name: string;
  row: Record<string, unknown>;
}
interface Cookie {
  name: string;
  value: string;
  /** What it names, where it is a ticket. */
  ticket: { kind: TicketKind; sub: string } | null;
}
/** A scene that was played: the rows that it left, and what its builder gave. */
interface Recording {
  rows: string;
  insert: string;
  /** As JSON, in which a person stands as their place among the people. */
  result: string;
  /** The cookies of each person. */
  people: Cookie[][];
  /** Ids, and what else no two rows may have. */
  unique: string[];
  /** In milliseconds since 1970. */
  at: number;
}

/** Of the whole product, or made anew when they are missed; `graphile_worker` too: what a scene hasn't done yet isn't copied. */
const NOT_COPIED = ['drawn_pages', 'live_events', 'rate_limits', 'idempotency_keys', 'log_followers'];
/** Shorter texts may stand in rows by chance. */
const LONG_ENOUGH = 16;
const KINDS: readonly TicketKind[] = ['session', 'guest', 'device'];
const TICKET_DAYS = 30;

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const MOMENT = /(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(Z|\+00:00)/g;
/** A moment as the booking machine has it, in milliseconds since 1970: of the years 2020 to 2033. */
const MILLISECONDS = /\b1[6-9]\d{11}\b/g;

const TABLES = `
  select c.oid::regclass::text as name,
    (select array_agg(a.attname::text) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = '') as columns,
    (select json_agg((select json_agg(a.attname) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)))
     from pg_index i where i.indrelid = c.oid and i.indisunique) as keys
  from pg_class c where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'sandbox'::regnamespace)
    and c.relname <> all ($1::text[])`;
interface Table {
  name: string;
  /** Those that the database doesn't fill in itself. */
  columns: string[];
  /** The columns of each unique index. */
  keys: string[][] | null;
}

const BEFORE = `
  select offset_seconds = 0 and rolsuper as may, pg_snapshot_xmax(pg_current_snapshot())::text as next
  from product_clock, pg_roles where rolname = current_user`;

/** What was played on applications whose scenes may be copies. */
const recordings = new WeakMap<TestApp, Map<string, Recording | 'played'>>();

/** For an application that many tests share. */
export function copyScenesOf(stage: TestApp): TestApp {
  recordings.set(stage, new Map());
  return stage;
}

/**
 * Plays a scene by calls, as people would, when a suite asks for it the first two times, and copies the rows of the second one from then on:
 * a copy has people, ids and moments of its own, and takes a twentieth of the time. Outside of suites, and in two more cases, each scene is
 * played: when the product's clock was moved, which the moments of some rows follow and others don't, and when the tests' user may not
 * write rows without their triggers.
 * @param key of scenes that are alike
 */
export async function playedOrCopied<T extends object>(
  stage: TestApp,
  key: string,
  play: () => Promise<T>,
): Promise<T> {
  const known = recordings.get(stage);
  if (!known) return play();
  const { pool } = stage.app.get(Database);
  const { rows } = await pool.query<{ may: boolean; next: string }>(BEFORE);
  const [before] = rows;
  if (before?.may !== true) return play();
  const recording = known.get(key);
  if (typeof recording === 'object') return copy<T>(stage, recording);
  const result = await play();
  known.set(
    key,
    recording ? await withClient(stage, (client) => record(stage, client, before.next, result)) : 'played',
  );
  return result;
}

async function withClient<T>(stage: TestApp, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await stage.app.get(Database).pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

/** Finds every row that was written since, in which an id of the scene stands, or what else tells a row that was found from all others. */
async function record(stage: TestApp, client: PoolClient, since: string, result: object): Promise<Recording> {
  const at = Date.now();
  const people: Person[] = [];
  const text = JSON.stringify(result, (_, value: unknown) =>
    value instanceof Person ? { $person: people.push(value) - 1 } : value,
  );
  const cookies = people.map((person) => cookiesOf(stage, person));
  const subs = cookies.flat().map(({ ticket }) => ticket?.sub);
  const unique = new Set<string>(`${text} ${subs.join(' ')}`.match(ID));
  await client.query('start transaction isolation level repeatable read, read only');
  const { rows: tables } = await client.query<Table>(TABLES, [NOT_COPIED]);
  const written = tables.map(
    ({ name }) =>
      `select '${name}' as name, to_jsonb(t) as row from ${name} t where t.xmin::text::bigint >= $2`,
  );
  const find = `select name, row from (${written.join(' union all ')}) as all_written
    where exists (select from unnest($1::text[]) as one where length(one) >= ${LONG_ENOUGH} and strpos(row::text, one) > 0)`;
  const found: Rows = {};
  for (let before = 0; unique.size > before;) {
    before = unique.size;
    const { rows } = await client.query<Found>(find, [[...unique], since]);
    for (const table of tables) {
      found[table.name] = inOrder(
        table,
        rows.filter(({ name }) => name === table.name).map(({ row }) => row),
      );
      for (const row of found[table.name]!)
        for (const key of table.keys ?? []) for (const one of ownOf(table, row, key)) unique.add(one);
    }
  }
  await client.query('commit');
  const kept = tables.filter(({ name }) => found[name]!.length > 0);
  return {
    rows: JSON.stringify(Object.fromEntries(kept.map(({ name }) => [name, found[name]]))),
    insert: `with ${kept.map(insertOf).join(', ')} select`,
    result: text,
    people: cookies,
    unique: [...unique],
    at,
  };
}

/** Rows that the database numbers, in the order of their numbers. */
const inOrder = ({ columns }: Table, rows: Rows[string]): Rows[string] =>
  columns.includes('id') ? rows : rows.sort((one, other) => Number(one['id']) - Number(other['id']));

const insertOf = ({ name, columns }: Table, place: number): string => {
  const list = columns.map((column) => `"${column}"`).join();
  return `i${place} as (insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, $1::jsonb -> '${name}'))`;
};

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|-]/g, '\\$&');
const WHOLE_ID = new RegExp(`^${ID.source}$`);
/** What of a unique key has to be another in a copy: ids, or the texts of a key without any. */
function ownOf({ name, columns }: Table, row: Record<string, unknown>, key: string[]): string[] {
  const values = key.map((column) => row[column]);
  const texts = values.filter((value) => typeof value === 'string');
  const ids = texts.filter((value) => WHOLE_ID.test(value));
  const isOwn = values.includes(null) || texts.some((value) => value.match(ID));
  const isNumbered = name === 'documents' || !key.every((column) => columns.includes(column));
  return ids.length > 0 || isOwn || isNumbered ? ids : texts;
}

function cookiesOf(stage: TestApp, { cookieHeader }: Person): Cookie[] {
  const tickets = stage.app.get(Tickets);
  return cookieHeader.split('; ').map((cookie) => {
    const [name = '', value = ''] = cookie.split('=');
    const kind = KINDS.find((one) => tickets.read(one, value) !== null);
    return { name, value, ticket: kind ? { kind, sub: tickets.read(kind, value) ?? '' } : null };
  });
}

/** Another one as old, in the same order as others, but for those that are random throughout. */
function anotherId(id: string, shift: number, mask: number): string {
  if (id[14] !== '7') return randomUUID();
  const time = (Number.parseInt(id.replace('-', '').slice(0, 12), 16) + shift).toString(16).padStart(12, '0');
  const middle = (Number.parseInt(id.slice(19, 23), 16) ^ mask).toString(16);
  const end = randomBytes(4).toString('hex');
  return `${time.slice(0, 8)}-${time.slice(8)}-${id.slice(14, 19)}${middle}${id.slice(23, 28)}${end}`;
}

/** A text of the same kind: an address, a name, a token. */
function anotherText(text: string): string {
  const [own = '', ...rest] = text.split('@');
  const random = randomBytes(32).toString('hex');
  // Some end with another character, where nothing is replaced and the random one comes after.
  const other = own.replace(
    /[A-Za-z0-9]*$/,
    (end) => end.slice(0, 1) + random.slice(0, Math.max(end.length - 1, 12)),
  );
  return [other, ...rest].join('@');
}

async function copy<T extends object>(stage: TestApp, recording: Recording): Promise<T> {
  const shift = Date.now() - recording.at;
  const mask = randomBytes(2).readUInt16BE() & 0x3fff;
  const others = new Map<string, string>();
  for (const one of recording.unique) {
    const other = WHOLE_ID.test(one) ? anotherId(one, shift, mask) : anotherText(one);
    others.set(one, other);
    // People read the beginning of a booking's.
    if (one[14] === '4' && WHOLE_ID.test(one)) others.set(one.slice(0, 8), other.slice(0, 8));
  }
  const longestFirst = [...others.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map((one) => escaped(one)).join('|'), 'g');
  const swap = (text: string): string =>
    text
      .replace(pattern, (one) => others.get(one) ?? one)
      .replace(MOMENT, (moment, _, fraction: string = '') => later(moment, fraction, shift))
      .replace(MILLISECONDS, (moment) => String(Number(moment) + shift));
  await withClient(stage, (client) =>
    write(client, JSON.parse(swap(recording.rows)) as Rows, recording.insert),
  );
  const people = recording.people.map((cookies) => {
    const person = stage.person();
    const tickets = stage.app.get(Tickets);
    for (const { name, value, ticket } of cookies)
      person.keep(name, ticket ? tickets.sign(ticket.kind, swap(ticket.sub), TICKET_DAYS) : value);
    return person;
  });
  return JSON.parse(swap(recording.result), (_, value: unknown) =>
    value !== null && typeof value === 'object' && '$person' in value ? people[Number(value.$person)] : value,
  ) as T;
}

/** With the part below a millisecond as it was: the order of moments stays. */
function later(moment: string, fraction: string, shift: number): string {
  const at = new Date(Date.parse(moment) + shift).toISOString();
  return `${at.slice(0, -1)}${fraction.slice(3)}${moment.endsWith('Z') ? 'Z' : '+00:00'}`;
}

/** As they are, without triggers: what these would make is among the rows. */
async function write(client: PoolClient, rows: Rows, insert: string): Promise<void> {
  await client.query('begin; set local session_replication_role = replica');
  try {
    // Those who give documents a number lock the series in this order.
    const documents = (rows['documents'] ?? []).sort((one, other) =>
      String(one['series']) < String(other['series']) ? 1 : -1,
    );
    for (const document of documents) await number(client, document);
    // Logged before what followers have read already.
    for (const entry of rows['booking_history'] ?? []) entry['position'] = Number(entry['position']) - 1;
    await client.query(insert, [JSON.stringify(rows)]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Gives the copy of a document the next number of its series. */
async function number(client: PoolClient, document: Record<string, unknown>): Promise<void> {
  const { rows } = await client.query<{ last: number }>(
    'update document_series set last = last + 1 where series = $1 and year = $2 returning last',
    [document['series'], document['year']],
  );
  const place = rows[0]?.last ?? 0;
  const before = String(document['number']);
  const after = before.replace(/\d+$/, (digits) => String(place).padStart(digits.length, '0'));
  const body = String(document['body']).replace(`"number": "${before}"`, `"number": "${after}"`);
  Object.assign(document, {
    place,
    number: after,
    body,
    sha256: createHash('sha256').update(body).digest('hex'),
  });
}
