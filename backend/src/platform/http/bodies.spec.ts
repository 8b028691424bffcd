import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { LARGEST_BODY, limitBodies } from './bodies.js';

let fastify: FastifyInstance;
afterEach(() => fastify.close());

describe('the size of a body', () => {
  it('is limited, and less where no picture is sent', async () => {
    fastify = Fastify({ bodyLimit: LARGEST_BODY });
    limitBodies(fastify);
    fastify.post('/', () => 'taken');
    fastify.post('/picture', { config: { largeBody: { access: 'user' } } }, () => 'taken');
    const send = async (url: string, size: number): Promise<number> =>
      (await fastify.inject({ method: 'POST', url, payload: { text: 'x'.repeat(size) } })).statusCode;
    expect([await send('/', 1_000_000), await send('/', 1_100_000)]).toEqual([200, 413]);
    expect([await send('/picture', 7_000_000), await send('/picture', 8_400_000)]).toEqual([200, 413]);
  });
});
