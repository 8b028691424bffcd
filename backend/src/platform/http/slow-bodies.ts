import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { afterReading } from './after-reading.js';
import { declaredLength, isLarge, isStreamed, isUpload } from './bodies.js';
import { SLOWEST_BYTES_PER_MS } from './receive-body.js';

/** The longest that a body may take to arrive; uploads have no such limit. */
const BODY_TIMEOUT_MS = 30_000;
/** The same for one with pictures, which takes a slow line two minutes and holds no memory meanwhile. */
const LARGE_BODY_TIMEOUT_MS = 120_000;
/** How often the pace is checked, and so the grace period at the beginning. */
const PACE_CHECK_MS = 5_000;

/**
 * Hangs up on a sender who is slower than 10 kB a second.
 * @returns what ends the watch
 */
export function cutOffSlowSender(request: IncomingMessage, checkEveryMs = PACE_CHECK_MS): () => void {
  const { socket } = request;
  let seen = socket.bytesRead;
  function check(): void {
    const arrived = socket.bytesRead - seen;
    seen = socket.bytesRead;
    // Bytes that wait here to be read show that we are the slow side.
    if (request.complete || request.readableLength > 0) return;
    if (arrived < SLOWEST_BYTES_PER_MS * checkEveryMs) socket.destroy();
  }
  const timer = setInterval(afterReading(check), checkEveryMs).unref();
  return () => clearInterval(timer);
}

/**
 * Hangs up on anyone who sends a body so slowly that only a held connection can be the purpose. Routes that stream to the disk check the
 * pace themselves.
 * @param limits milliseconds
 */
export function cutOffSlowBodies(
  fastify: FastifyInstance,
  limits = { usual: BODY_TIMEOUT_MS, large: LARGE_BODY_TIMEOUT_MS, checkEvery: PACE_CHECK_MS },
): void {
  fastify.addHook('preParsing', (request, _reply, body, done) => {
    if (declaredLength(request) === 0 || isUpload(request) || isStreamed(request)) return done(null, body);
    const { raw } = request;
    // Its 'close' has been emitted already: a timer would stay.
    if (raw.destroyed) return done(null, body);
    const hangUp = (): void => {
      if (!raw.complete) raw.socket.destroy();
    };
    const timer = setTimeout(afterReading(hangUp), isLarge(request) ? limits.large : limits.usual).unref();
    const stop = cutOffSlowSender(raw, limits.checkEvery);
    for (const over of ['end', 'close', 'error'] as const)
      raw.once(over, () => {
        clearTimeout(timer);
        stop();
      });
    return done(null, body);
  });
}
