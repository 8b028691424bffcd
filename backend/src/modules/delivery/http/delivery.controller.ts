import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { answerZip } from '../../../platform/storage/zip-stream.js';
import { BookingDto, BookingPresenter, FindBooking } from '../../bookings/index.js';
import { ArchiveOriginals } from '../archive-originals.js';
import type { UploadRecord } from '../upload-record.js';
import { FinishUpload } from '../use-cases/finish-upload.js';
import { SubmitContent } from '../use-cases/submit-content.js';
import { SubmitContentDto, UploadDto } from './delivery.dto.js';

const statusOf = ({ refusal, finishedAt }: UploadRecord): UploadDto['status'] => {
  if (refusal !== null) return 'refused';
  return finishedAt === null ? 'uploading' : 'finished';
};

@ApiTags('Delivery')
@Controller('bookings/:id')
export class DeliveryController {
  constructor(
    private readonly bookings: FindBooking,
    private readonly finishUpload: FinishUpload,
    private readonly submitContent: SubmitContent,
    private readonly presenter: BookingPresenter,
    private readonly archive: ArchiveOriginals,
  ) {}

  @Get('uploads')
  @Allow('user')
  @ApiOperation({
    operationId: 'getUploads',
    summary: 'List the files uploaded for a booking, oldest first (creator)',
    description:
      'Only for the creator of the booking, also those that aren’t finished or were refused, with the reason. An upload that a crash left complete but unchecked is finished first.',
  })
  @ApiOkResponse({ type: [UploadDto] })
  @Refuses(401, 403, 404)
  async uploads(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<UploadDto[]> {
    await this.bookings.inRole(caller, id, 'creator');
    const uploads = await this.finishUpload.caughtUp(id);
    return uploads.map((upload) => ({
      id: upload.id,
      fileName: upload.fileName,
      fileSize: upload.size,
      fileType: upload.mimeType,
      contentType: upload.kind,
      status: statusOf(upload),
      refusal: upload.refusal,
      captions: upload.captions,
      delivered: upload.delivered,
    }));
  }

  @Get('originals.zip')
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'getOriginals',
    summary: 'Get all original files of the last version in one archive',
    description:
      'A zip with the files as they were uploaded, the captions of videos and the credentials of licensed files (`.reelpact.json`) beside them, and their SHA-256 sums in SHA256SUMS.txt. For the brand once the content is approved, for the creator at any time.',
  })
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses(403, 404)
  async originals(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    await answerZip(reply, await this.archive.of(record, role));
  }

  @Post('submit-content')
  @HttpCode(200)
  @Allow('user')
  @ApiOperation({
    operationId: 'submitContent',
    summary: 'Deliver uploaded files as a version (creator)',
    description: 'A version is the complete set of files. The same files again make no new version.',
  })
  @ApiOkResponse({ type: BookingDto, description: 'The booking as it now is.' })
  @Refuses(400, 401, 403, 404, 409, 422)
  async submit(
    @CurrentUser() user: SignedInUser,
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() body: SubmitContentDto,
  ): Promise<BookingDto> {
    const { record, now } = await this.submitContent.run(
      id,
      user.id,
      body,
      this.bookings.requiring(caller, 'creator'),
    );
    return this.presenter.present(record, 'creator', now);
  }
}
