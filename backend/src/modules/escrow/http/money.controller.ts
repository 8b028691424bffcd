import { Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CURRENCY, PAYOUT_HOLDS, type PayoutHold, Problem, toDecimalString } from '@reelpact/domain';
import type { FastifyReply } from 'fastify';
import type { Caller, SignedInUser } from '../../../platform/access/caller.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { Allow, CurrentCaller, CurrentUser, Proven } from '../../../platform/http/caller.js';
import { LINK_HEADER, PageQuery, linkNext, readCursor } from '../../../platform/http/pages.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { ReadBookings, FindBooking } from '../../bookings/index.js';
import { type Payee, PayoutAccounts } from '../payouts/payout-accounts.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../providers/payment-provider.js';
import { ReadPayouts } from '../payouts/reads/read-payouts.js';
import { ReadStatement } from '../payouts/reads/read-statement.js';
import { StartOnboarding } from '../payouts/start-onboarding.js';
import {
  BankPayoutDto,
  type HoldDto,
  OnboardingDto,
  PayoutsDto,
  SentPayoutDto,
  StatementDto,
  type WaitingShareDto,
} from './money.dto.js';

const PAGE = 50;
const ORDER_KEY = /^[\w:-]{1,120}$/;

const iso = (time: number): string => new Date(time).toISOString();
const presentHold = (code: PayoutHold | null): HoldDto | null =>
  code && { code, message: PAYOUT_HOLDS[code] };
const payeeOf = ({ id, email, creatorId }: SignedInUser): Payee => ({
  creatorId: creatorId ?? '',
  creator: { userId: id, email },
});

/** Where the money of a booking, and of a creator, is. */
@ApiTags('Money')
@Controller()
export class MoneyController {
  constructor(
    private readonly bookings: FindBooking,
    private readonly store: ReadBookings,
    private readonly database: Database,
    private readonly statement: ReadStatement,
    private readonly payouts: ReadPayouts,
    private readonly accounts: PayoutAccounts,
    private readonly startOnboarding: StartOnboarding,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Get('bookings/:id/statement')
  @Allow('anyone')
  @ApiOperation({
    operationId: 'getStatement',
    summary: 'Get a booking’s statement',
    description:
      'For both parties and admins, each from their own side: gross, fee, net and refunds, where the money is now, and when it is expected to move. It follows from the ledger.',
  })
  @ApiOkResponse({ type: StatementDto })
  @Refuses(404)
  async ofBooking(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<StatementDto> {
    const { record, role } = await this.bookings.forCaller(caller, id);
    const { gross, platformFee, net, refunded, settled, place, expectedAt, hold, lines } =
      await this.statement.of(record, role);
    return {
      bookingId: record.id,
      currency: CURRENCY,
      gross: toDecimalString(gross),
      fee: toDecimalString(platformFee),
      net: toDecimalString(net),
      refunded: toDecimalString(refunded),
      settled,
      place,
      where: hold ? `${place} ${hold.message}` : place,
      expectedAt: expectedAt === null ? null : iso(expectedAt),
      hold,
      lines: lines.map(({ at, label, amount }) => ({ at: iso(at), label, amount: toDecimalString(amount) })),
    };
  }

  @Get('creator/payouts')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getPayouts',
    summary: 'Get the creator’s balance and why money is held back',
    description:
      'Only your own. Amounts in dollars; `waiting` has each booking’s share that isn’t sent yet, with the reason.',
  })
  @ApiOkResponse({ type: PayoutsDto })
  @Refuses(401, 403)
  async balance(@CurrentUser() user: SignedInUser): Promise<PayoutsDto> {
    const payee = payeeOf(user);
    const [totals, tips, waiting, account, hold] = await Promise.all([
      this.payouts.totals(payee.creatorId),
      this.payouts.tips(payee.creatorId),
      this.payouts.waiting(payee.creatorId),
      this.accounts.find(this.database, payee.creatorId),
      this.accounts.hold(payee),
    ]);
    const shares = await Promise.all(waiting.map(({ id, payable }) => this.share(id, payable)));
    return {
      pending: toDecimalString(totals.pending),
      available: toDecimalString(totals.available),
      paid: toDecimalString(totals.paid),
      tips: { waiting: toDecimalString(tips.waiting), paid: toDecimalString(tips.paid) },
      feeBps: this.config.platformFeeBps,
      account: account && {
        transfersActive: account.transfersActive,
        payoutsEnabled: account.payoutsEnabled,
        detailsSubmitted: account.detailsSubmitted,
        missing: account.missing,
      },
      hold: presentHold(hold),
      waiting: shares.filter((share) => share !== null),
    };
  }

