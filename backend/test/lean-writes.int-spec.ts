import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { recordsOf } from '../src/modules/bookings/reads/booking-rows.js';
import { ReadConversations } from '../src/modules/conversations/reads/read-conversations.js';
import { ReadSubmissions } from '../src/modules/delivery/reads/read-submissions.js';
import { judgeBookings } from '../src/modules/proof/reads/judge-bookings.js';
import { Database } from '../src/platform/database/database.js';
import { followersBehind } from '../src/platform/log/reads/read-log.js';
import { type TestApp, startTestApp } from './app.js';
import { aBooking, aCreator, aFinishedUpload, aUser, bookingBody, makeViewable, pay } from './builders.js';
import type { Person } from './person.js';
import { type RequestWork, RequestsWork } from './request-work.js';
import { producing } from './scenes.js';

interface Limits {
  statements: number;
  commits: number;
  roundTrips: number;
}
type Path =
  | 'book'
  | 'accept'
  | 'deliver'
  | 'approve'
  | 'message'
  | 'send-product'
  | 'receive-product'
  | 'propose-settlement'
  | 'accept-settlement'
  | 'ask-extension'
  | 'grant-extension'
  | 'cancel-with-fee';
/** At most, for each; the bench prints the same of those whose speed it measures. */
const LIMITS = JSON.parse(
  readFileSync(join(__dirname, '../../tools/bench/write-limits.json'), 'utf8'),
) as Record<Path, Limits>;

let stage: TestApp;
let requests: RequestsWork;
beforeAll(async () => {
  stage = await startTestApp();
  requests = new RequestsWork(stage);
});
afterAll(() => stage.stop());

async function tokenOf(person: Person): Promise<string> {
  const made = await person.post<{ token: string }>('/api/auth/tokens', { name: 'lean', scopes: ['write'] });
  expect(made.status).toBe(201);
  // Its first use is noted.
  await send('/api/creator/bookings/none/approve', {}, made.body.token).catch(() => undefined);
  return made.body.token;
}

/** Sends what a program would. @returns what it asked of the database before it was answered */
async function send(path: string, body: object, token?: string): Promise<RequestWork> {
  const answer = await fetch(`${stage.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`);
  const [work] = requests.answered;
  if (!work) throw new Error('nothing was counted');
  return work;
}

const conversationOf = async (person: Person, bookingId: string): Promise<string> =>
  (await person.get<{ id: string }>(`/api/bookings/${bookingId}/conversation`)).body.id;

/** A booking whose money is held, with a fee for those who cancel, and the tokens of both parties. */
async function held(needsProduct = false) {
  const creator = await aCreator(stage, { needsProduct, cancellationPercent: 20 });
  const { person: brand } = await aUser(stage);
  const { id } = (
    await brand.post<{ id: string }>('/api/package-bookings', bookingBody('pay_first', creator.packageId))
  ).body;
  await pay(stage, brand, id);
  await creator.person.post(`/api/creator/bookings/${id}/approve`, {});
  await stage.drain();
  const tokens = { creator: await tokenOf(creator.person), brand: await tokenOf(brand) };
  return (by: keyof typeof tokens, step: string, body: object = {}) =>
    send(`/api/bookings/${id}/steps/${step}`, body, tokens[by]);
}
const OFFER = { creatorPercent: 40, reason: 'Half of it.' };
const LATER = { dueAt: new Date(Date.now() + 20 * 86_400_000).toISOString() };
const MORE_TIME = { ...LATER, reason: 'It rains.' };

