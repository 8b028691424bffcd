import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { PROBLEMS, Problem, type ProblemCode } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOfMachine } from '../database/unavailable.js';
import { REQUEST_ID_HEADER } from '../logging/request-ids.js';
import { asPartOf } from '../logging/work-context.js';

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'MALFORMED_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
};

/** What Fastify and Nest throw before our code runs: body parsing, limits, unknown routes. */
function fromFramework(error: unknown): Problem | null {
  const status =
    error instanceof HttpException ? error.getStatus() : (error as { statusCode?: unknown }).statusCode;
  const code = typeof status === 'number' ? BY_STATUS[status] : undefined;
  return code === undefined ? null : new Problem(code);
}

/** When what is away now may be back. */
const RETRY_AFTER_SECONDS = 5;

/** How to be let in (RFC 6750, section 3), and for a program whether it was the token that wasn't accepted. */
const challengeFor = ({ headers }: FastifyRequest): string =>
  `Bearer realm="Reelpact"${headers.authorization === undefined ? '' : ', error="invalid_token"'}`;

const logger = new Logger('Http');

/** The one place where an error becomes an answer. What nobody expected is logged and answered as a plain 500. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = error instanceof Problem ? error : (problemOfMachine(error) ?? fromFramework(error));
  if (problem === null) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const say = () =>
      logger.error(`${request.id} ${request.method} ${request.routeOptions.url ?? ''}: ${detail}`);
    // What fails while a body is read is told by its connection, which is part of no request.
    asPartOf({ requestId: request.id }, say);
  }
  const { code, status, message, errors, details } = problem ?? {
    ...PROBLEMS.INTERNAL,
    code: 'INTERNAL' as const,
    errors: undefined,
    details: undefined,
  };
  const wait = details?.['retryAfter'] ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (typeof wait === 'number') void reply.header('retry-after', String(wait));
  if (status === 401) void reply.header('www-authenticate', challengeFor(request));
  void reply
    .status(status)
    // What the router refuses has come by no hook.
    .header(REQUEST_ID_HEADER, request.id)
    .header('cache-control', 'no-store')
    .send({ statusCode: status, code, message, ...(errors && { errors }), ...details });
}

/** Whatever is thrown behind a route. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
