import { createHash, timingSafeEqual } from 'node:crypto';
import { Problem } from '@reelpact/domain';
import type { FastifyInstance } from 'fastify';
import { Histogram, collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './metrics.js';

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** Seconds. Few, because there are as many of them for each route. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Serves what is measured, for anyone who has the token, and begins to measure requests and the process. It is no part of the API: there is no
 * description of it, and no session or personal token opens it.
 */
export function serveMetrics(fastify: FastifyInstance, metrics: Metrics, token: string): void {
  collectDefaultMetrics({ register: metrics.registry });
  measureRequests(fastify, metrics);
  const expected = digest(`Bearer ${token}`);
  fastify.get('/api/metrics', async (request, reply) => {
    // Of one length, whatever is sent: the comparison tells nothing by the time that it takes.
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected))
      throw new Problem('UNAUTHENTICATED');
    return reply
      .headers({ 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
      .send(await metrics.read());
  });
}

/** The route's pattern and never the path: strangers can think of any number of paths. */
function measureRequests(fastify: FastifyInstance, { registry }: Metrics): void {
  const labelNames = ['method', 'route', 'status'];
  const latency = new Histogram({
    name: 'reelpact_http_request_seconds',
    help: 'How long requests took until their answers were sent, but for pages that are answered before they are looked into.',
    labelNames,
    buckets: BUCKETS,
    registers: [registry],
  });
  fastify.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    const known = METHODS.includes(method) ? method : 'other';
    latency.observe({ method: known, route: routeOptions.url ?? 'none', status }, reply.elapsedTime / 1000);
    done();
  });
}
