import { Body, Controller, Get, Headers, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Problem, parseTipAmount } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { ProductClock } from '../../../platform/clock/product-clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { answerAlike, keyedRequest } from '../../../platform/database/idempotency.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { ClientNetwork } from '../../../platform/http/client-address.js';
import { IdempotencyKeyHeader } from '../../../platform/http/idempotency-key.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../escrow/index.js';
import { tipAnswers } from '../personal-tips.js';
import { ReadTips } from '../reads/read-tips.js';
import type { TipRecord } from '../tip-record.js';
import { GiveTip } from '../use-cases/give-tip.js';
import { RefundTip } from '../use-cases/refund-tip.js';
import { presentTip } from './present-tip.js';
import { GiveTipDto, TipDto } from './tip.dto.js';

/** Who has the address may read it; search engines may not list it, and nobody may keep what can change. */
const UNLISTED = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } as const;

/** Tips, for those who give them. */
@ApiTags('Tips')
@Controller()
export class TipsController {
  constructor(
    private readonly give: GiveTip,
    private readonly refund: RefundTip,
    private readonly tips: ReadTips,
    private readonly clock: ProductClock,
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Post('creators/:username/tips')
  @Allow('anyone')
  @Limit('tip_request_by_address')
  @ApiOperation({
    operationId: 'giveTip',
    summary: 'Begin a tip for a creator',
    description:
      'A gift of money: it buys nothing. Nothing is charged by this call; the tip is paid with its `payment` within 24 hours. 409 with `TIPS_OFF` for a creator who takes none, 422 with `OWN_TIP` for one’s own page. 429 after 3 in 10 minutes, or 10 in a day, from one network or for one address.',
  })
  @IdempotencyKeyHeader('A repeat with the same key gets the same tip.')
  @ApiCreatedResponse({ type: TipDto })
  @Refuses(400, 404, 409, 422, 503)
  async create(
    @CurrentCaller() caller: Caller,
    @ClientNetwork() network: string,
    @Param('username') username: string,
    @Body() body: GiveTipDto,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TipDto> {
    const amount = parseTipAmount(body.amount);
    if (amount === null) throw new Problem('VALIDATION_FAILED');
    const { email, name = null, message = null } = body;
    const wish = { username, amount, email, name, message };
    const request = keyedRequest(tipAnswers(caller.user?.id ?? caller.guestId), key, wish);
    const { id } = await answerAlike(this.database, request, async () => ({
      id: await this.give.run(wish, caller, network),
    }));
    reply.headers(UNLISTED);
    return this.present(await this.tips.get(id));
  }

  @Get('tips/:id')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getTip',
    summary: 'Get what became of a tip',
    description:
      'For everyone who knows its ID, and the same for all of them. It says nothing of who gave it.',
  })
  @ApiOkResponse({ type: TipDto })
  @Refuses(404)
  async get(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<TipDto> {
    const tip = await this.tips.get(id);
    reply.headers(UNLISTED);
    return this.present(tip);
  }

  @Post('tips/:id/undo')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'undoTip',
    summary: 'Take a tip back',
    description:
      'For everyone who knows its ID, for 30 minutes after it was paid; 409 later. The money goes back to the card. A repeat changes nothing.',
  })
  @ApiOkResponse({ type: TipDto })
  @Refuses(404, 409)
  async undo(@Param('id') id: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<TipDto> {
    const tip = await this.refund.run(id, 'supporter');
    reply.headers(UNLISTED);
    return this.present(tip);
  }

  private async present(record: TipRecord): Promise<TipDto> {
    const { publicUrl } = this.config;
    return presentTip(record, { now: await this.clock.now(), publicUrl, provider: this.provider });
  }
}
