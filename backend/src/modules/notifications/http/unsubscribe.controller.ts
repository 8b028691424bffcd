import type { IncomingHttpHeaders } from 'node:http';
import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiFoundResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { SmallForm } from '../../../platform/http/bodies.js';
import { Allow, WithoutGuests } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ChooseNotifications, type SubscriptionView } from '../use-cases/choose-notifications.js';
import { SubscriptionDto, UnsubscribeDto } from './notification-settings.dto.js';

const present = ({ emailKey, reason, subscribed }: SubscriptionView): SubscriptionDto => ({
  email: emailKey,
  reason,
  subscribed,
});

/**
 * Whether a browser comes for a page. Fetches accept HTML too, those of the page itself among them, so what is accepted doesn't decide.
 * Browsers leave `Sec-Fetch-Mode` out where there is no https; there, only one that opens a page prefers HTML.
 */
function opensPage({ accept, 'sec-fetch-mode': mode }: IncomingHttpHeaders): boolean {
  return mode === undefined ? accept?.startsWith('text/html') === true : mode === 'navigate';
}

/** The way out that every email has which nobody has to get. Reading never unsubscribes: programs open the links of emails. */
@ApiTags('Notifications')
@Controller('unsubscribe/:token')
export class UnsubscribeController {
  constructor(
    private readonly choose: ChooseNotifications,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Allow('anyone')
  @WithoutGuests()
  @ApiOperation({
    operationId: 'getSubscription',
    summary: 'Get which emails a link is about, and whether they are still sent',
    description: 'Changes nothing. A browser that comes for a page is sent to the one that asks.',
  })
  @ApiOkResponse({ type: SubscriptionDto })
  @ApiFoundResponse({ description: 'The page, for a browser.' })
  @Refuses(422)
  async subscription(
    @Param('token') token: string,
    @Headers() headers: IncomingHttpHeaders,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SubscriptionDto | undefined> {
    const view = await this.choose.subscription(token);
    if (!opensPage(headers)) return present(view);
    void reply.redirect(`${this.config.publicUrl}/unsubscribe/${token}`, 302);
    return undefined;
  }

  @Post()
  @HttpCode(200)
  @Allow('anyone')
  @WithoutGuests()
  @Limit('unsubscribe_by_address')
  @SmallForm()
  @ApiOperation({
    operationId: 'unsubscribe',
    summary: 'Unsubscribe an address from the emails of one reason',
    description: 'One click, as RFC 8058 has it: mail programs send it without cookies, as a form.',
  })
  @ApiOkResponse({ type: SubscriptionDto })
  @Refuses(400, 422)
  async unsubscribe(@Param('token') token: string, @Body() _body: UnsubscribeDto): Promise<SubscriptionDto> {
    return present(await this.choose.subscribe(token, false));
  }

  @Post('undo')
  @HttpCode(200)
  @Allow('anyone')
  @WithoutGuests()
  @Limit('unsubscribe_by_address')
  @ApiOperation({
    operationId: 'subscribeAgain',
    summary: 'Subscribe an address again',
    description:
      'Takes `unsubscribe` back, with the token of the same link. Nobody has to be signed in; again, it changes nothing.',
  })
  @ApiOkResponse({ type: SubscriptionDto })
  @Refuses(422)
  async undo(@Param('token') token: string): Promise<SubscriptionDto> {
    return present(await this.choose.subscribe(token, true));
  }
}
