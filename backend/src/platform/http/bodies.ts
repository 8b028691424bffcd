import type { Socket } from 'node:net';
import type { Readable, Transform } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { type FastifyAdapter, RouteConfig } from '@nestjs/platform-fastify';
import { type AllowanceName, Problem } from '@reelpact/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../access/caller.js';
import { Allow } from './caller.js';
import { whenOver } from './request-end.js';

/** A picture of 5 MB as a data URL is the largest body: a third more, and the other fields. */
export const LARGEST_BODY = 8 * 1024 * 1024;
/** The longest list of packages with the longest texts stays below. */
export const USUAL_BODY = 1024 * 1024;
/** How long requests may go on, in milliseconds, once the server stops. */
const STOPPING_MS = 5_000;
/** How often it looks for connections whose requests are over by then. */
const IDLE_MS = 50;
/** More than a form of one field takes. */
const SMALL_BODY = 4 * 1024;
/** The longest brief, each character of which may take nine bytes in a form. */
const FORM_BODY = 64 * 1024;
const LARGE = 'largeBody';
const SMALL = 'smallForm';
const PAGE_FORM = 'pageForm';
const FOREIGN = 'foreignBody';
const STREAMED = 'streamedBody';
const UPLOAD = 'application/offset+octet-stream';

/** Who may send a large body to a route, which is decided before it is read. */
export interface LargeBodyRights {
  access: Access;
  /** The parameter of the path that has to name the caller's own creator profile. */
  owner?: string;
  /** Has to have something left; it is counted later, when the body is used. */
  allowance: AllowanceName;
}

/** Marks a route to which pictures are sent inside JSON, and says who may call it. */
export const LargeBody = (rights: LargeBodyRights) =>
  applyDecorators(Allow(rights.access), RouteConfig({ [LARGE]: rights }));

/** Marks a route to which mail programs send a form of one field. */
export const SmallForm = () => RouteConfig({ [SMALL]: true });

/** The mark of a route to which a document's form is sent without a script. */
export const PAGE_FORM_ROUTE = { [PAGE_FORM]: true };

/** Marks a route that others send to, whose bodies are built as they like. */
export const ForeignBody = () => RouteConfig({ [FOREIGN]: true });

/** Marks a route that reads a video from the request itself: it is larger than what may be held in memory. */
export const StreamedVideo = () => RouteConfig({ [STREAMED]: true });

const markOf = ({ routeOptions }: FastifyRequest, mark: string): unknown =>
  (routeOptions.config as unknown as Record<string, unknown> | undefined)?.[mark];
const isMarked = (request: FastifyRequest, mark: string): boolean => markOf(request, mark) === true;
export const isStreamed = (request: FastifyRequest): boolean => isMarked(request, STREAMED);
/** Who may send to a route that takes large bodies; null for every other route. */
export const largeBodyRights = (request: FastifyRequest): LargeBodyRights | null =>
  (markOf(request, LARGE) as LargeBodyRights | undefined) ?? null;
export const isLarge = (request: FastifyRequest): boolean => largeBodyRights(request) !== null;
/** Whether a request is a part of an upload, whose protocol reads it piece by piece. */
export const isUpload = ({ headers }: FastifyRequest): boolean => headers['content-type'] === UPLOAD;

const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/json\b/i.test(headers['content-type'] ?? '');

/** How many bytes the body of a request may come to: what it says, or all that its route takes; 0 without a body. */
export function declaredLength({ headers, routeOptions }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return routeOptions.bodyLimit;
  return Number(headers['content-length'] ?? 0);
}

/** Lets a body flow through one stream more, and ends that stream when the body breaks off or the request is over. */
export function passOn<T extends Transform>(
  { raw: request }: FastifyRequest,
  { raw: response }: FastifyReply,
  body: Readable,
  into: T,
): T {
  const breakOff = (error: unknown): void => {
    into.destroy(error instanceof Error ? error : new Problem('MALFORMED_REQUEST'));
  };
  body.once('error', breakOff);
  request.once('aborted', breakOff);
  whenOver({ request, response }, () => into.destroy());
  // A parser that refuses the type never listens, and an error without a listener ends the process.
  into.on('error', () => undefined);
  // The rest is read and dropped: a sender that is stuck never reads the answer.
  into.once('close', () => body.unpipe(into).resume());
  return body.pipe(into);
}

