import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { answerZip } from '../../../platform/storage/zip-stream.js';
import { FindBooking } from '../../bookings/index.js';
import { PackEvidence } from '../use-cases/pack-evidence.js';

@ApiTags('Evidence')
@Controller('bookings/:id')
export class EvidenceController {
  constructor(
    private readonly bookings: FindBooking,
    private readonly packEvidence: PackEvidence,
  ) {}

  @Get('evidence.zip')
  @Allow('anyone')
  @Limit('evidence_by_caller')
  @ApiOperation({
    operationId: 'getEvidence',
    summary: 'Get all that is kept of a booking in one archive, for a dispute or a chargeback',
    description:
      'A zip for either party and for admins: index.html to read and print, evidence.json with the same facts (its “schema” is 1, described by docs/evidence.schema.json), the previews that the parties can play, and SHA256SUMS.txt with the sum of each of these files. It names the originals with their sums and never holds them, nor drafts that were not sent. What an admin downloads is written in the admin log.',
  })
  @ApiOkResponse({
    description: 'The archive.',
    content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses(404)
  async evidence(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    const reader = { role, userId: caller.user?.id ?? null };
    await answerZip(reply, await this.packEvidence.run(record.id, reader));
  }
}