  @Get('creator/payouts/history')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getPayoutHistory',
    summary: 'List transfers to the creator’s account, newest first',
    description:
      'Only your own. What was sent to your account at the payment provider, and what was taken back from it after a refund or a chargeback.',
  })
  @ApiOkResponse({
    type: [SentPayoutDto],
    headers: LINK_HEADER,
  })
  @Refuses(400, 401, 403)
  async history(
    @CurrentUser() user: SignedInUser,
    @Query() { cursor }: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SentPayoutDto[]> {
    const after = readCursor(cursor, (key) => ORDER_KEY.test(key));
    const rows = await this.payouts.history(user.creatorId ?? '', after, PAGE + 1);
    const page = rows.slice(0, PAGE);
    const last = page.at(-1);
    const next = rows.length > PAGE && last ? { createdAt: last.at.toISOString(), id: last.key } : null;
    linkNext(reply, '/api/creator/payouts/history', next);
    return page.map(({ bookingId, brandName, packageName, kind, amount, at }) => ({
      bookingId,
      brandName,
      packageName,
      direction: kind === 'transfer' ? 'sent' : 'taken_back',
      amount: toDecimalString(amount),
      at: at.toISOString(),
    }));
  }

  @Get('creator/payouts/bank')
  @Allow('creator')
  @ApiOperation({
    operationId: 'getBankPayouts',
    summary: 'List payouts to the creator’s bank, newest first',
    description:
      'Only your own. The payment provider is asked each time: 503 when it doesn’t answer. Empty before payouts were set up.',
  })
  @ApiOkResponse({ type: [BankPayoutDto] })
  @Refuses(401, 403, 503)
  async bank(@CurrentUser() user: SignedInUser): Promise<BankPayoutDto[]> {
    const account = await this.accounts.find(this.database, user.creatorId ?? '');
    if (!account) return [];
    const payouts = await this.provider.payouts(account.accountId).catch(() => {
      throw new Problem('PAYMENT_PROVIDER_UNAVAILABLE', 'The payment service isn’t responding right now.');
    });
    return payouts.map(({ id, amount, status, arrivesAt, failure }) => ({
      id,
      amount: toDecimalString(amount),
      status,
      arrivesAt: iso(arrivesAt),
      failure,
    }));
  }

  @Post('creator/payouts/onboarding')
  @Proven()
  @HttpCode(200)
  @Allow('creator-person')
  @ApiOperation({
    operationId: 'startPayoutOnboarding',
    summary: 'Get a link to the provider’s page that sets up payouts',
    description:
      'Only from a browser session, with a verified email and a second factor (403 with `FACTOR_NEEDED`). The link works once and for minutes; ask again for a new one. 503 when the payment provider doesn’t answer.',
  })
  @ApiOkResponse({ type: OnboardingDto })
  @Refuses(401, 403, 503)
  async onboarding(@CurrentUser() user: SignedInUser): Promise<OnboardingDto> {
    return { url: await this.startOnboarding.run(payeeOf(user), user) };
  }

  private async share(bookingId: string, payable: number): Promise<WaitingShareDto | null> {
    const record = await this.store.find(this.database, bookingId);
    const hold = record && (await this.statement.hold(record, payable));
    if (!record || !hold) return null;
    return {
      bookingId,
      brandName: record.brandName,
      amount: toDecimalString(payable),
      hold: { code: hold, message: PAYOUT_HOLDS[hold] },
    };
  }
}
