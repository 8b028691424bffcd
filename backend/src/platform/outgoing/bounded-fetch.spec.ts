import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { boundedFetch, unlessAborted } from './bounded-fetch.js';

let server: Server;
const sockets = new Set<Socket>();
/** Somebody who answers every request with this, and never closes. */
async function answering(...parts: string[]): Promise<string> {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => parts.forEach((part) => socket.write(part)));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  sockets.clear();
  await new Promise((closed) => server.close(closed));
});
const soon = () => ({ method: 'POST', body: 'x', signal: AbortSignal.timeout(200) });
const SWITCHING = 'HTTP/1.1 101 Switching Protocols\r\n';

describe('a request of ours', () => {
  it.each([
    ['another protocol', [`${SWITCHING}connection: upgrade\r\nupgrade: websocket\r\n\r\n`]],
    ['another protocol without a name', [`${SWITCHING}\r\n`]],
    ['early hints alone', Array<string>(50).fill('HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n')],
    ['half a header', ['HTTP/1.1 200 OK\r\nx-header: a']],
    ['half a body', ['HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n', 'half']],
    ['a body without an end', ['HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n', '4\r\nmore\r\n']],
    ['no HTTP', ['SSH-2.0-OpenSSH_9.2\r\n']],
  ])('ends when it is answered with %s', async (_, parts) => {
    await expect(boundedFetch(await answering(...parts), soon())).rejects.toThrow();
  });

  it('ends when more comes than anybody asked for', async () => {
    const address = await answering('HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(9 * 1024 * 1024));
    await expect(boundedFetch(address)).rejects.toThrow('too long');
  });

  it('is answered whole, and goes nowhere else', async () => {
    const answer = await boundedFetch(
      await answering('HTTP/1.1 302 Found\r\nlocation: /there\r\ncontent-length: 4\r\n\r\nhere'),
    );
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([
      302,
      '/there',
      'here',
    ]);
  });

  it('can be answered without a body', async () => {
    const answer = await boundedFetch(await answering('HTTP/1.1 204 No Content\r\n\r\n'));
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });

  it('ends by the signal even if its library never says anything', async () => {
    await answering();
    const never = () => new Promise<void>(() => undefined);
    await expect(unlessAborted(AbortSignal.abort(new Error('over')), never)).rejects.toThrow('over');
    await expect(unlessAborted(AbortSignal.timeout(1), never)).rejects.toThrow('timeout');
  });
});