/** What each of the writes takes, as a program sends them. */
const PATHS: Record<Path, () => Promise<RequestWork>> = {
  book: async () => {
    const { packageId } = await aCreator(stage);
    return send('/api/package-bookings', bookingBody('approve_first', packageId));
  },
  accept: async () => {
    const creator = await aCreator(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first');
    return send(`/api/creator/bookings/${booking.id}/approve`, {}, await tokenOf(creator.person));
  },
  deliver: async () => {
    const { creator, booking } = await producing(stage);
    const upload = () => aFinishedUpload(stage.database, booking.id, creator.id);
    const files = [await upload(), await upload()];
    return send(`/api/bookings/${booking.id}/submit-content`, { files }, await tokenOf(creator.person));
  },
  approve: async () => {
    const creator = await aCreator(stage);
    const { person: brand } = await aUser(stage);
    const body = bookingBody('pay_first', creator.packageId);
    const { id } = (await brand.post<{ id: string }>('/api/package-bookings', body)).body;
    await pay(stage, brand, id);
    await creator.person.post(`/api/creator/bookings/${id}/approve`, {});
    await stage.drain();
    const files = [await aFinishedUpload(stage.database, id, creator.id)];
    await creator.person.post(`/api/bookings/${id}/submit-content`, { files });
    await makeViewable(stage, id);
    return send(`/api/brand/bookings/${id}/approve`, {}, await tokenOf(brand));
  },
  message: async () => {
    const creator = await aCreator(stage);
    const { booking } = await aBooking(stage, creator, 'approve_first');
    const id = await conversationOf(creator.person, booking.id);
    const message = { body: 'When do you need it?', key: 'once' };
    return send(`/api/conversations/${id}/messages`, message, await tokenOf(creator.person));
  },
  'send-product': async () => {
    const take = await held(true);
    return take('brand', 'send_product', { carrier: 'UPS', tracking: '1Z1' });
  },
  'receive-product': async () => {
    const take = await held(true);
    await take('brand', 'send_product');
    return take('creator', 'receive_product');
  },
  'propose-settlement': async () => (await held())('brand', 'propose_settlement', OFFER),
  'accept-settlement': async () => {
    const take = await held();
    await take('brand', 'propose_settlement', OFFER);
    return take('creator', 'accept_settlement', { number: 1, creatorPercent: OFFER.creatorPercent });
  },
  'ask-extension': async () => (await held())('creator', 'ask_extension', MORE_TIME),
  'grant-extension': async () => {
    const take = await held();
    await take('creator', 'ask_extension', MORE_TIME);
    return take('brand', 'accept_extension', { number: 1, ...LATER });
  },
  'cancel-with-fee': async () => (await held())('brand', 'cancel_booking', { creatorPercent: 20 }),
};

describe('what people wait for', () => {
  it.each(Object.entries(LIMITS))(
    'takes no more statements, commits and round trips than %s may',
    async (path, { statements, commits, roundTrips }) => {
      const work = await PATHS[path as Path]();
      const names = work.statements.join(', ');
      expect(`${work.statements.length} of ${statements}: ${names}`).toBe(
        `${Math.min(work.statements.length, statements)} of ${statements}: ${names}`,
      );
      expect(work.commits).toBeLessThanOrEqual(commits);
      expect(work.roundTrips).toBeLessThanOrEqual(roundTrips);
    },
  );

  it('isn’t that it is on the disk when a token or a session was used', async () => {
    const { person } = await aUser(stage);
    const token = await tokenOf(person);
    await stage.database.rows('t-long-unused', 'update api_tokens set used_at = null');
    await stage.database.rows('t-long-unseen', `update sessions set seen_at = now() - interval '1 hour'`);
    await send('/api/creator/bookings/none/approve', {}, token).catch(() => undefined);
    expect(requests.answered[0]).toMatchObject({ commits: 0 });
    expect(requests.answered[0]?.statements).toContain('note-token-use');
    await person.get('/api/auth/user');
    expect(requests.answered[0]).toMatchObject({ commits: 0 });
    expect(requests.answered[0]?.statements).toContain('see-session');
    const noted = await stage.database.row<{ all: boolean }>(
      't-noted',
      `select bool_and(t.used_at > now() - interval '5 minutes') and (select max(seen_at) > now() - interval '5 minutes' from sessions)
         as all from api_tokens t where t.used_at is not null`,
    );
    expect(noted?.all).toBe(true);
  });
});

/** Puts so many others with a version beside a delivered booking that how they are looked for makes a difference. */
async function plantBeside(bookingId: string): Promise<void> {
  const client = await stage.database.pool.connect();
  const copied = (
    table: string,
    ids: string,
  ): string => `insert into ${table} select copy.* from ${table} one,
    generate_series(1, 3000) n, lateral jsonb_populate_record(one, ${ids}) copy`;
  const idOf = (kind: string): string => `md5('${kind}' || n)::uuid`;
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const own = `jsonb_build_object('id', ${idOf('b')}, 'creator_id', ${idOf('c')}, 'brand_user_id', ${idOf('u')}, 'guest_id', null, 'contact_email_key', n || '@planted.test')`;
    await client.query(`${copied('bookings', own)} where one.id = $1`, [bookingId]);
    const version = `jsonb_build_object('id', ${idOf('s')}, 'booking_id', ${idOf('b')})`;
    await client.query(`${copied('submissions', version)} where one.booking_id = $1`, [bookingId]);
    const file = `jsonb_build_object('id', ${idOf('f')}, 'submission_id', ${idOf('s')}, 'upload_id', ${idOf('o')})`;
    await client.query(
      `${copied('submission_files', file)} where one.submission_id = (select id from submissions where booking_id = $1)`,
      [bookingId],
    );
    const upload = `jsonb_build_object('id', ${idOf('o')}, 'booking_id', ${idOf('b')})`;
    await client.query(`${copied('uploads', upload)} where one.booking_id = $1`, [bookingId]);
    const preview = `jsonb_build_object('upload_id', ${idOf('o')})`;
    await client.query(
      `${copied('previews', preview)} where one.upload_id = (select id from uploads where booking_id = $1)`,
      [bookingId],
    );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    client.release();
  }
}

