import { Problem, REQUEST_SHAPE } from '@reelpact/domain';
import type { FastifyInstance } from 'fastify';
import { isForeign } from './bodies.js';

const { maxDepth, maxKeysPerObject, maxKeyLength, maxValues, maxQueryParameters, maxQueryLength, messages } =
  REQUEST_SHAPE;

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Whether a parsed value is larger or deeper than any of ours, or has a list in a list, which rules for lists overlook.
 * It stops at the first excess, looks at each value once, and doesn't recurse: the body is anyone's.
 */
export function isMisshapen(value: unknown, max: number = maxValues): boolean {
  let seen = 0;
  const waiting: { node: object; depth: number }[] = isNested(value) ? [{ node: value, depth: 0 }] : [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, depth } = next;
    if (depth > maxDepth) return true;
    const keys = Array.isArray(node) ? null : Object.keys(node);
    seen += keys === null ? (node as unknown[]).length : keys.length;
    if (seen > max) return true;
    if (keys !== null && (keys.length > maxKeysPerObject || keys.some((key) => key.length > maxKeyLength))) {
      return true;
    }
    for (const inner of keys === null ? (node as unknown[]) : keys.map((key) => Reflect.get(node, key))) {
      if (keys === null && Array.isArray(inner)) return true;
      if (isNested(inner)) waiting.push({ node: inner, depth: depth + 1 });
    }
  }
  return false;
}

/** PostgreSQL can't store it in a text, and nothing is named with it. */
const NUL = '\0';

/**
 * Refuses what no call of ours takes before anyone looks into it: validating a body costs more than its bytes say.
 * Bodies of webhooks are read only once their signature holds.
 */
export function refuseMisshapen(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', (request, _reply, done) => {
    const { body, params, query, url } = request;
    const names = Object.values((params ?? {}) as Record<string, string>);
    if (names.some((name) => name.includes(NUL))) return done(new Problem('MALFORMED_REQUEST'));
    const mark = url.indexOf('?');
    if (mark >= 0 && url.length - mark > maxQueryLength) return done(new Problem('ADDRESS_TOO_LONG'));
    if (isMisshapen(query, maxQueryParameters)) {
      return done(new Problem('MALFORMED_REQUEST', messages.tooMuch));
    }
    if (isForeign(request) || Buffer.isBuffer(body)) return done();
    if (isMisshapen(body)) return done(new Problem('MALFORMED_REQUEST', messages.tooMuch));
    if (Array.isArray(body)) return done(new Problem('VALIDATION_FAILED', messages.root));
    return done();
  });
}
