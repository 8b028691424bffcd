import { Body, Controller, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { BRIEF_FILES } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { AttachmentDto, NewAttachmentDto, presentAttachment } from '../../../platform/http/attachment.dto.js';
import { LargeBody } from '../../../platform/http/bodies.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { FileLinks } from '../../../platform/storage/file-links.js';
import { BriefFiles } from '../use-cases/brief-files.js';

/** What a brand sends with its brief. Guests may call too: the use case knows them. */
@ApiTags('Bookings')
@ApiParam({ name: 'fileId', format: 'uuid', example: '0193f1c2-7a4e-7b53-9d11-3f2a6c8e5b70' })
@Controller('bookings/:id/brief-files/:fileId')
export class BriefFilesController {
  constructor(
    private readonly files: BriefFiles,
    private readonly links: FileLinks,
  ) {}

  @Put()
  @LargeBody({ access: 'anyone', allowance: 'attachment_by_address' })
  @Limit('attachment_by_address')
  @ApiOperation({
    operationId: 'addBriefFile',
    summary: 'Add a picture or PDF to a brief (brand)',
    description: `You choose its id, and a repeat adds nothing. At most ${BRIEF_FILES.max}, until the creator has answered: 409 from then on.`,
  })
  @ApiOkResponse({ type: AttachmentDto })
  @Refuses(400, 403, 404, 409, 503, 507)
  async add(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('fileId') fileId: string,
    @Body() file: NewAttachmentDto,
    @ClientNetwork() network: string,
  ): Promise<AttachmentDto> {
    const owner = caller.user?.id ?? caller.guestId ?? network;
    return presentAttachment(await this.files.add(caller, id, fileId, { file, owner }), this.links);
  }

  @Delete()
  @HttpCode(204)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'removeBriefFile',
    summary: 'Remove a file from a brief (brand)',
    description: 'Until the creator has answered.',
  })
  @ApiNoContentResponse({ description: 'It isn’t there any more.' })
  @Refuses(400, 403, 404, 409)
  async remove(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Param('fileId') fileId: string,
  ): Promise<void> {
    await this.files.remove(caller, id, fileId);
  }
}
