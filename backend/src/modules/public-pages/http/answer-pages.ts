import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Logger } from '@nestjs/common';
import { isNotModified } from '../../../platform/http/entity-tags.js';
import type { CountPages } from '../count-pages.js';
import type { DrawnDirectory } from '../drawn-directory.js';
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

/** Answers with what is kept, in the form that the request takes. @param security names and values in turn */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  kept: KeptAnswer,
  security: Lines,
): void {
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

/** Tells who may have changed a moment ago what they read now. */
export interface Writers {
  /** Asks nobody. */
  hasSession(cookies: string | undefined): boolean;
  isProgram(authorization: string): Promise<boolean>;
}

/** Whoever handles what isn't a page. */
type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Answers what everyone gets alike before the application's framework sees the request: it asks for no session, sets no cookie and reads
 * no body, so nothing that guards those is needed. Everything else goes on to the application, as does what fails of the API, which has a
 * form of its own for that.
 */
export function answerPages(
  server: Server,
  cache: PageCache,
  directory: DrawnDirectory,
  answers: PageAnswers,
  securityHeaders: Readonly<Record<string, string>>,
  writers: Writers,
  count: CountPages,
): void {
  const [handle, ...others] = server.listeners('request') as Handle[];
  if (!handle || others.length > 0) throw new Error('pages can only stand before one application');
  const logger = new Logger('Pages');
  const security = Object.entries(securityHeaders).flat();

  /** @returns false for what isn't answered here */
  const answer = (request: IncomingMessage, response: ServerResponse, path: string): boolean => {
    // The news of a change takes a moment, and who has made it must not see what was before.
    const { cookie, authorization } = request.headers;
    const isSignedIn = writers.hasSession(cookie);
    const kept = isSignedIn || authorization !== undefined ? null : cache.current(path);
    if (kept) {
      count.addKept(kept.status);
      sendKept(request, response, kept, security);
      return true;
    }
    const make = answers.at(path);
    if (!make) return false;
    const read = async (): Promise<KeptAnswer | null> => {
      const isProgram =
        authorization !== undefined && (await writers.isProgram(authorization).catch(() => false));
      const isNew = isSignedIn || isProgram;
      return cache.read(path, () => make(isNew), isNew);
    };
    read()
      .catch((error: unknown) => {
        if (path.startsWith('/api/')) return null;
        logger.error(error);
        return new KeptAnswer(answers.failed());
      })
      .then((made) => {
        if (!made) return handle(request, response);
        count.addMade(made.status);
        return sendKept(request, response, made, security);
      })
      .catch((error: unknown) => giveUp(error, response));
    return true;
  };

  /** Sends a kept document of the directory, which is the same for every reader. @returns false if there is none */
  const answerDirectory = (request: IncomingMessage, response: ServerResponse): boolean => {
    const kept = directory.current(request.url ?? '');
    if (!kept) return false;
    count.addKept(kept.status);
    sendKept(request, response, kept, security);
    return true;
  };

  /** Leads other spellings of the directory's addresses, which nobody else answers, to the usual one. @returns whether it was one */
  const respell = ({ url = '' }: IncomingMessage, response: ServerResponse, path: string): boolean => {
    if (!/^\/creators(\/|$)/.test(path) || url.startsWith(path)) return false;
    response
      .writeHead(308, [...security, 'location', path + url.slice(path.length), 'content-length', '0'])
      .end();
    return true;
  };

  /** No request may end the process. */
  const giveUp = (error: unknown, response: ServerResponse): void => {
    logger.error(error);
    response.destroy();
  };

  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    try {
      if (path?.startsWith('/creators') && answerDirectory(request, response)) return;
      if (path !== null && respell(request, response, path)) return;
      if (path === null || !answer(request, response, path)) handle(request, response);
    } catch (error) {
      giveUp(error, response);
    }
  });
}

/** The path of what can be a page; null for everything else. */
function pathOf({ method, url = '' }: IncomingMessage): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const query = url.indexOf('?');
  // Names are compared without regard to case: one page must not be kept in a thousand spellings.
  const path = (query === -1 ? url : url.slice(0, query)).toLowerCase();
  return path.length > LONGEST_PATH ? null : path;
}
