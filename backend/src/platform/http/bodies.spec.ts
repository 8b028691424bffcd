import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { LARGEST_BODY, cutOffSlowBodies, limitBodies } from './bodies.js';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

async function listening(): Promise<number> {
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  return (fastify.server.address() as AddressInfo).port;
}

/** Says something to the server. @returns what it answers until it hangs up */
function say(port: number, words: string): Promise<string> {
  return new Promise((done) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(words));
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    socket.on('error', () => undefined).on('close', () => done(heard));
  });
}

describe('a body that takes its time', () => {
  const request = (more: string): string =>
    `POST / HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\n${more}`;

  async function start(patience: number): Promise<number> {
    fastify = Fastify();
    cutOffSlowBodies(fastify, { usual: patience, large: patience });
    fastify.post('/', () => 'taken');
    fastify.get('/', () => 'read');
    return listening();
  }

  it.each([
    ['of a known length', 'content-length: 10\r\n\r\n{"a"'],
    ['in chunks', 'transfer-encoding: chunked\r\n\r\n4\r\n{"a"\r\n'],
  ])('is hung up on when it is %s', async (_, half) => {
    expect(await say(await start(50), request(half))).toBe('');
  });

  it('is answered when it comes in time', async () => {
    expect(await say(await start(60_000), request('content-length: 7\r\n\r\n{"a":1}'))).toContain('taken');
  });

  it('is none where there is no body: the connection lives on for the next request', async () => {
    const port = await start(1);
    const twice = 'GET / HTTP/1.1\r\nhost: here\r\n';
    const heard = await say(port, `${twice}\r\n${twice}connection: close\r\n\r\n`);
    expect(heard.match(/read/g)).toHaveLength(2);
  });
});

describe('the size of a body', () => {
  it('is limited, and less where no picture is sent', async () => {
    fastify = Fastify({ bodyLimit: LARGEST_BODY });
    limitBodies(fastify);
    fastify.post('/', () => 'taken');
    fastify.post('/picture', { config: { largeBody: true } }, () => 'taken');
    const send = async (url: string, size: number): Promise<number> =>
      (await fastify.inject({ method: 'POST', url, payload: { text: 'x'.repeat(size) } })).statusCode;
    expect([await send('/', 1_000_000), await send('/', 1_100_000)]).toEqual([200, 413]);
    expect([await send('/picture', 7_000_000), await send('/picture', 8_400_000)]).toEqual([200, 413]);
  });
});
