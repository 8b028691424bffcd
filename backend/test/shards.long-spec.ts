import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { CREATORS_OF_BOOKINGS } from '../src/modules/bookings/index.js';
import { CREATORS_OF_CONVERSATIONS } from '../src/modules/conversations/reads/creator-of-conversation.js';
import { ReadCreators } from '../src/modules/creators/index.js';
import { CREATORS_OF_UPLOADS } from '../src/modules/delivery/reads/creator-of-upload.js';
import { DrawnPages } from '../src/modules/public-pages/drawn-pages.js';
import { ReadDrawnPages } from '../src/modules/public-pages/reads/read-drawn-pages.js';
import { CREATORS_OF_TIPS } from '../src/modules/tips/reads/creator-of-tip.js';
import { CreatorOfEverything1766840000000 } from '../src/platform/database/migrations/1766840000000-creator-of-everything.js';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator, aUser, bookingBody, makeViewable, pay } from './builders.js';
import type { Person } from './person.js';
import { aPhoto, entry, send, submit } from './sending.js';
import { eachStatement } from './each-statement.js';
import { DIVIDED, misses } from './shard-rule.js';
import { aTip, payTip, switchTips } from './tips.js';

let stage: TestApp;
/** The text of each statement that was run while somebody watched, by its name, or by how it begins. */
const asked = new Map<string, string>();
let isWatching = false;

beforeAll(async () => {
  stage = await startTestApp();
  eachStatement(stage.database.pool, ({ name, text }) => {
    if (isWatching) asked.set(name ?? text.slice(0, 60), text);
  });
  const creator = await aCreator(stage, { revisions: '2' });
  await switchTips(creator);
  const { person: brand } = await aUser(stage);
  isWatching = true;
  await visit(creator);
  const bookingId = await book(creator, brand);
  await talk(creator, brand, bookingId);
  await deliverAndRevise(creator, brand, bookingId);
  await tip(creator);
  await lookAround(creator, brand, bookingId);
  isWatching = false;
});
afterAll(() => stage.stop());

async function ok(answer: Promise<{ status: number; body: unknown }>): Promise<never> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as never;
}

/** A creator's page, before it is drawn and after, and what leads to a booking. */
async function visit({ id, username, packageId }: TestCreator): Promise<void> {
  const visitor = stage.person();
  const look = async (): Promise<void> => {
    for (const key of [id, username]) await ok(visitor.get(`/api/creator/profile/${key}`));
    await stage.app.get(ReadDrawnPages).document(username, false);
    await stage.app.get(ReadCreators).findByPackage(packageId);
  };
  await look();
  await stage.app.get(DrawnPages).run();
  await look();
  await ok(visitor.get(`/api/packages/${packageId}`));
}

async function book(creator: TestCreator, brand: Person): Promise<string> {
  await ok(stage.person().post('/api/package-bookings', bookingBody('approve_first', creator.packageId)));
  const made: { id: string } = await ok(
    brand.post('/api/package-bookings', bookingBody('pay_first', creator.packageId)),
  );
  await pay(stage, brand, made.id);
  await ok(creator.person.get(`/api/bookings/${made.id}/brand-record`));
  await ok(creator.person.post(`/api/creator/bookings/${made.id}/approve`, {}));
  await stage.drain();
  return made.id;
}

async function talk(creator: TestCreator, brand: Person, bookingId: string): Promise<void> {
  const { id }: { id: string } = await ok(brand.get(`/api/bookings/${bookingId}/conversation`));
  await ok(brand.post(`/api/conversations/${id}/messages`, { body: 'When will it come?', key: 'once' }));
  forgetCreators();
  await stage.settle();
  await ok(creator.person.get('/api/conversations'));
  await ok(creator.person.get(`/api/conversations/${id}`));
  await ok(creator.person.get(`/api/conversations/${id}/messages`));
  await ok(creator.person.post(`/api/conversations/${id}/read`, { seq: 1 }));
  await ok(creator.person.post(`/api/conversations/${id}/messages`, { body: 'On Friday.', key: 'once' }));
  await stage.drain();
}

/** Two versions, with a list of changes in between, and the approval. */
async function deliverAndRevise(creator: TestCreator, brand: Person, bookingId: string): Promise<void> {
  const deliver = async (name: string): Promise<{ submissionId: string; uploadId: string }> => {
    const content = await aPhoto(300, 500);
    const file = { content, name, type: 'image/jpeg' };
    const uploadId = await send(creator.person, bookingId, file);
    const { submissions }: { submissions: { id: string }[] } = await ok(
      submit(creator.person, bookingId, [entry(file, uploadId)]),
    );
    forgetCreators();
    await stage.drain();
    await makeViewable(stage, bookingId);
    return { submissionId: submissions[0]?.id ?? '', uploadId };
  };
  const room = `/api/bookings/${bookingId}/review-room`;
  const place = await deliver('first.jpg');
  await ok(brand.get(room));
  await ok(brand.post(`${room}/views`, { ...place, seconds: 2 }));
  await ok(brand.post(`${room}/drafts`, { kind: 'change', body: 'Cooler, please', ...place }));
  await ok(brand.post(`${room}/request-revision`, { submissionId: place.submissionId }));
  await stage.drain();
  const { items }: { items: { id: string }[] } = await ok(creator.person.get(room));
  await ok(creator.person.post(`${room}/items/${items[0]?.id}/answers`, { body: 'Like this?' }));
  await ok(creator.person.post(`${room}/items/${items[0]?.id}/state`, { state: 'done' }));
  await deliver('second.jpg');
  forgetCreators();
  await ok(brand.post(`/api/brand/bookings/${bookingId}/approve`, {}));
  await stage.drain();
}

