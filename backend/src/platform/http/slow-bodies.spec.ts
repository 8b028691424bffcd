import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { cutOffSlowBodies } from './slow-bodies.js';

let fastify: FastifyInstance;
let open: Socket[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  for (const socket of open) socket.destroy();
  open = [];
  await fastify.close();
});

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
    cutOffSlowBodies(fastify, { usual: patience, large: patience, checkEvery: 60_000 });
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

describe('the pace of a body', () => {
  const CHECK_MS = 60_000;
  /** 10 kB a second. */
  const ENOUGH = 10 * CHECK_MS;

  it('is checked again and again, from its beginning on', async () => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    const check = async (): Promise<void> => {
      for (const [run, ms] of timers.mock.calls) if (ms === CHECK_MS) (run as () => void)();
      await new Promise((judged) => setImmediate(judged));
    };
    fastify = Fastify({ bodyLimit: 4 * ENOUGH });
    cutOffSlowBodies(fastify, { usual: 600_000, large: 600_000, checkEvery: CHECK_MS });
    let arrived = 0;
    let heard: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((done) => (begin = done));
    fastify.addHook('preParsing', (request, _reply, body, done) => {
      request.raw.on('data', (piece: Buffer) => {
        arrived += piece.length;
        heard();
      });
      begin();
      done(null, body);
    });
    fastify.post('/', () => 'taken');
    const socket = connect(await listening(), '127.0.0.1');
    open.push(socket);
    const closed = new Promise((done) =>
      socket
        .on('error', () => undefined)
        .once('close', done)
        .resume(),
    );
    const send = async (bytes: number): Promise<void> => {
      const until = arrived + bytes;
      const all = new Promise<void>((done) => (heard = () => arrived >= until && done()));
      socket.write(Buffer.alloc(bytes, 32));
      await all;
    };
    const length = 3 * ENOUGH;
    socket.write(
      `POST / HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`,
    );
    await begun;
    await send(ENOUGH);
    await check();
    expect(socket.destroyed).toBe(false);
    await send(ENOUGH);
    await check();
    expect(socket.destroyed).toBe(false);
    await send(ENOUGH - 1);
    await check();
    await closed;
  });

  it.each([
    ['pace', 'setInterval'],
    ['time', 'setTimeout'],
  ] as const)('is not judged by what we were too busy to read: its %s', async (_, timer) => {
    const timers = jest.spyOn(globalThis, timer);
    fastify = Fastify();
    cutOffSlowBodies(fastify, { usual: CHECK_MS, large: CHECK_MS, checkEvery: CHECK_MS });
    fastify.addHook('preParsing', (_request, _reply, body, done) => {
      // It arrives, and before it is read the time is over: timers come first.
      setTimeout(() => {
        socket.write('{"a":1}');
        for (const [over, ms] of timers.mock.calls) if (ms === CHECK_MS) (over as () => void)();
      }, 0);
      done(null, body);
    });
    fastify.post('/', () => 'taken');
    const socket = connect(await listening(), '127.0.0.1');
    open.push(socket);
    const heard = new Promise<string>((done) => {
      let words = '';
      socket.setEncoding('utf8').on('data', (text: string) => (words += text));
      socket.on('error', () => undefined).on('close', () => done(words));
    });
    socket.write(
      'POST / HTTP/1.1\r\nhost: here\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 7\r\n\r\n',
    );
    expect(await heard).toContain('taken');
  });

  it('is not watched any more of one who has gone before it began', async () => {
    fastify = Fastify();
    let gone: () => void = () => undefined;
    const left = new Promise<void>((done) => (gone = done));
    fastify.addHook('onRequest', async (request) => {
      request.raw.once('close', gone);
      socket.destroy();
      await left;
    });
    cutOffSlowBodies(fastify, { usual: 77_777, large: 77_777, checkEvery: 66_666 });
    const timers = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'setInterval')];
    let parsed: () => void = () => undefined;
    const came = new Promise<void>((done) => (parsed = done));
    fastify.addHook('preParsing', (_request, _reply, body, done) => {
      parsed();
      done(null, body);
    });
    fastify.post('/', () => 'taken');
    const socket = connect(await listening(), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n`);
    await came;
    const waits = timers.flatMap(({ mock }) => mock.calls.map(([, ms]) => ms));
    expect(waits.filter((ms) => ms === 77_777 || ms === 66_666)).toEqual([]);
  });
});
