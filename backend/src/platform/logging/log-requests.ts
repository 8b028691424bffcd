import type { FastifyInstance } from 'fastify';
import type { LogLines } from './log-lines.js';

/** Writes a line of each request when it ends. The route's pattern and never the path: paths carry signatures and names. */
export function logRequests(fastify: FastifyInstance, lines: LogLines): void {
  fastify.addHook('onResponse', ({ id, method, routeOptions }, reply, done) => {
    lines.writeRequest({
      requestId: id,
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}