async function tip(creator: TestCreator): Promise<void> {
  const supporter = stage.person();
  await payTip(supporter, await aTip(supporter, creator));
  forgetCreators();
  await stage.drain();
}

/** Whose bookings and all else are is remembered of so many: as on a server that knows none of these. */
function forgetCreators(): void {
  for (const known of [
    CREATORS_OF_BOOKINGS,
    CREATORS_OF_CONVERSATIONS,
    CREATORS_OF_TIPS,
    CREATORS_OF_UPLOADS,
  ])
    for (let other = 0; other < 20_000; other += 1) known.learn(`other ${other}`, '');
}

async function lookAround(creator: TestCreator, brand: Person, bookingId: string): Promise<void> {
  for (const person of [creator.person, brand]) {
    for (const path of ['', '/history', '/statement', '/submissions', '/documents'])
      await ok(person.get(`/api/bookings/${bookingId}${path}`));
    await ok(person.get('/api/notifications'));
  }
  await ok(creator.person.get('/api/creators/dashboard'));
  await ok(creator.person.get('/api/bookings?as=creator'));
  await ok(creator.person.get('/api/bookings?as=creator&group=needs_you'));
  await ok(creator.person.get('/api/creator/payouts'));
  await ok(brand.get('/api/bookings?as=brand'));
  await ok(brand.get('/api/brand/totals'));
  forgetCreators();
  const { id }: { id: string } = await ok(brand.get(`/api/bookings/${bookingId}/conversation`));
  forgetCreators();
  await ok(brand.get(`/api/conversations/${id}/messages`));
  await ok(creator.person.get(`/api/bookings/${bookingId}/uploads`));
  await ok(creator.person.get('/api/creator/tips'));
  await stage.drain();
}

/** Whose something is can't be said by who asks just that. */
const FINDS = 'finds whose it is';
const OF_BRAND = 'is of a brand, who books many creators';
const SWEEPS = 'looks for what is due, of everybody';
const OF_CARD = 'counts on how many pages a card was tried';
/** Statements that go to every shard, and why. */
const CROSSES: Readonly<Record<string, string>> = {
  'answer-by-name': FINDS,
  'drawn-by-name': FINDS,
  'package-with-creator': FINDS,
  'pages-by-package': FINDS,
  'find-booking-of-unknown': FINDS,
  'lock-booking-of-unknown': FINDS,
  'find-conversation-of-unknown': FINDS,
  'creators-of-bookings': FINDS,
  'creators-of-conversations': FINDS,
  'creators-of-tips': FINDS,
  'creators-of-uploads': FINDS,
  'attempt-of-intent': FINDS,
  'tip-of-intent': FINDS,
  'tipped-creator': FINDS,
  'pages-of-tip-card': OF_CARD,
  'known-event': FINDS,
  'order-of-transfer': FINDS,
  'save-payout-account': FINDS,
  'brand-totals': OF_BRAND,
  'count-brand-record': OF_BRAND,
  'group-counts-of-brand': OF_BRAND,
  'related-parties': OF_BRAND,
  'list-of-brand-newest': OF_BRAND,
  'any-changed-page': SWEEPS,
  'has-untold': SWEEPS,
  'take-untold': SWEEPS,
  'log-anyone-behind': SWEEPS,
  'log-entries': SWEEPS,
  'log-followers-behind': SWEEPS,
  'outstanding-uploads': SWEEPS,
};
/** The rule doesn't see that what names the creator is one of two ways to be found. */
const CROSSES_UNSEEN: Readonly<Record<string, string>> = { 'conversations-of-caller': OF_BRAND };

describe('the statements about a booking', () => {
  it('name its creator, but for those that can’t', () => {
    const missed = new Map([...asked].map(([name, text]) => [name, misses(text)]));
    const crossing = [...missed].filter(([name, why]) => why !== null && !/^(t|test)-/.test(name));
    expect(crossing.filter(([name]) => !(name in CROSSES))).toEqual([]);
    // A reason stands only beside what happens.
    expect(Object.keys(CROSSES).filter((name) => (missed.get(name) ?? null) === null)).toEqual([]);
    expect(Object.keys(CROSSES_UNSEEN).filter((name) => missed.get(name) !== null)).toEqual([]);
  });
});

