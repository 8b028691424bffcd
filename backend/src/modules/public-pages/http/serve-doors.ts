import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { homeOf, pathOnThisSite, Problem } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { UserDto } from '../../identity/index.js';
import { isId } from '../../../platform/database/ids.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { PAGE_FORM_ROUTE } from '../../../platform/http/bodies.js';
import { paymentSources } from '../../../platform/http/stripe-sources.js';
import { documentPolicy } from '../document-policy.js';
import { PageAnswers } from '../page-answers.js';
import { type DrawnDocument, Pages, type SentForm } from '../pages-program.js';
import { DOOR_FORMS, type Place, type SentFields, listOf, textOf, wayAfter } from './door-forms.js';

/** Where people sign in and sign up; anyone who is signed in has no use for the first two. */
const ENTRANCES: readonly string[] = ['/login', '/auth'];
const PEOPLE_DOORS = [...ENTRANCES, '/second-step', '/reset-password'];
const BOOKING_DOOR = '/package/:packageId/booking';
/** Where a tip is begun, by a creator's name, and paid for, by its own id: the form is posted, the card is not. */
const TIP_DOOR = '/tip/:subject';
/** Where something is paid for. */
const CHECKOUT_DOORS = ['/checkout/:bookingId', '/escrow-checkout/:bookingId', TIP_DOOR];

/** What a door shows beside its reader: under which word, and by which call. */
interface Subject {
  word: 'pack' | 'booking' | 'tip' | 'creator';
  call: string;
  id: string;
}

/** By the parameter of its route that names it. */
function subjectOf({ packageId, bookingId, subject }: Place['params']): Subject | null {
  if (packageId !== undefined) return { word: 'pack', call: '/api/packages/', id: packageId };
  if (bookingId !== undefined) return { word: 'booking', call: '/api/bookings/', id: bookingId };
  if (subject === undefined) return null;
  return isId(subject)
    ? { word: 'tip', call: '/api/tips/', id: subject }
    : { word: 'creator', call: '/api/creator/profile/', id: subject };
}

/** Of a creator's page only what a tip has to know: the rest would be sent for nothing. */
const shownOf = ({ word }: Subject, body: unknown): unknown => {
  if (word !== 'creator') return body;
  const { blocks, ...page } = body as { blocks: readonly { kind: string }[] };
  const tips = blocks.filter(({ kind }) => kind === 'tips');
  return { ...page, blocks: tips, packages: [], portfolioItems: [] };
};

/** It names its reader: no proxy keeps it, and browsers ask before they show it again. */
const PRIVATE = 'private, no-cache';

/** What a call of ours within the server leaves out of the request that leads to it: it has another body, and its answer is read here. */
const OF_THE_PAGE = /^(?:content-|accept|if-|range$|transfer-encoding$|connection$|expect$)/;

const logger = new Logger('Doors');

interface InnerCall {
  method: 'GET' | 'POST';
  url: string;
  body?: object;
  key?: string | undefined;
}
interface InnerAnswer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
}
type Inject = (call: InnerCall) => Promise<InnerAnswer>;

/** What the API says of a refusal. */
interface Refusal {
  code?: unknown;
  message?: unknown;
  errors?: unknown;
}

/** What is never drawn into a form again. */
const SECRET = new Set(['password', 'code', 'recoveryCode', 'key']);
const NOTHING_SENT: Omit<SentForm, 'key'> = { values: {}, addonIds: [], problems: {}, failure: null };

/** A form that was refused, as it is shown again. */
function refused(fields: SentFields, problem: Refusal): typeof NOTHING_SENT {
  const values = Object.fromEntries(
    Object.keys(fields).flatMap((name) => (SECRET.has(name) ? [] : [[name, textOf(fields, name)]])),
  );
  const problems = (problem.errors ?? {}) as Record<string, string>;
  // What isn't said beside a field is said above them all.
  const isSaid = Object.keys(problems).some((name) => fields[name] !== undefined);
  const failure = isSaid ? null : String(problem.message ?? 'Something went wrong. Please try again.');
  // Which of its two forms the reset shows is known by what was sent.
  const asked: Record<string, string> =
    fields['code'] === undefined ? {} : { askedFor: textOf(fields, 'email') };
  return { values: { ...values, ...asked }, addonIds: listOf(fields, 'addonIds'), problems, failure };
}

/**
 * The path under which search engines find a door, without what a visit adds to it; null where they are to find none. A form to book
 * is found as the package that is booked with it.
 */
