import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FindBooking } from '../../bookings/index.js';
import { ReadDocuments } from '../reads/read-documents.js';
import { DocumentSummaryDto } from './document.dto.js';
import { presentSummary } from './present-document.js';

/** The documents of one booking, each party its own. */
@ApiTags('Documents')
@Controller('bookings/:id/documents')
export class BookingDocumentsController {
  constructor(
    private readonly database: Database,
    private readonly bookings: FindBooking,
    private readonly documents: ReadDocuments,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getBookingDocuments',
    summary: 'List the documents about the money of a booking',
    description:
      'Newest first: for the brand receipts and credit notes, for the creator payout slips, for admins all of them. Empty before the card is charged.',
  })
  @ApiOkResponse({ type: [DocumentSummaryDto] })
  @Refuses(404)
  async list(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<DocumentSummaryDto[]> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    const rows = await this.documents.ofBooking(this.database, record.id, role);
    return rows.map((row) => ({
      ...presentSummary(row),
      // Only the brand's people can, whatever else a reader may see.
      ...(role !== 'brand' && { reissuable: false }),
    }));
  }
}
