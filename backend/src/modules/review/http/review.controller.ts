import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { Problem, REVIEW_EXPORT_NAMES, REVIEW_EXPORTS, isReviewExport } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { contentDisposition } from '../../../platform/storage/content-disposition.js';
import { BookingDto, BookingPresenter, FindBooking, TakeStep } from '../../bookings/index.js';
import { ExportRoom } from '../exports/export-room.js';
import { ReadItems } from '../reads/read-items.js';
import { DiscussItems } from '../use-cases/discuss-items.js';
import { SendItems } from '../use-cases/send-items.js';
import { WriteDrafts } from '../use-cases/write-drafts.js';
import { ReviewExportQuery } from './export.dto.js';
import { fieldsOf, presentItem } from './present-item.js';
import {
  KeepInternalDto,
  RequestListedRevisionDto,
  ReviewAnswerDto,
  ReviewDraftChangeDto,
  ReviewDraftDto,
  ReviewItemMoveDto,
  SendDraftsDto,
} from './review-bodies.dto.js';
import { CreatedItemDto, ReviewRoomDto, SentItemsDto } from './review.dto.js';

const EXPORT_CONTENT = Object.fromEntries(
  Object.values(REVIEW_EXPORTS).map(({ mimeType }) => [
    mimeType,
    { schema: mimeType === 'application/pdf' ? { type: 'string', format: 'binary' } : { type: 'string' } },
  ]),
);

