import type { FastifyReply } from 'fastify';
import { Problem } from '@reelpact/domain';
import type { Cursor, Page } from '../reads/booking-pages.js';

/** @throws Problem MALFORMED_REQUEST for a cursor that is none of ours */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  if (Number.isNaN(Date.parse(createdAt)) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new Problem('MALFORMED_REQUEST', 'This page link is not valid.');
  }
  return { createdAt, id };
}

/** Names the next page in a `Link` header, so that a list can stay a list. */
export function linkNext(reply: FastifyReply, path: string, { next }: Page): void {
  if (!next) return;
  const cursor = Buffer.from(`${next.createdAt}|${next.id}`).toString('base64url');
  void reply.header('link', `<${path}?cursor=${cursor}>; rel="next"`);
}