/** Whether a request is to a route that takes bodies of others. */
export const isForeign = (request: FastifyRequest): boolean => isMarked(request, FOREIGN);

/** Leaves videos unread for the routes that read them, and refuses them everywhere else. */
export function leaveVideosUnread(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(/^video\//, (request: FastifyRequest, _body, done) =>
    isStreamed(request) ? done(null) : done(new Problem('UNSUPPORTED_MEDIA_TYPE')),
  );
}

const FORM_PART = /content-disposition:\s*form-data;\s*name="([\w-]{1,40})"\r?\n\r?\n([\w-]{1,40})\r?\n/gi;

/** A name that comes several times has a list of values. Line breaks are those that scripts send. */
function fieldsOf(form: string): [string, string | string[]][] {
  const sent = new URLSearchParams(form);
  return [...new Set(sent.keys())].map((name) => {
    const values = sent.getAll(name).map((value) => value.replaceAll('\r\n', '\n'));
    return [name, values.length === 1 ? (values[0] ?? '') : values];
  });
}

/**
 * Reads forms of mail programs, in both kinds that RFC 8058 allows, and those of documents that work without a script; refuses forms
 * everywhere else.
 */
export function readSmallForms(adapter: FastifyAdapter): void {
  const read = (
    type: string,
    fields: (body: string) => [string, string][],
    formFields?: typeof fieldsOf,
  ): void =>
    adapter.useBodyParser(
      type as 'text/plain',
      false,
      { bodyLimit: SMALL_BODY },
      (request, body: Buffer, done) => {
        if (formFields && isMarked(request as FastifyRequest, PAGE_FORM))
          return done(null, Object.fromEntries(formFields(body.toString())));
        if (!isMarked(request as FastifyRequest, SMALL)) return done(new Problem('UNSUPPORTED_MEDIA_TYPE'));
        return done(null, Object.fromEntries(fields(body.toString())));
      },
    );
  read('application/x-www-form-urlencoded', (body) => [...new URLSearchParams(body)], fieldsOf);
  read('multipart/form-data', (body) =>
    [...body.matchAll(FORM_PART)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** Gives each route the smallest body limit that it can live with. It must be called before routes are made. */
export function limitBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const {
      [LARGE]: large,
      [SMALL]: small,
      [PAGE_FORM]: form,
    } = (route.config ?? {}) as Record<string, unknown>;
    route.bodyLimit =
      large !== undefined
        ? LARGEST_BODY
        : small === true
          ? SMALL_BODY
          : form === true
            ? FORM_BODY
            : USUAL_BODY;
  });
}

/**
 * Lets a stopping server go as soon as the requests under way are over, and after a while in any case. Node hangs up only on connections that are idle
 * when it stops: not on those that become so later, and not on those that have never sent anything, as browsers open them in advance.
 * @param patience milliseconds
 */
export function hangUpWhenStopping(fastify: FastifyInstance, patience = STOPPING_MS): void {
  const { server } = fastify;
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  fastify.addHook('preClose', (done) => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS).unref();
    const rest = setTimeout(() => server.closeAllConnections(), patience).unref();
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(rest);
    });
    done();
  });
}

/**
 * Takes files out of JSON bodies on their way to the parser: they go to the disk as they come.
 * @param receive see `SentFiles`; it is told how many bytes may come
 */
export function keepFilesOnDisk(
  fastify: FastifyInstance,
  receive: (bytes: number) => Transform & { forget(): Promise<void> },
): void {
  fastify.addHook('preParsing', (request, reply, body, done) => {
    const bytes = declaredLength(request);
    if (!isLarge(request) || bytes === 0 || !isJson(request)) return done(null, body);
    const received = receive(bytes);
    whenOver({ request: request.raw, response: reply.raw }, () => void received.forget());
    return done(null, passOn(request, reply, body, received));
  });
}
