import { Body, Controller, Get, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { RateLimits } from '../../../platform/access/rate-limits.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { clearSessionCookie } from '../../identity/index.js';
import { ExportData } from '../reads/export-data.js';
import { DeleteAccount } from '../use-cases/delete-account.js';
import { DeleteAccountDto, ExportedDataDto } from './account.dto.js';

/** What the law gives everyone: a copy of what is kept of them, and to be forgotten. */
@ApiTags('Identity')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly exportData: ExportData,
    private readonly deleteAccount: DeleteAccount,
    private readonly limits: RateLimits,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('export')
  @Allow('person')
  @ApiOperation({
    operationId: 'exportData',
    summary: 'Export everything that is kept about you',
    description:
      'Only in a browser session, ten times an hour at most. One JSON document of your account, pages, bookings and messages; files and what is kept only of others aren’t in it.',
  })
  @ApiOkResponse({ type: ExportedDataDto })
  @Refuses(401, 403, 429)
  async export(
    @CurrentUser() { id }: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExportedDataDto> {
    await this.limits.take('export_by_user', id);
    void reply.headers({
      'content-disposition': 'attachment; filename="reelpact-data.json"',
      'cache-control': 'no-store',
    });
    return { exportedAt: new Date().toISOString(), data: await this.exportData.run(id) };
  }

  @Post('delete-account')
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'deleteAccount',
    summary: 'Delete your account',
    description:
      'The person is forgotten; bookings and money stay without the name. Refused (409) while a booking is under way or money is owed.',
  })
  @ApiNoContentResponse({ description: 'Deleted, and signed out everywhere.' })
  @Refuses(400, 401, 403, 409, 429)
  async remove(
    @CurrentUser() user: SignedInUser,
    @Body() { email, password }: DeleteAccountDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deleteAccount.run(user, { email, password });
    clearSessionCookie(reply, this.config);
  }
}
