import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExtension, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { DOCUMENT_TEXTS, Problem } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { STREAMED_EXTENSION } from '../../../platform/http/entity-tags.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { contentDisposition } from '../../../platform/storage/content-disposition.js';
import { answerZip } from '../../../platform/storage/zip-stream.js';
import { ArchiveYear } from '../archive-year.js';

const YEAR = /^2\d{3}$/;
const YearParam = () => ApiParam({ name: 'year', type: String, example: '2026' });

/** @throws Problem NOT_FOUND */
function yearIn(text: string): number {
  if (!YEAR.test(text)) throw new Problem('NOT_FOUND', DOCUMENT_TEXTS.noYear);
  return Number(text);
}

/** A year of documents at once, for somebody's bookkeeping. */
@ApiTags('Documents')
@Controller('documents')
export class YearController {
  constructor(private readonly archive: ArchiveYear) {}

  @Get(':year.zip')
  @Allow('user')
  @Limit('documents_archive_by_caller')
  @YearParam()
  @ApiOperation({
    operationId: 'getDocumentsZip',
    summary: 'Get your documents of a year as one archive',
    description:
      'A zip with each document as a PDF and as its data, a table of all, and SHA256SUMS.txt with the sums of the data. Made while it is sent; without documents it has the empty table alone.',
  })
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses(401, 404)
  async zip(
    @CurrentUser() user: SignedInUser,
    @Param('year') year: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await answerZip(reply, await this.archive.zip(user, yearIn(year)));
  }

  @Get(':year.csv')
  @Allow('user')
  @Limit('document_by_caller')
  @ApiExtension(STREAMED_EXTENSION, true)
  @YearParam()
  @ApiOperation({
    operationId: 'getDocumentsCsv',
    summary: 'Get your documents of a year as a table',
    description: 'RFC 4180, a line for each document, newest first. No cell is read as a formula.',
  })
  @ApiOkResponse({ description: 'The table.', content: { 'text/csv': { schema: { type: 'string' } } } })
  @Refuses(401, 404)
  async csv(
    @CurrentUser() user: SignedInUser,
    @Param('year') year: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const of = yearIn(year);
    await reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': contentDisposition(`reelpact-documents-${of}.csv`, true),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(this.archive.csv(user, of));
  }
}
