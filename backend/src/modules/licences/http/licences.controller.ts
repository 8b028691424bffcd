import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { dayText } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';
import { networkOf } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { type Places, Slots } from '../../../platform/media/slots.js';
import { contentDisposition } from '../../../platform/storage/file-answer.js';
import { drawCertificate } from '../certificate/draw-certificate.js';
import { ReadLicences } from '../reads/read-licences.js';
import { LicenceDto } from './licence.dto.js';
import { presentLicence } from './present-licence.js';

/** Who has the address may read it; search engines may not list it, and nobody may keep a standing that can change. */
const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
/** Requests that may wait for the one certificate that is being drawn, by network: names in many scripts take seconds. */
const WAITING: Places = { ofOwner: 2, inAll: 20 };

@ApiTags('Licenses')
@Controller('licences/:id')
export class LicencesController {
  private readonly drawing = new Slots(1);

  constructor(
    private readonly licences: ReadLicences,
    private readonly clock: ProductClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getLicence',
    summary: 'Get the license of a completed booking, and whether it still counts',
    description: 'For everyone who knows its ID. It names no email address.',
  })
  @ApiOkResponse({ type: LicenceDto })
  @Refuses(404)
  async licence(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LicenceDto> {
    const view = await this.licences.get(id);
    reply.headers(UNLISTED);
    return presentLicence(view, this.config.publicUrl);
  }

  @Get('certificate.pdf')
  @Allow('anyone')
  @Limit('certificate_by_address')
  @ApiOperation({
    operationId: 'getLicenceCertificate',
    summary: 'Get the license as a certificate to keep',
    description: 'A tagged PDF with a QR code that leads to the license’s page.',
  })
  @ApiOkResponse({
    description: 'The certificate.',
    content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
  })
  @Refuses(404, 503)
  async certificate(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const licence = presentLicence(await this.licences.get(id), this.config.publicUrl);
    const today = dayText(await this.clock.now());
    const document = await this.drawing.take(networkOf(request.ip), WAITING, () =>
      drawCertificate(licence, today),
    );
    await reply
      .headers({
        ...UNLISTED,
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`license-${licence.id.slice(0, 8)}.pdf`, false),
        'x-content-type-options': 'nosniff',
      })
      .send(document);
  }
}
