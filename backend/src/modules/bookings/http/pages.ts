import type { FastifyReply } from 'fastify';
import { Problem } from '@reelpact/domain';
import { isId } from '../../../platform/database/ids.js';
import type { Cursor, Page } from '../reads/booking-pages.js';

/** As `linkNext` writes it; PostgreSQL reads fewer dates than JavaScript, and would fail on the others. */
const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** @throws Problem MALFORMED_REQUEST for a cursor that is none of ours */
export function readCursor(text: string | undefined): Cursor | undefined {
  if (text === undefined) return undefined;
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  if (!MOMENT.test(createdAt) || Number.isNaN(Date.parse(createdAt)) || !isId(id)) {
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
