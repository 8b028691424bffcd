import { type AddressInfo, type Socket, connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { Problem } from '@reelpact/domain';
import { LARGEST_BODY, keepFilesOnDisk, largeBodyRights, limitBodies } from './bodies.js';
import { BodyBudget, admitBodies } from './body-budget.js';
import { answerError } from './problem.filter.js';

const MIB = 1024 ** 2;
let fastify: FastifyInstance;
let open: Socket[] = [];
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open = [];
  // What a refused body came on counts as busy until it is cut off.
  fastify.server.closeAllConnections();
  await fastify.close();
});

let budgets: ReturnType<typeof admitBodies>;
const known = (): Promise<void> => Promise.resolve();
const stranger = (request: FastifyRequest): Promise<void> =>
  Promise.reject(new Problem(largeBodyRights(request) ? 'UNAUTHENTICATED' : 'PAYLOAD_TOO_LARGE'));

async function start(
  requireKnown: (request: FastifyRequest) => Promise<void>,
  limits: Partial<Parameters<typeof admitBodies>[2]> = {},
): Promise<number> {
  // Each test says with a header from where it calls.
  fastify = Fastify({ bodyLimit: LARGEST_BODY, trustProxy: true });
  fastify.setErrorHandler(answerError);
  limitBodies(fastify);
  budgets = admitBodies(fastify, requireKnown, {
    large: { inAll: 3 * MIB, ofNetwork: 2 * MIB, ofSite: 3 * MIB },
    small: { inAll: 100_000, ofNetwork: 50_000, ofSite: 70_000 },
    ...limits,
  });
  fastify.post('/', () => 'taken');
  fastify.get('/slow', () => new Promise(() => undefined));
  fastify.post('/picture', { config: { largeBody: { access: 'user' } } }, () => 'taken');
  fastify.post('/notice', { config: { foreignBody: true } }, () => 'taken');
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  return (fastify.server.address() as AddressInfo).port;
}

interface Sender {
  from?: string;
  /** How many bytes of the body are sent. */
  sends?: number;
}

function begin(
  port: number,
  path: string,
  length: number | 'chunks',
  { from = '192.0.2.1', sends = 0 }: Sender = {},
) {
  const socket = connect(port, '127.0.0.1');
  open.push(socket);
  const size = length === 'chunks' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const heard = { text: '' };
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (text: string) => (heard.text += text));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: here\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\n${size}\r\n\r\n`,
  );
  if (sends > 0) socket.write(`"${'x'.repeat(sends - 1)}`);
  return { socket, heard };
}

/** What is answered comes before the answer to a question that is asked afterwards, on a connection of its own. */
async function askedAround(port: number): Promise<void> {
  for (let asked = 0; asked < 3; asked += 1) await fetch(`http://127.0.0.1:${port}/nothing`);
}

/** Says that a body comes and sends nothing of it. @returns what is answered to that, or null when the server waits for the rest */
async function announce(
  port: number,
  path: string,
  length: number | 'chunks',
  sender?: Sender,
): Promise<string | null> {
  const { heard } = begin(port, path, length, sender);
  await askedAround(port);
  return heard.text === '' ? null : (/^HTTP\/1\.1 (\d+)/.exec(heard.text)?.[1] ?? heard.text);
}

const post = (port: number, bytes: number, from = '192.0.2.1'): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify('x'.repeat(bytes)),
  }).then(({ status }) => status);

/** Goes on asking until something is so; the hang-up of a connection reaches the server when it does. */
async function until(port: number, isSo: () => boolean): Promise<void> {
  while (!isSo()) await fetch(`http://127.0.0.1:${port}/nothing`);
}

