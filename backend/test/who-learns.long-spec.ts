import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Party } from '@reelpact/domain';
import { type TestApp, startTestApp } from './app.js';
import { aCreator, aUser } from './builders.js';
import { makeAdmin } from './factors.js';
import type { Person } from './person.js';
import { atEnd, rate, rateable, readRating, sweepRatings } from './ratings.js';
import { type Route, routesOf } from './routes.js';
import type { Scene } from './scenes.js';
import { unzip } from './unzip.js';

/** Each reading of an evidence pack is written there; its rows are counted. */
const OF_ADMINS = ['/api/admin/log'];

let stage: TestApp;
let reads: Route[];
beforeAll(async () => {
  stage = await startTestApp();
  // Streams end with who reads them; what they tell is compared as rows.
  reads = routesOf(stage).filter(
    ({ method, path }) => method === 'GET' && !path.includes('live') && !OF_ADMINS.includes(path),
  );
});

afterAll(() => stage.stop());

/** All of an answer that could say something. */
interface Seen {
  status: number;
  headers: string;
  body: string;
}

async function seen(person: Person, path: string): Promise<Seen> {
  const answer = await fetch(`${stage.url}${path}`, { headers: { cookie: person.cookieHeader } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isZip = answer.headers.get('content-type')?.includes('zip') && answer.status === 200;
  const body = isZip
    ? JSON.stringify([...unzip(bytes)].map(([name, content]) => [name, content.toString('latin1')]))
    : bytes.toString('latin1');
  return {
    status: answer.status,
    headers: ['etag', 'last-modified', 'link'].map((name) => answer.headers.get(name) ?? '').join(' '),
    body,
  };
}

/** All that can be read about a booking, by one person. */
async function everything(person: Person, { booking, creator }: Scene): Promise<Map<string, Seen>> {
  const values: Record<string, string> = { username: creator.username, creatorId: creator.id };
  const fill = (path: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? booking.id));
  const paths = [...new Set(reads.map(({ path }) => fill(path)))];
  const found = new Map<string, Seen>();
  for (const path of [...paths, `/${creator.username}`, `/${creator.username}/kit`])
    found.set(path, await seen(person, path));
  return found;
}

/** Rows that somebody is told things by: each of them would be one thing more that happened. */
const TOLD = [
  'mails',
  'notifications',
  'live_events',
  'webhook_events',
  'booking_history',
  'page_changes',
  'admin_log',
];
const told = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      TOLD.map(async (table) => {
        const row = await stage.database.row<{ n: number }>(
          `t-count-${table}`,
          `select count(*)::int as n from ${table}`,
        );
        return [table, row?.n ?? 0] as const;
      }),
    ),
  );

const exactly = ({ status, headers, body }: Seen): string => `${status} ${headers} ${body}`;
/** Of answers that are another one each time: all but numbers, moments and what is signed. */
const inShape = ({ status, body }: Seen): string =>
  `${status} ${body.replace(/[\w%+/=-]*\d[\w%+/=-]*/g, '#')}`;
/** The demo's sample emails say until when, to the minute. */
const saysTheMinute = (key: string): boolean => key.endsWith(' /api/demo/mail-previews');
const same = (one: Seen, other: Seen): boolean => exactly(one) === exactly(other);

describe('before the moment', () => {
  it.each<[Party, Party]>([
    ['brand', 'creator'],
    ['creator', 'brand'],
  ])('nobody learns that the %s has rated, by nothing that can be asked', async (writer) => {
    const creator = await aCreator(stage);
    const user = await aUser(stage);
    const scene = await rateable(stage, { creator, contactEmail: user.email });
    const admin = await aUser(stage);
    await makeAdmin(stage.database, admin.id);
    const others: Record<string, Person> = {
      other: writer === 'brand' ? creator.person : scene.brand,
      admin: admin.person,
      stranger: (await aCreator(stage)).person,
    };
    const look = async () => {
      await stage.drain();
      const all = new Map<string, Seen>();
      for (const [name, person] of Object.entries(others))
        for (const [path, answer] of await everything(person, scene)) all.set(`${name} ${path}`, answer);
      return all;
    };
    const [idle, before] = [await look(), await look()];
    const rowsBefore = await told();
    const answer = await rate(scene, writer, 2, 'Only for later.');
    expect(answer.status).toBe(200);
    await stage.drain();
    expect(await told()).toEqual(rowsBefore);
    const after = await look();
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...after].filter(([key, one]) => {
      const was = before.get(key)!;
      const isFixed = same(was, idle.get(key)!) && !saysTheMinute(key);
      return isFixed ? !same(one, was) : inShape(one) !== inShape(was);
    });
    expect(changed.map(([key]) => key)).toEqual([]);
    expect([...after.values()].some(({ body }) => body.includes('Only for later'))).toBe(false);
    expect([...after.values()].filter(({ status }) => status === 200).length).toBeGreaterThan(60);
    // From the moment on they do, by the very same calls.
    await atEnd(stage, scene, 0);
    await sweepRatings(stage);
    const other = others['other']!;
    expect((await readRating(other, scene)).other).toMatchObject({ text: 'Only for later.' });
    const known = await seen(other, `/api/bookings/${scene.booking.id}/rating`);
    expect(known.body).toContain('Only for later.');
  });
});
