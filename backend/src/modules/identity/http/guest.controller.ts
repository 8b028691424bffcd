import { Body, Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { Guests } from '../guests/guests.js';
import { EnterAsGuest } from '../guests/enter-as-guest.js';
import { setGuestCookie } from './cookies.js';
import { EmailDto, LinkProofDto, proofOf } from './email.dto.js';

/** For people who booked without an account. */
@ApiTags('Identity')
@Controller('guest')
export class GuestController {
  constructor(
    private readonly guestEntry: EnterAsGuest,
    private readonly guests: Guests,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post('links')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('guest_link_by_address')
  @ApiOperation({
    operationId: 'mailGuestLink',
    summary: 'Request a link to your bookings',
    description:
      'For who booked without an account. The answer is the same whether or not anything was booked.',
  })
  @ApiNoContentResponse({ description: 'If anything was booked with this email, an email is on its way.' })
  @Refuses(400, 403, 429)
  async mailLink(@Body() { email }: EmailDto): Promise<void> {
    await this.guestEntry.askForLink(email);
  }

  @Post('sessions')
  @HttpCode(204)
  @Allow('anyone')
  @Limit('mailed_link_by_address')
  @ApiOperation({
    operationId: 'enterAsGuest',
    summary: 'Open your bookings with an emailed link or code',
    description:
      'Sets the guest’s cookie, which opens what was booked with the email that the email went to.',
  })
  @ApiNoContentResponse({ description: 'The bookings are open.' })
  @Refuses(400, 403, 422, 429)
  async enter(
    @Body() body: LinkProofDto,
    @CurrentCaller() caller: Caller,
    @ClientNetwork() network: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const guestId = await this.guestEntry.enter(proofOf(body), caller, network);
    setGuestCookie(reply, this.config, this.guests.cookie(guestId));
  }
}
