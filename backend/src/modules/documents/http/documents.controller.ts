import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { networkOf } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { LINK_HEADER, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { contentDisposition } from '../../../platform/storage/content-disposition.js';
import { DrawDocuments } from '../draw-documents.js';
import { ReadDocuments } from '../reads/read-documents.js';
import { DocumentDto, DocumentSummaryDto, DocumentsQuery } from './document.dto.js';
import { presentDocument, presentSummary } from './present-document.js';

const PAGE = 50;
/** Search engines may not list what is open to anyone who has its address. */
const UNLISTED = { 'x-robots-tag': 'noindex' } as const;
const PATH = '/api/documents';

/** Receipts, credit notes, fee statements and payout slips, each for those it is for. */
@ApiTags('Documents')
@Controller('documents')
export class DocumentsController {
  constructor(
    private readonly documents: ReadDocuments,
    private readonly drawing: DrawDocuments,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @Allow('user')
  @ApiOperation({
    operationId: 'getDocuments',
    summary: 'List your receipts, credit notes, fee statements and payout slips',
    description:
      'Newest first: those of your bookings as a brand, and your own as a creator. Guests find theirs with the booking (`getBookingDocuments`). Money that moved before documents were introduced has none.',
  })
  @ApiOkResponse({ type: [DocumentSummaryDto], headers: LINK_HEADER })
  @Refuses(400, 401)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query() { cursor, year }: DocumentsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentSummaryDto[]> {
    const rows = await this.documents.mine(user, year ?? null, readCursor(cursor), PAGE + 1);
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    const next = rows.length > PAGE && last ? { createdAt: last.at.toISOString(), id: last.id } : null;
    linkNext(reply, year === undefined ? PATH : `${PATH}?year=${year}`, next);
    return page.map(presentSummary);
  }

  @Get(':id')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getDocument',
    summary: 'Get a document about money, with its data and their SHA-256',
    description:
      'For the brand of the booking (receipts and credit notes) or the creator (fee statements and payout slips), and for admins. Receipts and credit notes of tips are for anyone who knows the ID, which is emailed to the supporter alone. It is written once and never changed: a correction is a new document that names this one.',
  })
  @ApiOkResponse({ type: DocumentDto })
  @Refuses(404)
  async document(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DocumentDto> {
    const row = await this.documents.forCaller(caller, id);
    if (row.reader === 'supporter') reply.headers(UNLISTED);
    return presentDocument(row);
  }

  @Get(':id.pdf')
  @Allow('anyone')
  @Limit('document_by_caller')
  @ApiOperation({
    operationId: 'getDocumentPdf',
    summary: 'Get a document about money as a PDF',
    description: 'A tagged PDF, drawn from the document’s data.',
  })
  @ApiOkResponse({
    description: 'The document.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses(404, 503)
  async pdf(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.documents.forCaller(caller, id);
    const network = networkOf(request.ip);
    const isOpen = row.reader === 'supporter';
    // Counted by network, signed in or not: it is open to anyone who has the address.
    if (isOpen) await this.limits.take('tip_paper_by_address', network);
    const drawn = await this.drawing.pdf(row, network);
    await reply
      .headers({
        ...(isOpen && UNLISTED),
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`${row.number}.pdf`, false),
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(drawn);
  }
}
