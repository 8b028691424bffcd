import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { Balancer } from './faults/balancer.js';
import { Product } from './faults/product.js';
import { restartUnderLoad } from './faults/restart-under-load.js';
import type { Person } from './person.js';
import { S3StandIn } from './s3-stand-in.js';
import { aProduction } from './sending.js';

const REQUESTS = Number(process.env['REELPACT_REQUESTS'] ?? 4_000);

const storage = new S3StandIn();
let stage: TestApp;
let servers: Product[];
let balancer: Balancer;
beforeAll(async () => {
  const settings = { ...(await storage.start()), SESSION_SECRET: randomBytes(32).toString('hex') };
  stage = await startTestApp(settings);
  const more = {
    ...settings,
    DATABASE_URL: stage.config.databaseUrl,
    RATE_LIMIT_FACTOR: '100000',
    DRAIN_SECONDS: '1',
    DEMO_MODE: 'false',
  };
  servers = [await Product.start(more), await Product.start(more)];
  balancer = await Balancer.before(servers.map(({ url }) => url));
});
afterAll(async () => {
  await balancer.stop();
  for (const server of servers) await server.stop();
  await stage.stop();
  await storage.stop();
});

const rowsOf = async (what: string, statement: string, conversationId: string) =>
  (await stage.database.rows<{ it: string }>(`t-${what}`, statement, [conversationId])).map(
    ({ it: one }) => one,
  );

describe('two servers that are restarted one after the other', () => {
  it('fail no request, and lose no message, no upload and nothing that an open page is told', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const before = (person: Person) => Object.create(person, { url: { value: balancer.url } }) as Person;
    const { failures, conversationId, said, heard, upload } = await restartUnderLoad(
      { creator: before(creator.person), creatorId: creator.id, brand: before(brand), bookingId },
      {
        requests: REQUESTS,
        restart: async () => {
          for (const server of servers) await server.restart();
        },
        newest: async (id) =>
          Number((await rowsOf('newest', 'select last_seq as it from conversations where id = $1', id))[0]),
      },
    );
    expect(failures).toEqual([]);
    const messages = await rowsOf(
      'said',
      'select body as it from messages where conversation_id = $1',
      conversationId,
    );
    expect(messages.sort()).toEqual(said.sort());
    const told = await rowsOf(
      'told-live',
      `select distinct truth ->> 'lastSeq' as it from live_events where subject = $1`,
      conversationId,
    );
    expect(told.filter((seq) => seq !== null && !heard.has(Number(seq)))).toEqual([]);
    const finished = await stage.database.row(
      't-arrived',
      'select id from uploads where id = $1 and finished_at is not null and size = $2',
      [upload.id, upload.size],
    );
    expect(finished).not.toBeNull();
  });
});
