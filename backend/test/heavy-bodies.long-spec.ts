import { execFileSync } from 'node:child_process';
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestApp, startTestApp } from './app.js';
import { type TestCreator, aCreator } from './builders.js';
import { Product } from './faults/product.js';

const MIB = 1024 ** 2;
/** What the process may take in all while strangers send, in bytes. */
const MOST = 450 * MIB;

let stage: TestApp;
let product: Product;
let creator: TestCreator;
beforeAll(async () => {
  stage = await startTestApp();
  const { databaseUrl: DATABASE_URL, sessionSecret } = stage.config;
  creator = await aCreator(stage);
  product = await Product.start({
    ...{ DATABASE_URL, SESSION_SECRET: sessionSecret ?? '', DEMO_MODE: 'false' },
    NODE_OPTIONS: '--max-old-space-size=320',
  });
});
afterAll(async () => {
  await product.stop();
  await stage.stop();
});

const memory = (): number =>
  1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(product.pid)], { encoding: 'utf8' }));

/** The most that the process takes, and that others are answered, while something is done. */
async function watched(work: Promise<unknown>): Promise<number> {
  let most = 0;
  let isDone = false;
  const watch = (async () => {
    while (!isDone) {
      most = Math.max(most, memory());
      expect((await fetch(`${product.url}/api/creators/username/nobody-at-all`)).status).toBe(404);
    }
  })();
  await work;
  isDone = true;
  await watch;
  expect(product.isRunning).toBe(true);
  return most;
}

/** Sends a body, or all but its last byte. @returns the status; null when it is cut off or never answered */
function send(path: string, body: Buffer, { cookie = '', holds = false } = {}): Promise<number | null> {
  return new Promise((done) => {
    const { hostname, port } = new URL(product.url);
    const socket: Socket = connect(Number(port), hostname);
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      socket.end();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]) || null));
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncookie: ${cookie}\r\ncontent-length: ${body.length}\r\n\r\n`,
    );
    socket.write(holds ? body.subarray(0, -1) : body);
    if (holds) held.push(socket);
  });
}
let held: Socket[] = [];

const textOf = (bytes: number): Buffer => Buffer.from(JSON.stringify({ email: 'x'.repeat(bytes) }));
const pictureOf = (bytes: number): Buffer =>
  Buffer.from(JSON.stringify({ title: 'A', image: `data:image/png;base64,${'A'.repeat(bytes)}` }));

describe('heavy bodies', () => {
  it('of strangers cost nothing, 200 of a megabyte at once', async () => {
    const statuses: (number | null)[] = [];
    const sent = Array.from({ length: 200 }, async () =>
      statuses.push(await send('/api/auth/login', textOf(MIB))),
    );
    expect(await watched(Promise.all(sent))).toBeLessThan(MOST);
    // Whoever is refused while sending may be cut off before they have read why.
    expect(statuses.filter((status) => status !== null && status !== 413)).toEqual([]);
  });

  it.each([
    ['strangers', () => ''],
    ['somebody known', () => creator.person.cookieHeader],
  ])('of %s that never end cost no more, 60 of eight megabytes', async (_, cookie) => {
    const path = `/api/creator/${creator.id}/portfolio`;
    const body = pictureOf(7.9 * MIB);
    const sent = Promise.all(
      Array.from({ length: 60 }, () => send(path, body, { cookie: cookie(), holds: true })),
    );
    const looked = async (): Promise<void> => {
      for (let look = 0; look < 20; look += 1) await fetch(`${product.url}/api/health/ready`);
      for (const socket of held) socket.destroy();
      held = [];
      await sent;
    };
    expect(await watched(looked())).toBeLessThan(MOST);
  });

  it('of somebody known are taken in turn, 40 of eight megabytes at once', async () => {
    const path = `/api/creator/${creator.id}/portfolio`;
    const { cookieHeader: cookie } = creator.person;
    const sent = Promise.all(Array.from({ length: 40 }, () => send(path, pictureOf(7.9 * MIB), { cookie })));
    expect(await watched(sent)).toBeLessThan(MOST);
    const statuses = await sent;
    expect(statuses.filter((status) => status !== null && ![400, 429, 503].includes(status))).toEqual([]);
  });
});