describe('a body that is announced', () => {
  it('is refused unread when it is large and a stranger’s', async () => {
    const port = await start(stranger);
    expect(await announce(port, '/', 100_000)).toBe('413');
    expect(await announce(port, '/', 'chunks')).toBe('413');
    expect(await announce(port, '/picture', 8 * MIB)).toBe('401');
    expect(await announce(port, '/nowhere', 8 * MIB)).toBe('413');
    expect(await announce(port, '/', 1_000)).toBeNull();
    // Whoever signs what they send says so in the body.
    expect(await announce(port, '/notice', 100_000)).toBeNull();
  });

  it('holds only what has arrived and a step, so that hundreds that never come close nothing', async () => {
    const port = await start(known, { small: { inAll: 16 * MIB, ofNetwork: 4 * MIB, ofSite: 8 * MIB } });
    const networks = ['2001:db8:1::1', '2001:db8:2::1', '198.51.100.7', '203.0.113.9'];
    for (const from of networks) for (let one = 0; one < 70; one += 1) begin(port, '/', 65_536, { from });
    await until(port, () => budgets.small.total >= 280 * 4096);
    expect(await post(port, 200)).toBe(200);
    expect(await Promise.all(networks.map((from) => post(port, 200, from)))).toEqual([200, 200, 200, 200]);
    expect(budgets.small.total).toBe(280 * 4096);
  });

  it('is refused on its way when what has arrived is too much, and what it held is given back', async () => {
    const port = await start(known);
    begin(port, '/', 60_000, { sends: 40_000 });
    await until(port, () => budgets.small.total >= 44_000);
    const { heard } = begin(port, '/', 60_000, { sends: 20_000 });
    await until(port, () => heard.text !== '');
    expect(heard.text).toContain('503');
    expect(heard.text.toLowerCase()).toContain('retry-after');
    await until(port, () => budgets.small.total < 45_000);
    // Small ones are counted apart from large ones, and others have room of their own.
    expect([await post(port, 900_000), await post(port, 20_000, '192.0.2.2')]).toEqual([200, 200]);
    for (const socket of open) socket.destroy();
    await until(port, () => budgets.small.total + budgets.large.total === 0);
    expect([await post(port, 900_000), await post(port, 40_000)]).toEqual([200, 200]);
  });

  it('is answered to its end where its type is refused, and a hang-up after that ends nothing', async () => {
    const port = await start(known);
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      headers: { 'content-type': 'image/png' },
      body: Buffer.alloc(900_000),
    });
    expect(answer.status).toBe(415);
    await answer.text();
    await until(port, () => budgets.large.total === 0);
    expect(await post(port, 900_000)).toBe(200);
  });
});

describe('a sender who hangs up', () => {
  it('while it is asked who they are leaves nothing behind, a hundred times', async () => {
    let asked = 0;
    let answer: () => void = () => undefined;
    let answered = new Promise<void>((done) => (answer = done));
    const port = await start(() => {
      asked += 1;
      return answered;
    });
    for (let one = 0; one < 100; one += 1) begin(port, '/', 100_000);
    await until(port, () => asked === 100);
    for (const socket of open) socket.destroy();
    await askedAround(port);
    const connections = (): Promise<number> =>
      new Promise((done) => fastify.server.getConnections((_error, count) => done(count)));
    // Only what the questions keep open is left.
    while ((await connections()) > 10) await askedAround(port);
    answer();
    answered = Promise.resolve();
    await askedAround(port);
    expect(budgets.large.total).toBe(0);
    expect(await post(port, 900_000)).toBe(200);
  });

  it('with a request that waits behind another one on its connection leaves nothing behind', async () => {
    const port = await start(known);
    const socket = connect(port, '127.0.0.1');
    open.push(socket);
    socket.on('error', () => undefined);
    socket.write('GET /slow HTTP/1.1\r\nhost: here\r\n\r\n');
    socket.write('POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 2000\r\n\r\n');
    await until(port, () => budgets.small.total === 2000);
    socket.destroy();
    await until(port, () => budgets.small.total === 0);
    expect(await post(port, 40_000)).toBe(200);
  });
});

describe('the budget', () => {
  const limits = { inAll: 10, ofNetwork: 6, ofSite: 8 };

  it('counts by network, by site and in all', () => {
    const budget = new BodyBudget(limits);
    expect(budget.open('a').raiseTo(6)).toBe(true);
    expect(budget.open('a').raiseTo(1)).toBe(false);
    expect(budget.open('b').raiseTo(4)).toBe(true);
    expect(budget.open('c').raiseTo(1)).toBe(false);
    const sites = new BodyBudget(limits);
    expect(sites.open('2001:db8:1:1').raiseTo(6)).toBe(true);
    expect(sites.open('2001:db8:1:2').raiseTo(3)).toBe(false);
    expect(sites.open('2001:db8:2:1').raiseTo(3)).toBe(true);
  });

  it('gives back once, and nothing is taken by a body that has ended', () => {
    const budget = new BodyBudget(limits);
    const body = budget.open('a');
    expect(body.raiseTo(2)).toBe(true);
    expect(body.raiseTo(1)).toBe(true);
    expect(body.raiseTo(7)).toBe(false);
    body.end();
    body.end();
    expect(budget.total).toBe(0);
    expect(body.raiseTo(1)).toBe(false);
    expect(budget.open('a').raiseTo(6)).toBe(true);
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