/** Where a version is looked at and talked about. Guests may call too: the use cases know them. */
@ApiTags('Review room')
@Controller('bookings/:id/review-room')
export class ReviewController {
  constructor(
    private readonly bookings: FindBooking,
    private readonly items: ReadItems,
    private readonly drafts: WriteDrafts,
    private readonly sending: SendItems,
    private readonly talk: DiscussItems,
    private readonly exporting: ExportRoom,
    private readonly takeStep: TakeStep,
    private readonly presenter: BookingPresenter,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getReviewRoom',
    summary: 'Get what was said about a booking’s versions',
    description: 'With the brand’s own drafts for the brand. Admins read what both parties can.',
  })
  @ApiOkResponse({ type: ReviewRoomDto })
  @Refuses(404)
  async room(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<ReviewRoomDto> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    const [items, views, acceptedFiles] = await Promise.all([
      this.items.of(record.id, role === 'admin' ? null : role),
      this.items.views(record.id),
      this.items.acceptedFiles(record.id),
    ]);
    return {
      items: items.map((item) => presentItem(item, record, role)),
      views,
      acceptedFiles,
    };
  }

  @Get('exports/:format')
  @Allow('anyone')
  @Limit('review_export_by_caller')
  @ApiOperation({
    operationId: 'exportReviewRoom',
    summary: 'Get what was said as a file for another program',
    description:
      'As a table, as pages with stills, or as markers of one video for editing programs: an EDL for DaVinci Resolve, FCPXML 1.10 for Final Cut Pro and DaVinci Resolve, or the XML that Premiere Pro imports. Frames are counted at the rate of the video’s preview. With the brand’s own drafts for the brand.',
  })
  @ApiParam({ name: 'format', schema: { type: 'string', enum: [...REVIEW_EXPORT_NAMES], example: 'csv' } })
  @ApiOkResponse({ description: 'The file, to save.', content: EXPORT_CONTENT })
  @Refuses(400, 404, 503)
  async export(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('format') format: string,
    @Query() { version, uploadId }: ReviewExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (!isReviewExport(format)) throw new Problem('NOT_FOUND');
    const wanted = { format, version: version ?? null, uploadId: uploadId ?? null };
    const { name, mimeType, content } = await this.exporting.run(caller, id, wanted);
    await reply
      .headers({
        'content-type': typeof content === 'string' ? `${mimeType}; charset=utf-8` : mimeType,
        'content-disposition': contentDisposition(name, true),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }

  @Post('drafts')
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'addReviewDraft',
    summary: 'Note something down about the newest version (brand)',
    description: 'Only the brand sees it until it is sent.',
  })
  @ApiCreatedResponse({ type: CreatedItemDto })
  @Refuses(400, 403, 404, 409)
  async add(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: ReviewDraftDto,
  ): Promise<CreatedItemDto> {
    const place = { submissionId: body.submissionId, uploadId: body.uploadId ?? null };
    return { id: await this.drafts.add(caller, id, place, fieldsOf(body)) };
  }

  @Put('drafts/:itemId')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'changeReviewDraft',
    summary: 'Change a draft (brand)',
    description:
      'Only by the brand that wrote it, while the booking isn’t over. 409 when it was sent, or when a newer version has come.',
  })
  @ApiNoContentResponse({ description: 'Changed.' })
  @Refuses(400, 403, 404, 409)
  async change(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('itemId') itemId: string,
    @Body() body: ReviewDraftChangeDto,
  ): Promise<void> {
    await this.drafts.change(caller, id, itemId, fieldsOf(body));
  }

  @Delete('drafts/:itemId')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'removeReviewDraft',
    summary: 'Throw a draft away (brand)',
    description:
      'Only by the brand that wrote it. A draft that isn’t there any more gets the same answer; 409 when it was sent.',
  })
  @ApiNoContentResponse({ description: 'It isn’t there any more.' })
  @Refuses(403, 404, 409)
  async remove(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('itemId') itemId: string,
  ): Promise<void> {
    await this.drafts.remove(caller, id, itemId);
  }

  @Put('drafts/:itemId/internal')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'keepReviewNoteInternal',
    summary: 'Keep a reviewer’s note internal, or put it among the drafts (brand)',
    description:
      'Of notes that were written at a review link and not sent. An internal note is never sent, and no answer, export or evidence pack shows it to the creator. The reviewer can’t change it any more. 409 for the brand’s own drafts.',
  })
  @ApiNoContentResponse({ description: 'It is as it was wanted.' })
  @Refuses(400, 403, 404, 409)
  async keepInternal(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('itemId') itemId: string,
    @Body() { internal }: KeepInternalDto,
  ): Promise<void> {
    await this.drafts.keepInternal(caller, id, itemId, internal);
  }

  @Post('send')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'sendReviewDrafts',
    summary: 'Send all drafts to the creator without asking for a revision (brand)',
    description:
      'The creator can read them from then on, and the brand can’t change them. The booking stays where it is. `sent` is 0 when there were no drafts, as on a repeat. Of reviewers’ notes only those are sent that `reviewerNotes` names or the brand has taken over, and internal ones never.',
  })
  @ApiBody({ type: SendDraftsDto, required: false })
  @ApiOkResponse({ type: SentItemsDto })
  @Refuses(400, 403, 404)
  async send(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { reviewerNotes = [] }: SendDraftsDto,
  ): Promise<SentItemsDto> {
    return { sent: await this.sending.run(caller, id, reviewerNotes) };
  }

  @Post('request-revision')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'requestListedRevision',
    summary: 'Send all drafts and request a revision with the list of open changes (brand)',
    description:
      'The note and the list become the feedback of the request. The request is about what is in the brief when all changes are, and about new wishes otherwise. Reviewers’ notes are sent as by `sendReviewDrafts`.',
  })
  @ApiOkResponse({ type: BookingDto, description: 'The booking as it now is.' })
  @Refuses(400, 403, 404, 409)
  async requestRevision(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { note = '', submissionId, reviewerNotes = [] }: RequestListedRevisionDto,
  ): Promise<BookingDto> {
    await this.sending.takeSeen(caller, id, reviewerNotes);
    const input = { feedback: note, submissionId };
    const { record, now } = await this.takeStep.run(caller, id, 'request_revision', input);
    return this.presenter.present(record, 'brand', now);
  }

  @Post('items/:itemId/answers')
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'answerReviewItem',
    summary: 'Answer a comment that was sent',
    description:
      'By either party, while the booking isn’t over. An answer can’t be answered, and drafts can’t be either. The creator’s first answer to a question makes it done. A repeat adds the answer again.',
  })
  @ApiCreatedResponse({ type: CreatedItemDto })
  @Refuses(400, 403, 404, 409)
  async answer(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('itemId') itemId: string,
    @Body() { body }: ReviewAnswerDto,
  ): Promise<CreatedItemDto> {
    return { id: await this.talk.answer(caller, id, itemId, body) };
  }

  @Post('items/:itemId/state')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('review_by_caller')
  @ApiOperation({
    operationId: 'moveReviewItem',
    summary: 'Tick a comment off, accept it, or open it again',
    description: 'The creator says what is done or can’t be; the brand accepts that or opens it again.',
  })
  @ApiNoContentResponse({ description: 'Its state is this one now.' })
  @Refuses(400, 403, 404, 409)
  async move(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('itemId') itemId: string,
    @Body() { state, note }: ReviewItemMoveDto,
  ): Promise<void> {
    await this.talk.move(caller, id, itemId, state, note ?? null);
  }
}
