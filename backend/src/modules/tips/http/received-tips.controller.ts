import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SignedInUser } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Allow, CurrentUser } from '../../../platform/http/caller.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../escrow/index.js';
import { ReadTips } from '../reads/read-tips.js';
import { RefundTip } from '../use-cases/refund-tip.js';
import { presentReceived, presentTip } from './present-tip.js';
import { ReceivedTipDto, TipDto } from './tip.dto.js';

const PAGE = 50;

/** Tips, for the creators who get them, and for admins. */
@ApiTags('Tips')
@Controller()
export class ReceivedTipsController {
  constructor(
    private readonly tips: ReadTips,
    private readonly refund: RefundTip,
    private readonly clock: ProductClock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Get('creator/tips')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getReceivedTips',
    summary: 'List the tips you got, newest first',
    description:
      'Only your own, those that were paid. A tip is sent to your account seven days after it was paid at the earliest. Names and messages are kept for 180 days.',
  })
  @ApiOkResponse({ type: [ReceivedTipDto], headers: LINK_HEADER })
  @Refuses(400, 401, 403)
  async list(
    @CurrentUser() user: SignedInUser,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReceivedTipDto[]> {
    const rows = await this.tips.ofCreator(user.creatorId ?? '', readCursor(cursor), PAGE + 1);
    const now = await this.clock.now();
    const page = rows.slice(0, PAGE).map((record) => presentReceived(record, now));
    const last = page.at(-1);
    const next = rows.length > PAGE && last ? { createdAt: last.paidAt, id: last.id } : null;
    linkNext(reply, '/api/creator/tips', next);
    return page;
  }

  @Post('creator/tips/:id/refund')
  @HttpCode(200)
  @Allow('creator-person')
  @ApiOperation({
    operationId: 'refundReceivedTip',
    summary: 'Refund a tip you got',
    description:
      'Only your own, until it is on its way to your account; 409 from then on. The supporter gets an email. A repeat changes nothing.',
  })
  @ApiOkResponse({ type: ReceivedTipDto })
  @Refuses(401, 403, 404, 409)
  async refundOwn(@CurrentUser() user: SignedInUser, @Param('id') id: string): Promise<ReceivedTipDto> {
    const tip = await this.refund.run(id, 'creator', user.creatorId ?? '');
    return presentReceived(tip, await this.clock.now());
  }

  @Post('admin/tips/:id/refund')
  @HttpCode(200)
  @Allow('admin')
  @ApiOperation({
    operationId: 'refundTip',
    summary: 'Refund a tip (admin)',
    description:
      'Until it is on its way to the creator’s account; 409 from then on. Of a tip whose refund came back from the bank, it sends the refund again.',
  })
  @ApiOkResponse({ type: TipDto })
  @Refuses(401, 403, 404, 409)
  async refundAny(@Param('id') id: string): Promise<TipDto> {
    const tip = await this.refund.run(id, 'admin');
    const now = await this.clock.now();
    return presentTip(tip, { now, publicUrl: this.config.publicUrl, provider: this.provider });
  }
}
