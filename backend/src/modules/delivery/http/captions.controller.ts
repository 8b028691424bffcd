import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CAPTIONS } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { CaptionUpload } from '../use-cases/caption-upload.js';
import { CaptionsDto } from './delivery.dto.js';

const OfUpload = () =>
  ApiParam({ name: 'uploadId', type: String, example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35' });

@ApiTags('Delivery')
@Controller('bookings/:id/uploads/:uploadId/captions')
export class CaptionsController {
  constructor(private readonly captions: CaptionUpload) {}

  @Put()
  @HttpCode(204)
  @Allow('user')
  @Limit('step_by_caller')
  @OfUpload()
  @ApiOperation({
    operationId: 'putCaptions',
    summary: 'Give an uploaded video captions (creator)',
    description: `WebVTT of up to ${CAPTIONS.maxBytes / 1024} KB and ${CAPTIONS.maxCues} captions, in the place of those that it has. Times and plain text are kept, nothing else. 400 says which line can’t be read; 409 once the video was delivered.`,
  })
  @ApiNoContentResponse({ description: 'The video has these captions.' })
  @Refuses(400, 401, 403, 404, 409, 507)
  async put(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('uploadId') uploadId: string,
    @Body() body: CaptionsDto,
  ): Promise<void> {
    await this.captions.put(caller, id, uploadId, body);
  }

  @Delete()
  @HttpCode(204)
  @Allow('user')
  @Limit('step_by_caller')
  @OfUpload()
  @ApiOperation({
    operationId: 'removeCaptions',
    summary: 'Remove the captions of an uploaded video (creator)',
    description: '409 once the video was delivered.',
  })
  @ApiNoContentResponse({ description: 'The video has no captions.' })
  @Refuses(401, 403, 404, 409)
  async remove(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('uploadId') uploadId: string,
  ): Promise<void> {
    await this.captions.remove(caller, id, uploadId);
  }
}
