import { Body, Controller, Headers, HttpCode, Inject, Ip, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { cleanSource, inAppSource, isOfLink, isOfPackage } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow, CurrentCaller, WithoutGuests } from '../../../platform/http/caller.js';
import { networkOf } from '../../../platform/http/client-address.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { AddressAllowance } from '../address-allowance.js';
import { isBot } from '../bots.js';
import { CountPageEvents } from '../use-cases/count-page-events.js';
import { PageEventDto } from './page-event.dto.js';

/** Where the beacon of a public page goes. It touches no database, sets no cookie, and says nothing about what counted. */
@ApiTags('Page numbers')
@Controller('page-events')
export class PageEventsController {
  private readonly allowance: AddressAllowance;
  private readonly ownHost: string;

  constructor(
    private readonly events: CountPageEvents,
    @Inject(CONFIG) config: Config,
  ) {
    this.allowance = new AddressAllowance(config.rateLimitFactor);
    this.ownHost = new URL(config.publicUrl).hostname;
  }

  @Post()
  @HttpCode(204)
  @Allow('anyone')
  @WithoutGuests()
  @ApiOperation({
    operationId: 'countPageEvent',
    summary: 'Count an event on a creator’s public page',
    description:
      'Sent by the page itself. Bots, the page’s owner, prefetched pages and more than 60 events a minute from one address are answered the same and not counted.',
  })
  @ApiNoContentResponse({ description: 'Received. Whether it counts is not said.' })
  @Refuses(400)
  count(
    @CurrentCaller() { user }: Caller,
    @Body() { creatorId, event, packageId, url, source }: PageEventDto,
    @Headers() headers: Record<string, string | undefined>,
    @Ip() address: string,
  ): void {
    if (isBot(headers) || user?.creatorId === creatorId) return;
    if (!this.allowance.take(networkOf(address), Date.now())) return;
    if (isOfLink(event)) {
      if (url) this.events.addClick(creatorId.toLowerCase(), url);
      return;
    }
    this.events.add({
      creatorId: creatorId.toLowerCase(),
      event,
      packageId: isOfPackage(event) ? (packageId?.toLowerCase() ?? null) : null,
      // Apps often send no address before; what their browser says of itself is better than nothing.
      source: cleanSource(source ?? inAppSource(headers['user-agent'] ?? ''), [
        this.ownHost,
        (headers['host'] ?? '').replace(/:\d+$/, ''),
      ]),
      visitor: { address, agent: headers['user-agent'] ?? '' },
    });
  }
}
