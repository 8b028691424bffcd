import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OUT_OF_REACH, logContradictions } from '@reelpact/domain';
import pg from 'pg';
import { AN_ADDRESS, bookingBody } from '../builders.js';
import { FLOWS } from '../faults/flows.js';
import { wrongsOf } from '../faults/judge.js';
import { type Offer, Players } from '../faults/players.js';
import { type Waiting, untilQuiet } from '../faults/quiet.js';
import { restartUnderLoad } from '../faults/restart-under-load.js';
import { Servers } from '../faults/servers.js';
import {
  isAnyoneBehind,
  movesByBooking,
  wrongConversations,
  wrongNotices,
  wrongTotals,
} from '../faults/told.js';
import type { Person } from '../person.js';
import { S3StandIn } from '../s3-stand-in.js';
import { until } from '../until.js';
import { Cluster } from './cluster.js';
import { Talker } from './talker.js';

const KILLS = 5;
const REQUESTS = Number(process.env['REELPACT_REQUESTS'] ?? 20_000);
/** How many bookings are under way at each moment. */
const AT_ONCE = 6;
const WAITING: Waiting = { wait: () => new Promise((resume) => setTimeout(resume, 40)), tries: 30_000 };

/** All that HAProxy takes, to whatever they lead. */
const CONNECTIONS = 4_000;
const METRICS_TOKEN = 'a token of 32 characters or more';
const SOMEBODY = {
  email: 'late@example.test',
  password: 'correct horse',
  firstName: 'Ann',
  lastName: 'Lind',
};

const storage = new S3StandIn();
let cluster: Cluster;
let servers: Servers;
let offer: Offer;
let admin: Person;
let booked = 0;
beforeAll(async () => {
  cluster = await Cluster.start();
  servers = await Servers.start({ ...(await storage.start()), METRICS_TOKEN }, cluster.ground);
  admin = await servers.admin();
  offer = await servers.offer();
});
afterAll(async () => {
  await servers.stop();
  await storage.stop();
});

const players = (): Players => {
  booked += 1;
  return new Players(servers.person(), offer, admin, servers.stripe, servers.database, WAITING);
};

/** A booking whose content is due. */
async function aProduction(): Promise<Players> {
  const people = players();
  await people.book('pay_first');
  await people.pay();
  await people.until('requested');
  const path = `/api/creator/bookings/${people.bookingId}/approve`;
  await people.step(offer.person, path, {}, ({ stage }) => stage === 'producing');
  return people;
}

async function aTalker(): Promise<Talker> {
  const people = await aProduction();
  await people.quiet();
  const { body } = await people.brand.get<{ id: string }>(`/api/bookings/${people.bookingId}/conversation`);
  return new Talker(people.brand, body.id);
}

const valuesOf = async (statement: string, ...values: unknown[]): Promise<string[]> => {
  const { rows } = await servers.database.query<{ it: string }>(statement, values);
  return rows.map(({ it: one }) => String(one));
};
const messagesOf = (conversationId: string) =>
  valuesOf('select body as it from messages where conversation_id = $1 order by seq', conversationId);

/** Bookings go through all that can become of them, and somebody talks, while something is done to the machines. */
async function underLoad(disturb: (played: () => number) => Promise<void>): Promise<Talker> {
  const talker = await aTalker();
  let isOver = false;
  let turn = 0;
  const played: [Players, (typeof FLOWS)[number]][] = [];
  const play = async (): Promise<void> => {
    while (!isOver) {
      const flow = FLOWS[turn++ % FLOWS.length]!;
      const people = players();
      await flow.play(people);
      played.push([people, flow]);
    }
  };
  const all = Promise.allSettled([talker.talk(), ...Array.from({ length: AT_ONCE }, play)]);
  await disturb(() => played.length);
  isOver = true;
  talker.stop();
  const failed = (await all).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(failed).toEqual([]);
  const ids = played.map(([{ bookingId }]) => bookingId);
  await untilQuiet(servers.database, servers.stripe, ids, WAITING);
  const wrongs: string[] = [];
  for (const [{ bookingId }, flow] of played)
    for (const wrong of await wrongsOf(servers.database, servers.stripe, bookingId, flow.end))
      wrongs.push(`${flow.name} (${bookingId}): ${wrong}`);
  expect(wrongs).toEqual([]);
  expect(await messagesOf(talker.conversationId)).toEqual(talker.said);
  return talker;
}

/** That nothing is lost, done twice or told twice. */
async function expectInOrder(): Promise<void> {
  await until(async () => !(await isAnyoneBehind(servers.database)));
  // What followed from talk, too.
  const everything = await valuesOf('select id as it from bookings');
  await untilQuiet(servers.database, servers.stripe, everything, WAITING);
  expect(await valuesOf('select count(*)::int as it from bookings')).toEqual([String(booked)]);
  expect(servers.stripe.complaints).toEqual([]);
  expect(await wrongNotices(servers.database)).toEqual([]);
  expect(await wrongConversations(servers.database)).toEqual([]);
  expect(await wrongTotals(servers.database)).toEqual([]);
  expect((await movesByBooking(servers.database)).flatMap(({ log }) => logContradictions(log))).toEqual([]);
  expect(await valuesOf('select error as it from log_waiting')).toEqual([]);
  expect(await servers.reconcile()).toEqual({
    code: 0,
    stdout: expect.stringMatching(/^0 differences in \d+ bookings and \d+ payments\.\n$/),
    stderr: '',
  });
}

