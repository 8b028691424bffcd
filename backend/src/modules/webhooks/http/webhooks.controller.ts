import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { type SignedInUser, requireVerified } from '../../../platform/access/caller.js';
import { Allow, CurrentUser, Proven } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { type DeliveryView, type EndpointView, ReadWebhooks } from '../reads/read-webhooks.js';
import { EditEndpoints } from '../use-cases/edit-endpoints.js';
import { SendAgain } from '../use-cases/send-again.js';
import {
  WebhookDeliveryDetailsDto,
  WebhookDeliveryDto,
  ChangedWebhookEndpointDto,
  WebhookEndpointDto,
  WebhookEndpointSettingsDto,
  WebhookSecretDto,
} from './webhook.dto.js';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
const presentEndpoint = (view: EndpointView): WebhookEndpointDto => ({
  ...view,
  failingSince: iso(view.failingSince),
  oldSecretUntil: iso(view.oldSecretUntil),
  createdAt: view.createdAt.toISOString(),
});
const presentDelivery = (view: DeliveryView): WebhookDeliveryDto => ({
  ...view,
  nextAttemptAt: iso(view.nextAttemptAt),
  createdAt: view.createdAt.toISOString(),
});
const settingsOf = ({ description = '', ...rest }: WebhookEndpointSettingsDto) => ({ ...rest, description });

/**
 * Where a person's programs are told what happens. For people alone: a token that leaked could send everything that happens from
 * now on to somebody else.
 */
@ApiTags('Webhooks')
@Controller()
export class WebhooksController {
  constructor(
    private readonly webhooks: ReadWebhooks,
    private readonly edit: EditEndpoints,
    private readonly sendAgain: SendAgain,
  ) {}

  @Get('webhook-endpoints')
  @Allow('person')
  @ApiOperation({
    operationId: 'getWebhookEndpoints',
    summary: 'List your webhook endpoints',
    description: 'Oldest first. Secrets are not shown again.',
  })
  @ApiOkResponse({ type: [WebhookEndpointDto] })
  @Refuses(401, 403)
  async list(@CurrentUser() user: SignedInUser): Promise<WebhookEndpointDto[]> {
    return (await this.webhooks.endpointsOf(user.id)).map(presentEndpoint);
  }

  @Post('webhook-endpoints')
  @Allow('person')
  @Proven()
  @Limit('webhook_change_by_caller')
  @ApiOperation({
    operationId: 'makeWebhookEndpoint',
    summary: 'Add a webhook endpoint',
    description:
      'A person can have five. The answer holds the secret that signs what is sent to it, this once. Events that happened before are not sent.',
  })
  @ApiCreatedResponse({ type: WebhookSecretDto })
  @Refuses(400, 401, 403, 409)
  async make(
    @CurrentUser() user: SignedInUser,
    @Body() settings: WebhookEndpointSettingsDto,
  ): Promise<WebhookSecretDto> {
    requireVerified(user);
    const { id, secret } = await this.edit.make(user.id, settingsOf(settings));
    return { ...presentEndpoint(await this.webhooks.endpoint(user.id, id)), secret };
  }

  @Put('webhook-endpoints/:id')
  @Allow('person')
  @Proven()
  @Limit('webhook_change_by_caller')
  @ApiOperation({
    operationId: 'changeWebhookEndpoint',
    summary: 'Change a webhook endpoint, or turn it on or off',
    description:
      'What waits for an endpoint that is turned off counts as failed, and can be sent again once it is on. One that was turned off because the account was secured gets a new secret when it is turned on.',
  })
  @ApiOkResponse({ type: ChangedWebhookEndpointDto })
  @Refuses(400, 401, 403, 404)
  async change(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Body() settings: WebhookEndpointSettingsDto,
  ): Promise<ChangedWebhookEndpointDto> {
    const secret = await this.edit.change(user.id, id, settingsOf(settings));
    return { ...presentEndpoint(await this.webhooks.endpoint(user.id, id)), secret };
  }

