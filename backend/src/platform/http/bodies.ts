import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** A picture of 5 MB as a data URL is the largest body: a third more, and the other fields. */
export const LARGEST_BODY = 8 * 1024 * 1024;
/** The longest list of packages with the longest texts stays below. */
const USUAL_BODY = 1024 * 1024;
/** How long, in milliseconds, a body may take to arrive; uploads have a limit of their own. */
const BODY_PATIENCE = 30_000;
const LARGE = 'largeBody';
const UPLOAD = 'application/offset+octet-stream';

/** Marks a route to which pictures are sent inside JSON. */
export const LargeBody = () => RouteConfig({ [LARGE]: true });

/** Gives each route the smallest body limit that it can live with. It must be called before routes are made. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { [LARGE]: large } = (route.config ?? {}) as Record<string, unknown>;
    route.bodyLimit = large === true ? LARGEST_BODY : USUAL_BODY;
  });
}

/**
 * Hangs up on whoever sends a body so slowly that only a held connection can be the purpose.
 * @param patience milliseconds
 */
export function cutOffSlowBodies(fastify: FastifyInstance, patience = BODY_PATIENCE): void {
  fastify.addHook('preParsing', (request, _reply, body, done) => {
    const { 'content-type': type, 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    const hasBody = chunked !== undefined || Number(length ?? 0) > 0;
    if (!hasBody || type === UPLOAD) return done(null, body);
    const { socket } = request.raw;
    const timer = setTimeout(() => socket.destroy(), patience).unref();
    for (const over of ['end', 'close', 'error'] as const) request.raw.once(over, () => clearTimeout(timer));
    return done(null, body);
  });
}
