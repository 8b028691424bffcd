import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { credentialName, dayText } from '@reelpact/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow } from '../../../platform/http/caller.js';
import { networkOf } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { type Places, Slots } from '../../../platform/media/slots.js';
import { contentDisposition } from '../../../platform/storage/content-disposition.js';
import { IssueCredentials } from '../credentials/issue-credentials.js';
import { drawCertificate } from '../draw-certificate.js';
import { ReadLicenses } from '../reads/read-licenses.js';
import { CredentialDto } from './credential.dto.js';
import { LicenseDto } from './license.dto.js';
import { presentLicense } from './present-license.js';

/** Who has the address may read it; search engines may not list it, and nobody may keep a standing that can change. */
const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;
/** Requests that may wait for the one certificate that is being drawn, by network: names in many scripts take seconds. */
const WAITING: Places = { ofOwner: 2, inAll: 20 };

const SUM = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

@ApiTags('Licenses')
@Controller('licenses/:id')
export class LicensesController {
  private readonly drawing = new Slots(1);

  constructor(
    private readonly licenses: ReadLicenses,
    private readonly credentials: IssueCredentials,
    private readonly clock: ProductClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getLicense',
    summary: 'Get the license of a completed booking, and whether it still counts',
    description: 'For everyone who knows its ID. It names no email address.',
  })
  @ApiOkResponse({ type: LicenseDto })
  @Refuses(404)
  async license(
    @Param('id') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LicenseDto> {
    const view = await this.licenses.get(id);
    reply.headers(UNLISTED);
    return presentLicense(view, this.config.publicUrl);
  }

  @Get('credentials/:sha256')
  @Allow('anyone')
  @ApiParam({ name: 'sha256', type: String, description: 'Of the file, in hexadecimal.', example: SUM })
  @ApiOperation({
    operationId: 'getCredential',
    summary: 'Get the signed credential of a licensed file, to keep beside it',
    description:
      'A flattened JWS with Ed25519, for everyone who knows the license’s ID; it says nothing that the license doesn’t. The keys are at `/.well-known/reelpact-keys.json`. Only while the license is valid: a credential says that it was when it was signed, and the license says whether it is now.',
  })
  @ApiOkResponse({ type: CredentialDto })
  @Refuses(404, 409, 503)
  async credential(
    @Param('id') id: string,
    @Param('sha256') sha256: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CredentialDto> {
    const { file, signed } = await this.credentials.one(await this.licenses.get(id), sha256);
    const name = credentialName(file.name);
    reply.headers({ ...UNLISTED, 'content-disposition': contentDisposition(name, true) });
    return signed;
  }

  @Get('certificate.pdf')
  @Allow('anyone')
  @Limit('certificate_by_address')
  @ApiOperation({
    operationId: 'getLicenseCertificate',
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
    const license = presentLicense(await this.licenses.get(id), this.config.publicUrl);
    const today = dayText(await this.clock.now());
    const document = await this.drawing.take(networkOf(request.ip), WAITING, () =>
      drawCertificate(license, today),
    );
    await reply
      .headers({
        ...UNLISTED,
        'content-type': 'application/pdf',
        'content-disposition': contentDisposition(`license-${license.id.slice(0, 8)}.pdf`, false),
        'x-content-type-options': 'nosniff',
      })
      .send(document);
  }
}
