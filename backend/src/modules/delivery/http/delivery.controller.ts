import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { BookingDto, BookingPresenter, FindBooking } from '../../bookings/index.js';
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
  ) {}

  @Get('uploads')
  @Allow('user')
  @ApiOperation({
    operationId: 'getUploads',
    summary: 'List the files uploaded for a booking, oldest first (creator)',
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
      delivered: upload.delivered,
    }));
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
    await this.bookings.inRole(caller, id, 'creator');
    const { record } = await this.submitContent.run(id, user.id, body);
    return this.presenter.present(record, 'creator');
  }
}
