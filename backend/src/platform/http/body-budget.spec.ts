import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { LARGEST_BODY, keepFilesOnDisk, limitBodies } from './bodies.js';
import { BodyBudget, admitBodies } from './body-budget.js';
import { answerError } from './problem.filter.js';

const MIB = 1024 ** 2;
let fastify: FastifyInstance;
let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  await fastify.close();
});

async function start(isKnown: boolean): Promise<number> {
  fastify = Fastify({ bodyLimit: LARGEST_BODY });
  fastify.setErrorHandler(answerError);
  limitBodies(fastify);
  admitBodies(fastify, () => Promise.resolve(isKnown), {
    large: { inAll: 3 * MIB, each: 2 * MIB },
    small: { inAll: 100_000, each: 50_000 },
  });
  fastify.post('/', () => 'taken');
  fastify.post('/picture', { config: { largeBody: true } }, () => 'taken');
  fastify.post('/notice', { config: { foreignBody: true } }, () => 'taken');
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  return (fastify.server.address() as AddressInfo).port;
}

/** Says that a body comes and sends nothing of it. @returns what is answered to that, or null when the server waits for the rest */
async function announce(port: number, path: string, length: number | 'chunks'): Promise<string | null> {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const size = length === 'chunks' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  let heard = '';
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
  const head = `POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\n${size}\r\n\r\n`;
  socket.write(head);
  // What is answered comes before the answer to a question that is asked afterwards, on a connection of its own.
  for (let asked = 0; asked < 3; asked += 1) await fetch(`http://127.0.0.1:${port}/nothing`);
  return heard === '' ? null : (/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? heard);
}

describe('a body that is announced', () => {
  it('is refused unread when it is large and a stranger’s', async () => {
    const port = await start(false);
    expect(await announce(port, '/', 100_000)).toBe('413');
    expect(await announce(port, '/', 'chunks')).toBe('413');
    expect(await announce(port, '/picture', 8 * MIB)).toBe('401');
    expect(await announce(port, '/nowhere', 8 * MIB)).toBe('413');
    expect(await announce(port, '/', 1_000)).toBeNull();
    // Whoever signs what they send says so in the body.
    expect(await announce(port, '/notice', 100_000)).toBeNull();
  });

  it('is refused when too much is under way, small ones apart from large ones, until others have come', async () => {
    const port = await start(true);
    expect(await announce(port, '/', MIB)).toBeNull();
    expect(await announce(port, '/picture', 8 * MIB)).toBeNull();
    expect(await announce(port, '/', 70_000)).toBe('503');
    expect(await announce(port, '/', 40_000)).toBeNull();
    expect(await announce(port, '/', 40_000)).toBe('503');
    for (const socket of open) socket.destroy();
    const send = (): Promise<number> =>
      fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify('x'.repeat(900_000)),
      }).then(({ status }) => status);
    let status = await send();
    while (status === 503) status = await send();
    expect([status, await send(), await send(), await send()]).toEqual([200, 200, 200, 200]);
  });
});

describe('the budget', () => {
  it('counts by sender and in all, and gives back once', () => {
    const budget = new BodyBudget({ inAll: 10, each: 6 });
    const first = budget.take(6, 'a');
    expect(budget.take(1, 'a')).toBeNull();
    expect(budget.take(4, 'b')).not.toBeNull();
    expect(budget.take(1, 'c')).toBeNull();
    first?.();
    first?.();
    expect(budget.take(6, 'a')).not.toBeNull();
    expect(budget.take(1, 'c')).toBeNull();
  });
});

it('leaves bodies without files alone', async () => {
  fastify = Fastify();
  keepFilesOnDisk(fastify, () => {
    throw new Error('nothing is kept');
  });
  fastify.post('/', ({ body }) => body);
  const answer = await fastify.inject({
    method: 'POST',
    url: '/',
    payload: { image: 'data:image/png;base64,AAAA' },
  });
  expect(answer.json()).toEqual({ image: 'data:image/png;base64,AAAA' });
});
