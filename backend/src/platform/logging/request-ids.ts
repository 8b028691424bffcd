import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asPartOf, currentWork } from './work-context.js';

export const REQUEST_ID_HEADER = 'x-request-id';
/** What is believed of a proxy: it is logged and stored, and must not be able to break a line or fill a table. */
const BELIEVED = /^[\w-]{8,64}$/;

/**
 * Names a request, in the proxy's words where one is trusted. Calls that the server makes to itself for a document are part of the request
 * for that document.
 */
export const requestIds =
  (isProxyTrusted: boolean) =>
  ({ headers }: { headers: Readonly<Record<string, string | string[] | undefined>> }): string => {
    const sent = headers[REQUEST_ID_HEADER];
    if (isProxyTrusted && typeof sent === 'string' && BELIEVED.test(sent)) return sent;
    return currentWork()?.requestId ?? randomUUID();
  };

/** Answers each request with its id, and has what it leads to know that id. */
export function carryRequestIds(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    asPartOf({ requestId: request.id }, done);
  });
  // The parser of a body calls back from its connection, which is part of no request.
  fastify.addHook('preValidation', (request, _reply, done) => asPartOf({ requestId: request.id }, done));
}