describe('a cluster of two web servers, a worker, two databases and three etcd', () => {
  it('loses nothing that was answered while its primary database is killed again and again', async () => {
    let kills = 0;
    const talker = await underLoad(async (played) => {
      for (; kills < KILLS; kills += 1) {
        const before = played();
        await until(() => played() >= before + AT_ONCE);
        await cluster.revive(await cluster.killPrimary());
      }
    });
    await expectInOrder();
    console.log(
      `${kills} kills, ${booked} bookings, ${talker.said.length} messages, at most ${talker.longestGap} ms between two`,
    );
  });

  it('loses nothing when web servers and the worker are killed', async () => {
    await underLoad(async (played) => {
      for (const product of [...servers.products, ...servers.products]) {
        const before = played();
        await until(() => played() > before);
        await product.kill();
        await product.launch();
      }
    });
    await expectInOrder();
  });

  it('fails no request while both web servers are restarted', async () => {
    const people = await aProduction();
    await people.quiet();
    const { brand, bookingId } = people;
    const { failures, conversationId, said, heard, upload } = await restartUnderLoad(
      { creator: offer.person, creatorId: offer.creatorId, brand, bookingId },
      {
        requests: REQUESTS,
        restart: async () => {
          for (const server of servers.products.slice(0, 2)) await server.restart();
        },
        newest: async (id) =>
          Number((await valuesOf('select last_seq as it from conversations where id = $1', id))[0]),
      },
    );
    expect(failures).toEqual([]);
    expect((await messagesOf(conversationId)).sort()).toEqual(said.sort());
    const told = await valuesOf(
      `select distinct truth ->> 'lastSeq' as it from live_events where subject = $1 and truth ? 'lastSeq'`,
      conversationId,
    );
    expect(told.filter((seq) => !heard.has(Number(seq)))).toEqual([]);
    expect(
      await valuesOf('select size as it from uploads where id = $1 and finished_at is not null', upload.id),
    ).toEqual([String(upload.size)]);
  });

  it('reaches its databases while strangers hold all connections that pages may have', async () => {
    const { hostname, port } = new URL(servers.url);
    const held = await Promise.all(
      Array.from(
        { length: CONNECTIONS },
        () =>
          new Promise<Socket>((done, fail) => {
            const socket = connect(Number(port), hostname, () => done(socket)).once('error', fail);
          }),
      ),
    );
    const client = new pg.Client({
      connectionString: cluster.ground.databaseUrl,
      connectionTimeoutMillis: 5_000,
    });
    try {
      await client.connect();
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    } finally {
      for (const socket of held) socket.destroy();
      await client.end();
    }
  });

  it('shows what is measured at each server, and not to those who come by the balancer', async () => {
    const statusAt = async (address: string) =>
      (await fetch(address, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).status;
    for (const { url } of servers.products) expect(await statusAt(`${url}/api/metrics`)).toBe(200);
    for (const path of ['/api/metrics', '/api/%6detrics', '/api/metrics?again'])
      expect(await statusAt(`${servers.url}${path}`)).toBe(404);
  });

  it('is only read without a majority of etcd: nobody can write, everybody sees pages, and these say why', async () => {
    const unknown = await servers.somebody('nora');
    const block = { enabled: true, type: 'package', title: 'UGC Package', description: 'Photos', price: 90 };
    const { status, body } = await unknown.post('/api/creator/onboard', {
      ...{ username: 'nora', displayName: 'Nora Lind', bio: 'Quiet films.', category: 'Lifestyle' },
      contentBlocks: [{ ...block, deliveryTime: '3-5 days', includes: '• Photos', revisions: 1 }],
    });
    if (status !== 201) throw new Error(JSON.stringify(body));
    const visit = async (path: string) => {
      const answer = await fetch(`${servers.url}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    const talker = await aTalker();
    const say = async () =>
      (
        await offer.person.post(`/api/conversations/${talker.conversationId}/messages`, {
          body: 'Are you there?',
        })
      ).status;
    await until(async () => (await valuesOf(`select count(*)::int as it from page_changes`))[0] === '0');
    expect(await say()).toBe(201);
    expect((await visit('/sophia')).text).not.toContain(OUT_OF_REACH);

    await cluster.takeMajority();
    await until(async () => (await say()) === 503);
    const refused = [
      await say(),
      (await servers.person().post('/api/auth/register', SOMEBODY)).status,
      (await servers.person().post('/api/package-bookings', bookingBody('approve_first', offer.packageId)))
        .status,
      (await offer.person.call('PUT', '/api/creator/shipping-address', AN_ADDRESS)).status,
    ];
    expect(refused).toEqual([503, 503, 503, 503]);
    // Of these pages, one was visited before and the others were not.
    for (const path of ['/sophia', '/nora', `/service/${offer.packageId}`]) {
      const page = await visit(path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(page.text).toContain(OUT_OF_REACH);
    }
    expect((await visit('/api/creator/profile/nora')).status).toBe(200);
    const missing = await visit('/nobody-of-that-name');
    expect(missing.status).toBe(503);

    await cluster.giveMajority();
    await until(async () => (await say()) === 201);
    await until(async () => !(await visit('/nora')).text.includes(OUT_OF_REACH));
    await expectInOrder();
  });
});