describe('the rule by which they are judged', () => {
  it.each([
    ['select 1 from bookings where id = $1', 'reads bookings bookings without creator_id'],
    ['select 1 from bookings b where b.creator_id = c.id', 'compares no creator with a parameter'],
    [
      'select 1 from bookings b join submissions s on s.booking_id = b.id where b.creator_id = $1',
      'reads submissions s without creator_id',
    ],
    ['update bookings set stage = $2 where id = $1', 'reads bookings bookings without creator_id'],
    ['insert into messages (id, body) values ($1, $2)', 'inserts into messages without creator_id'],
    [
      'delete from previews p using uploads u where u.id = p.upload_id and p.creator_id = $1',
      'reads uploads u',
    ],
    [
      `select 1 from ledger_entries e where e.creator_id = $1`,
      'reads ledger_entries e without deal_creator_id',
    ],
  ])('finds what is wrong with %s', (text, wrong) => {
    expect(misses(text)).toContain(wrong);
  });

  it.each([
    'select 1 from users where id = $1',
    'select 1 from bookings b join creators c on c.id = b.creator_id where b.id = $1 and b.creator_id = $2',
    'select 1 from bookings b where b.creator_id = any(((select $1::uuid[])::uuid[]))',
    'with gone as (delete from messages where creator_id = $1 returning id) select id from gone',
    'insert into messages (id, creator_id) select $1, $2',
  ])('has nothing against %s', (text) => {
    expect(misses(text)).toBeNull();
  });
});

/** Takes back what the migration has added. */
const ADDED = `
  select format('alter table %I drop column %I cascade', event_object_table,
    case trigger_name when 'deal_creator_filled' then 'deal_creator_id' else 'creator_id' end) as statement
  from information_schema.triggers where trigger_name in ('creator_filled', 'deal_creator_filled')`;

describe('rows of a creator', () => {
  it('say so in every table', async () => {
    const nullable = await stage.database.rows<{ table: string }>(
      't-nullable',
      `select t.name as table from unnest($1::text[], $2::text[]) as t (name, divided)
       join information_schema.tables i on i.table_name = t.name and i.table_schema = 'public' and i.table_type = 'BASE TABLE'
       where not exists (select from information_schema.columns c where c.table_schema = 'public' and c.table_name = t.name
         and c.column_name = t.divided and c.data_type = 'uuid' and c.is_nullable = 'NO')`,
      [[...DIVIDED.keys()], [...DIVIDED.values()]],
    );
    expect(nullable).toEqual([]);
  });

  it('are given their creator where a server of the version before inserts them', async () => {
    const [{ id, creator_id: creatorId } = { id: '', creator_id: '' }] = await stage.database.rows<{
      id: string;
      creator_id: string;
    }>('t-some-booking', 'select id, creator_id from bookings limit 1');
    const posted = await stage.database.rows<{ whose: string }>(
      't-old-posting',
      `with posting as (
         insert into ledger_postings (id, key, booking_id, step, at) values (gen_random_uuid(), 'old', $1, 'hold', now()) returning id, creator_id
       ), entries as (
         insert into ledger_entries (posting_id, account, amount_cents)
         select id, account, amount from posting, (values ('escrow', 1), ('losses', -1)) as e (account, amount) returning deal_creator_id
       )
       select creator_id as whose from posting union all select deal_creator_id from entries`,
      [id],
    );
    expect(posted).toEqual([{ whose: creatorId }, { whose: creatorId }, { whose: creatorId }]);
    const noticed = await stage.database.rows<{ whose: string }>(
      't-old-notices',
      `insert into provider_events (id, type, object_id, booking_id, status)
       values ('old-1', 'x', 'x', $1, 'ignored'), ('old-2', 'x', 'x', null, 'ignored') returning creator_id as whose`,
      [id],
    );
    expect(noticed).toEqual([{ whose: creatorId }, { whose: '00000000-0000-0000-0000-000000000000' }]);
  });

  it('from before the column are given their creator when it is made', async () => {
    const runner = stage.app.get(DataSource).createQueryRunner();
    const each = [...DIVIDED.keys()].map(
      (table) =>
        `select '${table}' as table, md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text)) as rows from ${table} t`,
    );
    const read = async () => (await runner.query(`${each.join(' union all ')} order by 1`)) as object[];
    try {
      await runner.startTransaction();
      const before = await read();
      const added = (await runner.query(ADDED)) as { statement: string }[];
      await runner.query(
        'drop function fill_creator, fill_deal_creator, fill_no_creator, stamps_of_versions(uuid[], uuid[]) cascade',
      );
      for (const { statement } of added) await runner.query(statement);
      await new CreatorOfEverything1766840000000().up(runner);
      expect(await read()).toEqual(before);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
