import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { homeOf, pathOnThisSite } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserDto } from '../../identity/index.js';
import { documentPolicy } from '../document-policy.js';
import { PageAnswers } from '../page-answers.js';
import { type DrawnDocument, Pages } from '../pages-program.js';

/** Where people sign in and sign up; anyone who is signed in has no use for the first two. */
const ENTRANCES: readonly string[] = ['/login', '/auth'];
const PEOPLE_DOORS = [...ENTRANCES, '/second-step', '/reset-password'];
const BOOKING_DOOR = '/package/:packageId/booking';

/** It names its reader: no proxy keeps it, and browsers ask before they show it again. */
const PRIVATE = 'private, no-cache';

/** What a call of ours within the server leaves out of the request that leads to it: it has another body, and its answer is read here. */
const OF_THE_PAGE = /^(?:content-|accept|if-|range$|transfer-encoding$|connection$|expect$)/;

const logger = new Logger('Doors');

type Inject = (call: { method: 'GET'; url: string }) => Promise<{ status: number; body: unknown }>;

const queryOf = ({ url }: FastifyRequest): string => /\?.*/s.exec(url)?.[0] ?? '';

/**
 * Serves the screens where strangers arrive as documents of their own. What they show is asked for by the calls of the API, so that it is
 * what a page's script would get: the same access, the same limits.
 */
export function serveDoors(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  const pages = app.get(Pages);
  const answers = app.get(PageAnswers);

  const callsFor = (request: FastifyRequest): Inject => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !OF_THE_PAGE.test(name)),
    );
    const remoteAddress = request.raw.socket.remoteAddress ?? '';
    return async (call) => {
      const answer = await fastify.inject({ ...call, headers, remoteAddress });
      const body: unknown = answer.payload === '' ? null : JSON.parse(answer.payload);
      return { status: answer.statusCode, body };
    };
  };

  const send = (reply: FastifyReply, { before, styles, after }: DrawnDocument, status = 200): FastifyReply =>
    reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': documentPolicy(styles),
        'cache-control': PRIVATE,
        'x-robots-tag': 'noindex',
      })
      .send(before + styles + after);

  async function answer(request: FastifyRequest, reply: FastifyReply, route: string): Promise<FastifyReply> {
    const call = callsFor(request);
    const params = request.params as { packageId?: string };
    const [site, user, pack] = await Promise.all([
      call({ method: 'GET', url: '/api/site' }),
      call({ method: 'GET', url: '/api/auth/user' }),
      params.packageId === undefined
        ? null
        : call({ method: 'GET', url: `/api/packages/${encodeURIComponent(params.packageId)}` }),
    ]);
    if (site.status !== 200) throw new Error(`The site was answered with ${site.status}.`);
    const search = queryOf(request);
    const signedIn = user.status === 200 ? (user.body as UserDto) : null;
    if (signedIn !== null && ENTRANCES.includes(route)) {
      const next = pathOnThisSite(new URLSearchParams(search).get('next'));
      return reply.header('cache-control', PRIVATE).redirect(next ?? homeOf(signedIn), 303);
    }
    if (pack?.status === 404 || pack?.status === 400) return send(reply, answers.noPackage(), 404);
    const known = { site: site.body, user: signedIn, ...(pack?.status === 200 && { pack: pack.body }) };
    return send(reply, pages.door({ route, params, search, ...known }));
  }

  for (const route of [...PEOPLE_DOORS, BOOKING_DOOR]) {
    fastify.get(route, async (request, reply) => {
      try {
        return await answer(request, reply, route);
      } catch (error) {
        logger.error(error);
        const { status, headers, body } = answers.failed();
        return reply.status(status).headers(headers).send(body);
      }
    });
  }
}
