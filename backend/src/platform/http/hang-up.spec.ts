import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { hangUpWhenStopping } from './bodies.js';

/** An hour: no test waits for the end of patience. */
const PATIENCE_MS = 3_600_000;

it('a server that stops answers what is under way, and lets go of a connection that has never sent anything', async () => {
  const server = fastify();
  hangUpWhenStopping(server, PATIENCE_MS);
  let answer = (): void => undefined;
  const begun = new Promise<void>((asked) => {
    server.get('/', async () => {
      asked();
      await new Promise<void>((resolve) => (answer = resolve));
      return 'answered';
    });
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const silent = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  const hungUp = once(silent, 'close');
  await once(silent, 'connect');
  const asked = fetch(url);
  await begun;
  const stopped = server.close();
  await hungUp;
  answer();
  expect(await (await asked).text()).toBe('answered');
  await stopped;
});
