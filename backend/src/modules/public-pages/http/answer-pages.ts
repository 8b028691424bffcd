import type { IncomingMessage, ServerResponse } from 'node:http';
import { COOKIES } from '@reelpact/domain';
import type { FastifyInstance } from 'fastify';
import { isNotModified } from '../../../platform/http/entity-tags.js';
import type { PageAnswers } from '../page-answers.js';
import { type Encoding, KeptAnswer, type PageCache } from '../page-cache.js';

/** Longer paths are nobody's page, and no key. */
const LONGEST_PATH = 120;

/** The best that the client takes and we make. */
function encodingFor(request: IncomingMessage, kept: KeptAnswer): Encoding {
  const accepted = request.headers['accept-encoding'];
  if (
    typeof accepted !== 'string' ||
    !/^(text|application|image\/svg)/.test(kept.headers['content-type'] ?? '')
  )
    return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}

type Lines = readonly string[];

/** The head of an answer as Node.js writes it fastest: names and values in turn. It is the same each time, so it is put together once. */
function linesOf(kept: KeptAnswer, encoding: Encoding | 'unchanged', security: Lines): string[] {
  const lines = [...security, 'vary', 'accept-encoding'];
  if (kept.status === 200) lines.push('etag', kept.etag);
  if (encoding === 'unchanged') {
    lines.push('cache-control', kept.headers['cache-control'] ?? 'no-cache');
    return lines;
  }
  for (const name in kept.headers) lines.push(name, kept.headers[name] ?? '');
  if (encoding !== 'identity') lines.push('content-encoding', encoding);
  lines.push('content-length', String(kept.body(encoding).length));
  return lines;
}

function send(request: IncomingMessage, response: ServerResponse, kept: KeptAnswer, security: Lines): void {
  const asked = request.headers['if-none-match'];
  if (kept.status === 200 && asked !== undefined && isNotModified(asked, kept.etag)) {
    const head = kept.head('unchanged', () => linesOf(kept, 'unchanged', security));
    response.writeHead(304, head).end();
    return;
  }
  const encoding = encodingFor(request, kept);
  const head = kept.head(encoding, () => linesOf(kept, encoding, security));
  response.writeHead(kept.status, head);
  response.end(request.method === 'HEAD' ? undefined : kept.body(encoding));
}

/**
 * Answers what everyone gets alike before anything else is done with a request: it asks for no session, sets no cookie and reads no
 * body, so nothing that guards those is needed. Other addresses go on to the application.
 */
export function answerPages(
  fastify: FastifyInstance,
  cache: PageCache,
  answers: PageAnswers,
  securityHeaders: Readonly<Record<string, string>>,
): void {
  const security = Object.entries(securityHeaders).flat();
  fastify.addHook('onRequest', (request, reply, done) => {
    const { method, url = '' } = request.raw;
    if (method !== 'GET' && method !== 'HEAD') return done();
    const query = url.indexOf('?');
    // Names are compared without regard to case: one page must not be kept in a thousand spellings.
    const path = (query === -1 ? url : url.slice(0, query)).toLowerCase();
    if (path.length > LONGEST_PATH) return done();
    // The news of a change takes a moment, and who has made it must not see what was before.
    const isSignedIn = request.raw.headers.cookie?.includes(`${COOKIES.session.name}=`) ?? false;
    const kept = isSignedIn ? null : cache.current(path);
    if (kept) {
      reply.hijack();
      send(request.raw, reply.raw, kept, security);
      return;
    }
    const make = answers.at(path);
    if (!make) return done();
    cache.read(path, make, isSignedIn).then(
      (answer) => {
        if (!answer) return done();
        reply.hijack();
        send(request.raw, reply.raw, answer, security);
      },
      (error: unknown) => {
        // The API has a form of its own for what goes wrong.
        if (path.startsWith('/api/')) return done(error as Error);
        request.log.error(error);
        reply.hijack();
        send(request.raw, reply.raw, new KeptAnswer(answers.failed()), security);
      },
    );
  });
}