function foundAt(route: string, pack: { id: string; bookable: boolean } | null): string | null {
  if (pack) return pack.bookable ? `/service/${pack.id}` : null;
  return ENTRANCES.includes(route) ? route : null;
}

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
    return async ({ method, url, body, key }) => {
      const answer = await fastify.inject({
        method,
        url,
        remoteAddress,
        headers: {
          ...headers,
          ...(body && { 'content-type': 'application/json' }),
          ...(key && { 'idempotency-key': key }),
        },
        ...(body && { payload: JSON.stringify(body) }),
      });
      const read: unknown = answer.payload === '' ? null : JSON.parse(answer.payload);
      return { status: answer.statusCode, body: read, headers: answer.headers };
    };
  };

  const { stripe, publicUrl } = app.get<Config>(CONFIG);
  const payment = paymentSources(stripe !== null);

  const send = (
    reply: FastifyReply,
    { before, styles, after }: DrawnDocument,
    { status = 200, takesCards = false, isFound = false } = {},
  ): FastifyReply =>
    reply
      .status(status)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': takesCards ? documentPolicy(styles, payment) : documentPolicy(styles),
        'cache-control': PRIVATE,
        ...(!isFound && { 'x-robots-tag': 'noindex' }),
        // Without any referrer, browsers don't say whose form it is that they send.
        'referrer-policy': 'same-origin',
      })
      .send(before + styles + after);

  interface Drawing {
    request: FastifyRequest;
    reply: FastifyReply;
    route: string;
    sent?: typeof NOTHING_SENT;
    status?: number;
  }

  async function draw({ request, reply, route, sent, status = 200 }: Drawing): Promise<FastifyReply> {
    const call = callsFor(request);
    const params = request.params as Place['params'];
    const subject = subjectOf(params);
    const [site, user, found] = await Promise.all([
      call({ method: 'GET', url: '/api/site' }),
      call({ method: 'GET', url: '/api/auth/user' }),
      subject === null ? null : call({ method: 'GET', url: subject.call + encodeURIComponent(subject.id) }),
    ]);
    if (site.status !== 200) throw new Error(`The site was answered with ${site.status}.`);
    const search = queryOf(request);
    const signedIn = user.status === 200 ? (user.body as UserDto) : null;
    if (signedIn !== null && ENTRANCES.includes(route)) {
      const next = pathOnThisSite(new URLSearchParams(search).get('next'));
      return reply.header('cache-control', PRIVATE).redirect(next ?? homeOf(signedIn), 303);
    }
    const isMissing = found?.status === 404 || found?.status === 400;
    if (isMissing && subject?.word === 'pack') return send(reply, answers.noPackage(), { status: 404 });
    // Two clicks begin one booking, or one tip.
    const hasKey = route === BOOKING_DOOR || subject?.word === 'creator';
    const pack = subject?.word === 'pack' ? (found?.body as { id: string; bookable: boolean }) : null;
    const home = sent ? null : foundAt(route, pack);
    const data = {
      route,
      params,
      search,
      site: site.body,
      user: signedIn,
      ...(subject && found?.status === 200 && { [subject.word]: shownOf(subject, found.body) }),
      ...(isMissing && { isMissing }),
      ...((sent || hasKey) && { sent: { ...NOTHING_SENT, ...sent, key: hasKey ? randomUUID() : null } }),
    };
    return send(reply, pages.door(data, home && publicUrl + home), {
      isFound: home !== null,
      status: isMissing ? 404 : status,
      takesCards: CHECKOUT_DOORS.includes(route),
    });
  }

  /** Does what the form's script does, by the same call: with its limits, and refused to pages of other sites. */
  async function take(request: FastifyRequest, reply: FastifyReply, route: string): Promise<FastifyReply> {
    const form = DOOR_FORMS[route];
    const fields = request.body as SentFields | null;
    if (!form || fields === null || typeof fields !== 'object') throw new Problem('UNSUPPORTED_MEDIA_TYPE');
    const place = {
      params: request.params as Place['params'],
      query: new URLSearchParams(queryOf(request)),
    };
    const done = await callsFor(request)({ method: 'POST', ...form.call(fields, place) });
    for (const name of ['set-cookie', 'retry-after'] as const)
      if (done.headers[name] !== undefined) void reply.header(name, done.headers[name]);
    const isDone = done.status < 400;
    const problem = (isDone ? {} : (done.body ?? {})) as Refusal;
    if (problem.code === 'CROSS_SITE_REQUEST') throw new Problem('CROSS_SITE_REQUEST');
    const way = isDone ? form.leadsTo(done.body, place, fields) : wayAfter(problem, place);
    if (way !== null) return reply.header('cache-control', 'no-store').redirect(way, 303);
    const sent = isDone
      ? { ...NOTHING_SENT, values: { askedFor: textOf(fields, 'email') } }
      : refused(fields, problem);
    return draw({ request, reply, route, sent, status: isDone ? 200 : done.status });
  }

  const orFailed =
    (
      route: string,
      answer: (request: FastifyRequest, reply: FastifyReply, route: string) => Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await answer(request, reply, route);
      } catch (error) {
        if (error instanceof Problem) throw error;
        logger.error(error);
        const { status, headers, body } = answers.failed();
        return reply.status(status).headers(headers).send(body);
      }
    };

  for (const route of [...PEOPLE_DOORS, BOOKING_DOOR, TIP_DOOR]) {
    fastify.get(
      route,
      orFailed(route, (request, reply) => draw({ request, reply, route })),
    );
    fastify.post(route, { config: PAGE_FORM_ROUTE as never }, orFailed(route, take));
  }
  // A card is typed into a script's form alone, so nothing is ever posted there.
  for (const route of CHECKOUT_DOORS.filter((one) => one !== TIP_DOOR))
    fastify.get(
      route,
      orFailed(route, (request, reply) => draw({ request, reply, route })),
    );
}
