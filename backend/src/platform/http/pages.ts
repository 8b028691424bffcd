import { ApiPropertyOptional } from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type { FastifyReply } from 'fastify';
import type { Cursor } from '../database/cursor.js';
import { isId } from '../database/ids.js';

const LONGEST_CURSOR = 300;
/** As `linkNext` writes it; PostgreSQL reads fewer dates than JavaScript, and would fail on the others. */
export const MOMENT = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The query of every list that goes on. */
export class PageQuery {
  @ApiPropertyOptional({
    type: String,
    maxLength: LONGEST_CURSOR,
    description: 'From the `Link` header of the page before.',
  })
  @MaxLength(LONGEST_CURSOR)
  @IsString()
  @IsOptional()
  cursor?: string;
}

/** How the description names the header by which a list goes on. */
export const LINK_HEADER = { Link: { description: 'The next page.', schema: { type: 'string' as const } } };

/**
 * @param isKey whether a text can be an id of this list's rows
 * @throws Problem MALFORMED_REQUEST for a cursor that is none of ours
 */
export function readCursor(
  text: string | undefined,
  isKey: (id: string) => boolean = isId,
): Cursor | undefined {
  if (text === undefined) return undefined;
  const [createdAt = '', id = ''] = Buffer.from(text, 'base64url').toString().split('|');
  if (!MOMENT.test(createdAt) || Number.isNaN(Date.parse(createdAt)) || !isKey(id)) {
    throw new Problem('MALFORMED_REQUEST', 'This page link is not valid.');
  }
  return { createdAt, id };
}

/** Names the next page in a `Link` header, so that a list can stay a list. @param path with its query, if the list has one */
export function linkNext(reply: FastifyReply, path: string, next: Cursor | null): void {
  if (!next) return;
  const cursor = Buffer.from(`${next.createdAt}|${next.id}`).toString('base64url');
  void reply.header('link', `<${path}${path.includes('?') ? '&' : '?'}cursor=${cursor}>; rel="next"`);
}
