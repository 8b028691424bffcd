import { Controller, Delete, Head, HttpCode, Options, Param, Patch, Post, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { UploadStore } from '../persistence/upload-store.js';
import type { UploadRecord } from '../upload-record.js';
import { BeginUpload } from '../use-cases/begin-upload.js';
import { DiscardUpload } from '../use-cases/discard-upload.js';
import { FinishUpload } from '../use-cases/finish-upload.js';
import { wantedUpload } from './tus-metadata.js';
import { TUS_VERSION, TusProtocol, UPLOADS_PATH, UPLOAD_NOT_FOUND, refusedProblem } from './tus-protocol.js';

/**
 * Resumable uploads in the tus protocol, version 1.0.0. Who may, and for which booking, is decided here; the
 * protocol itself is the library's work.
 */
@ApiTags('Uploads')
@ApiHeader({ name: 'Tus-Resumable', required: true, schema: { type: 'string', enum: [TUS_VERSION] } })
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadStore,
    private readonly tus: TusProtocol,
    private readonly beginUpload: BeginUpload,
    private readonly finishUpload: FinishUpload,
    private readonly discardUpload: DiscardUpload,
    private readonly disk: DiskSpace,
  ) {}

  @Options()
  @HttpCode(204)
  @Allow('anyone')
  @ApiOperation({
    operationId: 'describeUploads',
    summary: 'Describe the tus server: versions, extensions and size limit',
    description:
      'For anyone, as the protocol asks for it. Limits of a single booking are checked when an upload begins.',
  })
  @ApiNoContentResponse()
  async describe(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.tus.answer(request, reply);
  }

  @Post()
  @Allow('user')
  @ApiOperation({
    operationId: 'createUpload',
    summary: 'Begin an upload (tus)',
    description: 'Metadata: bookingId, filename, filetype. Location names the new upload.',
  })
  @ApiHeader({
    name: 'Upload-Length',
    required: true,
    schema: { type: 'integer', minimum: 1, example: 5_242_880 },
  })
  @ApiHeader({
    name: 'Upload-Metadata',
    required: true,
    description: 'Pairs of a name and a value in Base64.',
    schema: { type: 'string', example: 'filename bW9ybmluZy5tcDQ=,filetype dmlkZW8vbXA0' },
  })
  @ApiCreatedResponse({ description: 'Begun; send the bytes to Location.' })
  @Refuses(400, 401, 404, 409, 412, 413, 422, 507)
  async create(
    @CurrentUser() user: SignedInUser,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const id = await this.beginUpload.run(user.creatorId, wantedUpload(request.headers));
    const { statusCode } = await this.tus.answer(request, reply, id);
    // Refused by the protocol itself, for instance because of its version: then nothing will ever arrive.
    if (statusCode >= 400 && statusCode !== 422) await this.discardUpload.run(id);
  }

  @Head(':id')
  @Allow('user')
  @ApiOperation({
    operationId: 'getUploadOffset',
    summary: 'Get how many bytes have arrived (tus)',
    description:
      'Only for the creator whose upload it is: go on from this offset after an interruption. 422 with the reason when the file was refused.',
  })
  @ApiOkResponse({ description: 'Upload-Offset and Upload-Length say it.' })
  @Refuses(401, 404, 412, 422)
  async offset(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A client that learns here that all has arrived asks no more: what a crash has left undone is done now.
    const upload = await this.finishUpload.run(await this.own(user, id));
    if (!upload) throw new Problem('NOT_FOUND', UPLOAD_NOT_FOUND);
    if (upload.refusal !== null) throw refusedProblem(upload);
    if (upload.finishedAt === null) {
      await this.tus.answer(request, reply, upload.id);
      return;
    }
    void reply
      .status(200)
      .headers({ ...this.offsetHeaders(upload), 'upload-length': upload.size, 'cache-control': 'no-store' })
      .send();
  }

  @Patch(':id')
  @HttpCode(204)
  @Allow('user')
  @ApiOperation({
    operationId: 'sendUploadBytes',
    summary: 'Send bytes (tus)',
    description: 'The last byte’s answer is 422 when the file is not what it says; the message names it.',
  })
  @ApiHeader({ name: 'Upload-Offset', required: true, schema: { type: 'integer', minimum: 0, example: 0 } })
  @ApiNoContentResponse({ description: 'Upload-Offset says how many bytes have arrived.' })
  @Refuses(401, 404, 409, 412, 422, 507)
  async send(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const upload = await this.own(user, id);
    if (upload.refusal !== null) throw refusedProblem(upload);
    if (upload.finishedAt === null) {
      // It may have waited for days since it was promised room.
      this.disk.require(Math.min(Number(request.headers['content-length'] ?? upload.size), upload.size));
      await this.uploads.touch(this.database, id, Number(request.headers['upload-offset']));
      await this.tus.answer(request, reply, upload.id);
      return;
    }
    if (Number(request.headers['upload-offset']) !== upload.size) {
      throw new Problem('CONFLICT', 'All of this file has arrived already.');
    }
    void reply.status(204).headers(this.offsetHeaders(upload)).send();
  }

  @Delete(':id')
  @HttpCode(204)
  @Allow('user')
  @ApiOperation({
    operationId: 'discardUpload',
    summary: 'Discard an upload (tus)',
    description:
      'Only for the creator whose upload it is. Its bytes are deleted; 409 once it is part of a version. What is never delivered is deleted after a week.',
  })
  @ApiNoContentResponse()
  @Refuses(401, 404, 409)
  async discard(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.own(user, id);
    await this.discardUpload.run(id);
    void reply.status(204).header('tus-resumable', TUS_VERSION).send();
  }

  private offsetHeaders({ id, size }: UploadRecord) {
    return { 'tus-resumable': TUS_VERSION, 'upload-offset': size, location: `${UPLOADS_PATH}/${id}` };
  }

  private async own(user: SignedInUser, id: string): Promise<UploadRecord> {
    const upload = isId(id) ? await this.uploads.find(this.database, id) : null;
    if (!upload || upload.creatorId !== user.creatorId) throw new Problem('NOT_FOUND', UPLOAD_NOT_FOUND);
    return upload;
  }
}
