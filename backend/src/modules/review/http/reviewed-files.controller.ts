import { Body, Controller, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LARGE_PREVIEW } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { OrderLargePreview } from '../../delivery/index.js';
import { DiscussItems } from '../use-cases/discuss-items.js';
import { WriteDrafts } from '../use-cases/write-drafts.js';
import { AcceptFileDto, ReviewViewedDto } from './review-bodies.dto.js';

/** What is noted about the files that are looked at. */
@ApiTags('Review room')
@Controller('bookings/:id/review-room')
export class ReviewedFilesController {
  constructor(
    private readonly drafts: WriteDrafts,
    private readonly talk: DiscussItems,
    private readonly larges: OrderLargePreview,
  ) {}

  @Put('files/:uploadId/accepted')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'acceptReviewFile',
    summary: 'Note that a file is right as it is, or take that back (brand)',
    description:
      'Of files of the newest version, while the booking isn’t over. Both parties see it. Nothing is released by it: approving stays one decision about the whole version. A file that the next version has again stays accepted; one that replaces it doesn’t begin so. 409 when a change that was asked for in the file is still open, or when a newer version has come.',
  })
  @ApiParam({ name: 'uploadId', type: String, example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35' })
  @ApiNoContentResponse({ description: 'It is as it was wanted.' })
  @Refuses(400, 403, 404, 409)
  async acceptFile(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('uploadId') uploadId: string,
    @Body() { accepted }: AcceptFileDto,
  ): Promise<void> {
    await this.drafts.acceptFile(caller, id, uploadId, accepted);
  }

  @Post('files/:uploadId/large-preview')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'orderLargePreview',
    summary: 'Have a preview of a file made at full size (brand)',
    description: `As large as the original, up to ${LARGE_PREVIEW.side} × ${LARGE_PREVIEW.lines} pixels (a photo up to ${LARGE_PREVIEW.side} at its longest side), with a fainter watermark and exactly the frames of the standard preview. \`large\` of the file says how it stands; asking again changes nothing. 409 where the standard preview shows all there is, when the booking is over, or after ${LARGE_PREVIEW.perBooking} of one booking.`,
  })
  @ApiParam({ name: 'uploadId', type: String, example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35' })
  @ApiNoContentResponse({ description: 'It is being made, was made before, or can’t be made.' })
  @Refuses(403, 404, 409, 507)
  async largePreview(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('uploadId') uploadId: string,
  ): Promise<void> {
    await this.larges.run(caller, id, uploadId);
  }

  @Post('views')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'noteReviewView',
    summary: 'Note that a file was opened, and how much of it was played',
    description:
      'By either party; an admin’s is accepted and not kept. `seconds` is how much was played, and a smaller number than before changes nothing. The other party sees it, and it is part of the evidence.',
  })
  @ApiNoContentResponse({ description: 'Noted; the most that was played counts.' })
  @Refuses(400, 404)
  async view(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { seconds, ...place }: ReviewViewedDto,
  ): Promise<void> {
    await this.talk.noteView(caller, id, place, seconds);
  }
}