/** More than the five calls after which PostgreSQL decides whether it goes on planning a statement for the values of the moment. */
const CALLS = 8;

it('plans only once what is asked about a booking, a list and the log', async () => {
  const { creator, brand, booking } = await producing(stage);
  const files = [await aFinishedUpload(stage.database, booking.id, creator.id)];
  await creator.person.post(`/api/bookings/${booking.id}/submit-content`, { files });
  await makeViewable(stage, booking.id);
  await plantBeside(booking.id);
  const conversationId = await conversationOf(brand, booking.id);
  // What was planned before, for few rows, is forgotten with its connection.
  const { pool } = stage.database;
  const old = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  for (const client of old) client.release(true);

  await stage.database.transaction(async (tx) => {
    // By one connection, which knows how each statement was planned.
    const database = stage.app.get(Database);
    const reads = [
      jest.spyOn(database, 'rows').mockImplementation(tx.rows),
      jest.spyOn(database, 'row').mockImplementation(tx.row),
    ];
    try {
      for (let call = 0; call < CALLS; call += 1) {
        await creator.person.get('/api/bookings?as=creator');
        await brand.get('/api/bookings?as=brand');
        await brand.get('/api/brand/totals');
        await creator.person.get('/api/creators/dashboard');
        await brand.get(`/api/bookings/${booking.id}`);
        await recordsOf(tx, [booking.id], stage.config.windows);
        await stage.app.get(ReadSubmissions).of([booking.id], tx);
        await stage.app.get(ReadConversations).some([conversationId], tx);
        await judgeBookings(tx, [booking.id]);
        await followersBehind(tx, ['notifications']);
      }
    } finally {
      for (const read of reads) read.mockRestore();
    }
    const asked = await tx.rows<{ name: string; custom: number }>(
      't-plans',
      'select name, custom_plans::int as custom from pg_prepared_statements where custom_plans + generic_plans >= $1',
      [CALLS],
    );
    expect(asked.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['submissions-of-bookings', 'bookings-by-id', 'brand-totals', 'list-of-brand-newest'],
        ...['some-conversations', 'judge-bookings', 'log-followers-behind'],
      ]),
    );
    expect(asked.filter(({ custom }) => custom > 5)).toEqual([]);
  });
});
