import { Body, Controller, Delete, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { SubscribeBrowser } from '../use-cases/subscribe-browser.js';
import { PushEndpointDto, PushSubscriptionDto } from './push.dto.js';

@ApiTags('Notifications')
@Controller('push-subscriptions')
export class PushController {
  constructor(private readonly subscribe: SubscribeBrowser) {}

  @Put()
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'subscribeBrowser',
    summary: 'Have this browser told by push, as long as you are signed in there',
    description: 'At most 10 browsers of a person: the oldest goes. Answers 404 where push is not set up.',
  })
  @ApiNoContentResponse({ description: 'It will be told.' })
  @Refuses(400, 401, 403, 404)
  async keep(
    @CurrentUser() user: SignedInUser,
    @Body() { endpoint, ...keys }: PushSubscriptionDto,
  ): Promise<void> {
    await this.subscribe.run(user, endpoint, keys);
  }

  @Delete()
  @HttpCode(204)
  @Allow('person')
  @ApiOperation({
    operationId: 'unsubscribeBrowser',
    summary: 'Have a browser told by push no longer',
    description:
      'Only one of your own, named by its endpoint. Signing out ends it as well; one that isn’t there is no error.',
  })
  @ApiNoContentResponse({ description: 'It is told no longer.' })
  @Refuses(400, 401, 403, 404)
  async end(@CurrentUser() user: SignedInUser, @Body() { endpoint }: PushEndpointDto): Promise<void> {
    await this.subscribe.end(user, endpoint);
  }
}
