import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { COOKIES, Problem } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ConfigError } from '../config/config.js';
import { styleSources, withStyles } from './style-sources.js';

const ASSETS = 'assets/';
/** The application, for every path that is no file. */
const INDEX = 'index.html';
/** Where a page has its nonce. */
const NONCE = '__NONCE__';
const POLICY = 'content-security-policy';
/** The program that draws documents is for the server alone. */
const NOT_SERVED = 'server/';

/** The names of all files of the built pages, with "/" between their parts. @throws ConfigError when there are none */
function filesOf(webRoot: string): Set<string> {
  if (!existsSync(join(webRoot, INDEX))) {
    throw new ConfigError(`WEB_ROOT must be the folder of the built pages, with its ${INDEX}.`);
  }
  const entries = readdirSync(webRoot, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) =>
    relative(webRoot, join(parentPath, name)).replaceAll(sep, '/'),
  );
  return new Set(names.filter((name) => !name.startsWith(NOT_SERVED)));
}

/** What the router made of the path: decoded once, and without the slash at its beginning. */
const nameOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];

/** A name that browsers, proxies and we could read as another one: `//host`, `\\host`. */
const isAmbiguous = (name: string): boolean => name.startsWith('/') || name.includes('\\');

/** Sessions from before there was this cookie, or that came without it, get it with the next page. */
function tellOfSession(request: FastifyRequest, reply: FastifyReply, secure: boolean): void {
  const { session, signedIn } = COOKIES;
  if (request.cookies[session.name] === undefined || request.cookies[signedIn.name] !== undefined) return;
  const maxAge = signedIn.days * 86_400;
  void reply.setCookie(signedIn.name, 'present', { sameSite: 'lax', path: '/', secure, maxAge });
}

/** The application's page. It writes styles while it runs; those count that bear the nonce, another one in each answer. */
function sendIndex(reply: FastifyReply, page: string, sources: readonly string[]): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const policy = withStyles(String(reply.getHeader(POLICY)), [...sources, `'nonce-${nonce}'`]);
  return reply
    .headers({ [POLICY]: policy, 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    .send(page.replaceAll(NONCE, nonce));
}

/**
 * Serves the built pages: files by their names, and the application for every other path, since the browser's router knows the
 * screens; documents that need no application have been answered before (module public-pages). What begins with /api is never a page. The files are listed at start: no request makes the
 * server look for one, so none can find out what else is on the disk.
 */
export function servePages(app: NestFastifyApplication, webRoot: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  const fastify = app.getHttpAdapter().getInstance();
  const files = filesOf(webRoot);
  files.delete(INDEX);
  const page = readFileSync(join(webRoot, INDEX), 'utf8');
  const sources = styleSources(page);
  fastify.get('/*', (request, reply) => {
    const name = nameOf(request);
    if (isAmbiguous(name)) throw new Problem('MALFORMED_REQUEST');
    if (name === 'api' || name.startsWith('api/')) throw new Problem('NOT_FOUND');
    if (files.has(name)) {
      // Names of built assets change with their content; everything else is asked for again.
      const forever = name.startsWith(ASSETS);
      return reply.sendFile(name, webRoot, forever ? { maxAge: '365d', immutable: true } : { maxAge: 0 });
    }
    if (name.startsWith(ASSETS)) throw new Problem('NOT_FOUND');
    tellOfSession(request, reply, secure);
    return sendIndex(reply, page, sources);
  });
}
