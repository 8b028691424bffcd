import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Says in the API's description that an answer is made while it is sent, and so has no tag, whatever its type. */
export const STREAMED_EXTENSION = 'x-streamed';

/** Weak, because compression changes the bytes and not what they say. */
const tagOf = (content: string | Buffer): string =>
  `W/"${createHash('sha1').update(content).digest('base64url')}"`;

/** Whether the client has it already. Compared as RFC 9110, 13.1.2 says: any of the list, without regard to weakness. */
export const isNotModified = (header: string, tag: string): boolean =>
  header === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag.slice(2));

/** Names an answer by what it was made of, which is shorter than the answer. */
export const tagAnswer = (reply: FastifyReply, ...made: string[]): void =>
  void reply.header('etag', tagOf(made.join()));

/**
 * Lets what is read again be answered in a few bytes when it has not changed. Anyone who keeps an answer must ask each time,
 * and keeps it for nobody else: what is seen depends on who asks.
 */
export function tagAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, content, done) => {
    const readable = typeof content === 'string' || Buffer.isBuffer(content);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || reply.statusCode !== 200 || !readable) return done(null, content);
    const known = reply.getHeader('etag');
    const tag = typeof known === 'string' ? known : tagOf(content);
    void reply.header('etag', tag);
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    const asked = request.headers['if-none-match'];
    if (asked === undefined || !isNotModified(asked, tag)) return done(null, content);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, null);
  });
}