  @Delete('webhook-endpoints/:id')
  @HttpCode(204)
  @Allow('person')
  @Limit('webhook_change_by_caller')
  @ApiOperation({
    operationId: 'deleteWebhookEndpoint',
    summary: 'Delete a webhook endpoint',
    description: 'With the list of what was sent to it. What waits for it is not sent any more.',
  })
  @ApiNoContentResponse({ description: 'Deleted.' })
  @Refuses(401, 403, 404)
  async remove(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<void> {
    await this.edit.remove(user.id, id);
  }

  @Post('webhook-endpoints/:id/secret')
  @Proven()
  @HttpCode(200)
  @Allow('person')
  @Limit('webhook_change_by_caller')
  @ApiOperation({
    operationId: 'rotateWebhookSecret',
    summary: 'Replace a webhook endpoint’s secret',
    description:
      'For 24 hours the old secret signs as well, so that the receiver can change over without missing anything; after another replacement the one before is worth nothing.',
  })
  @ApiOkResponse({ type: WebhookSecretDto })
  @Refuses(401, 403, 404)
  async rotate(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<WebhookSecretDto> {
    const secret = await this.edit.rotate(user.id, id);
    return { ...presentEndpoint(await this.webhooks.endpoint(user.id, id)), secret };
  }

  @Post('webhook-endpoints/:id/ping')
  @Allow('person')
  @Limit('webhook_send_by_caller')
  @ApiOperation({
    operationId: 'pingWebhookEndpoint',
    summary: 'Send a test to a webhook endpoint',
    description:
      'An event of the type `ping`. It is sent within seconds; read the delivery to see how it went.',
  })
  @ApiCreatedResponse({ type: WebhookDeliveryDto })
  @Refuses(401, 403, 404, 409)
  async ping(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<WebhookDeliveryDto> {
    const made = await this.sendAgain.ping(user.id, id);
    return presentDelivery((await this.webhooks.delivery(user.id, made)).delivery);
  }

  @Get('webhook-endpoints/:id/deliveries')
  @Allow('person')
  @ApiOperation({
    operationId: 'getWebhookDeliveries',
    summary: 'List what was sent to a webhook endpoint',
    description: 'Newest first, of the last 30 days, 25 on a page.',
  })
  @ApiOkResponse({ type: [WebhookDeliveryDto], headers: LINK_HEADER })
  @Refuses(400, 401, 403, 404)
  async deliveries(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<WebhookDeliveryDto[]> {
    const { deliveries, next } = await this.webhooks.deliveries(user.id, id, readCursor(cursor));
    linkNext(reply, `/api/webhook-endpoints/${id}/deliveries`, next);
    return deliveries.map(presentDelivery);
  }

  @Get('webhook-deliveries/:id')
  @Allow('person')
  @ApiOperation({
    operationId: 'getWebhookDelivery',
    summary: 'Get a webhook delivery with its body and attempts',
    description: 'Deliveries are kept for 30 days.',
  })
  @ApiOkResponse({ type: WebhookDeliveryDetailsDto })
  @Refuses(401, 403, 404)
  async delivery(
    @CurrentUser() user: SignedInUser,
    @Param('id') id: string,
  ): Promise<WebhookDeliveryDetailsDto> {
    const { delivery, body, attempts } = await this.webhooks.delivery(user.id, id);
    const log = attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() }));
    return { ...presentDelivery(delivery), body, log };
  }

  @Post('webhook-deliveries/:id/redeliver')
  @HttpCode(200)
  @Allow('person')
  @Limit('webhook_send_by_caller')
  @ApiOperation({
    operationId: 'redeliverWebhook',
    summary: 'Send a webhook delivery again',
    description:
      'The same body with the same event id, within seconds, whatever has become of it before. If it fails, it is tried again for three days.',
  })
  @ApiOkResponse({ type: WebhookDeliveryDto })
  @Refuses(401, 403, 404, 409)
  async redeliver(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<WebhookDeliveryDto> {
    await this.sendAgain.again(user.id, id);
    return presentDelivery((await this.webhooks.delivery(user.id, id)).delivery);
  }
}
