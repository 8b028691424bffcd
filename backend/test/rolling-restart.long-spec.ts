import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { Balancer } from './faults/balancer.js';
import { Product } from './faults/product.js';
import type { Person } from './person.js';
import { S3StandIn } from './s3-stand-in.js';
import { aClip, aProduction, idOf, tusUpload } from './sending.js';

/** How many ask at the same time. */
const ASKERS = 8;
/** Requests that are made at least. */
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

/** One request on a connection of its own, as a proxy makes them. @returns its status */
function ask({ cookieHeader }: Person, method: string, path: string, body?: object): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { cookie: cookieHeader, ...(body && { 'content-type': 'application/json' }) };
    const sent = request(balancer.url + path, { method, headers, agent: false }, (answer) => {
      buffer(answer).then(() => done(answer.statusCode ?? 0), fail);
    });
    sent.once('error', fail).end(body && JSON.stringify(body));
  });
}

describe('two servers that are restarted one after the other', () => {
  it('fail no request, and lose no message and no upload', async () => {
    const { creator, brand, bookingId } = await aProduction(stage);
    const { body: talk } = await brand.get<{ id: string }>(`/api/bookings/${bookingId}/conversation`);
    const failures: string[] = [];
    const said: string[] = [];
    let asked = 0;
    let isOver = false;
    const asker = async (number: number): Promise<void> => {
      for (let turn = 0; !isOver; turn += 1) {
        const text = `${number}-${turn}`;
        const kind = turn % 4;
        const [method, path, body] = (
          [
            ['GET', `/api/creator/profile/${creator.id}`, undefined],
            ['GET', `/api/bookings/${bookingId}`, undefined],
            ['GET', `/api/conversations/${talk.id}/messages`, undefined],
            ['POST', `/api/conversations/${talk.id}/messages`, { body: text }],
          ] as const
        )[kind]!;
        const person = kind === 1 ? brand : creator.person;
        const status = await ask(person, method, path, body).catch((error: unknown) => String(error));
        asked += 1;
        if (typeof status !== 'number' || status >= 300) failures.push(`${method} ${path}: ${status}`);
        else if (body) said.push(text);
      }
    };
    const askers = Array.from({ length: ASKERS }, (_, number) => asker(number));

    const content = Buffer.concat([aClip(), randomBytes(12_000_000)]);
    const before = Object.create(creator.person, { url: { value: balancer.url } }) as Person;
    const upload = tusUpload(before, bookingId, { content, name: 'reel.mp4', type: 'video/mp4' }, 60);
    // What is under way with a server that stops is asked about again, as in a browser.
    upload.options.retryDelays = [100, 500, 1_000, 2_000];
    const whole = new Promise<string>((done, fail) => {
      upload.options.onSuccess = () => done(idOf(upload.url));
      upload.options.onError = fail;
    });
    upload.start();

    for (const server of servers) await server.restart();
    while (asked < REQUESTS) await pause(20);
    isOver = true;
    await Promise.all(askers);
    expect(failures).toEqual([]);
    const messages = await stage.database.rows<{ body: string }>(
      't-said',
      'select body from messages where conversation_id = $1',
      [talk.id],
    );
    expect(messages).toHaveLength(said.length);
    expect(messages.map(({ body }) => body)).toEqual(expect.arrayContaining(said));
    const finished = await stage.database.row(
      't-arrived',
      'select id from uploads where id = $1 and finished_at is not null and size = $2',
      [await whole, content.length],
    );
    expect(finished).not.toBeNull();
  });
});
