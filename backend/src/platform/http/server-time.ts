import type { FastifyInstance } from 'fastify';

/** Says in each answer that isn't kept what time it is here, so that pages count down by this clock and not by their own. */
export function tellTime(fastify: FastifyInstance, now: () => number): void {
  fastify.addHook('onSend', (_request, reply, content, done) => {
    void reply.header('server-time', new Date(now()).toISOString());
    done(null, content);
  });
}
