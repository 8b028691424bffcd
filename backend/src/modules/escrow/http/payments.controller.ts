import {
  Body,
  Controller,
  Headers,
  HttpCode,
  Inject,
  Param,
  Patch,
  Post,
  type RawBodyRequest,
  Req,
} from '@nestjs/common';
import {
  ApiExcludeEndpoint,
  ApiOkResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Problem } from '@reelpact/domain';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { answerAlike, keyedRequest } from '../../../platform/database/idempotency.js';
import { ForeignBody } from '../../../platform/http/bodies.js';
import { IdempotencyKeyHeader } from '../../../platform/http/idempotency-key.js';
import { Allow, CurrentCaller } from '../../../platform/http/caller.js';
import { Limit } from '../../../platform/http/limit.js';
import { Refuses } from '../../../platform/http/problem.dto.js';
import { BookingDto, BookingPresenter, ChangeStatusDto } from '../../bookings/index.js';
import { SandboxCards } from '../providers/sandbox/sandbox-cards.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../providers/payment-provider.js';
import { ChangeStatus } from '../payments/change-status.js';
import { OpenPayment } from '../payments/open-payment.js';
import { ReceiveNotice } from '../webhooks/receive-notice.js';
import {
  AuthenticateSandboxPaymentDto,
  CloseSandboxDisputeDto,
  ConfirmSandboxPaymentDto,
  CreatePaymentDto,
  PaymentIntentDto,
  SandboxConfirmationDto,
} from './payment.dto.js';

@ApiTags('Payments')
@Controller()
export class PaymentsController {
  constructor(
    private readonly openPayment: OpenPayment,
    private readonly receive: ReceiveNotice,
    private readonly changeStatus: ChangeStatus,
    private readonly presenter: BookingPresenter,
    private readonly database: Database,
    private readonly sandboxCards: SandboxCards,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  @Post('create-payment-intent')
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'createPaymentIntent',
    summary: 'Get the live payment of a booking for the checkout',
    description:
      'For the brand, while the booking is waiting for its payment. There is one live payment, and a repeat gets it again; a new one is opened only after the last one failed for good. Nothing is charged by this call. 409 when it is paid already or the amount isn’t the booking’s.',
  })
  @IdempotencyKeyHeader('A repeat with the same key gets the same answer.')
  @ApiCreatedResponse({ type: PaymentIntentDto })
  @Refuses(400, 403, 404, 409, 503)
  createIntent(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePaymentDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<PaymentIntentDto> {
    return this.open(caller, body, key);
  }

  @Post('create-escrow-payment')
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'createEscrowPayment',
    summary: 'Get the live payment of a booking for the escrow checkout',
    description: 'The same as `POST /api/create-payment-intent`: both work for either way of booking.',
  })
  @IdempotencyKeyHeader('A repeat with the same key gets the same answer.')
  @ApiCreatedResponse({ type: PaymentIntentDto })
  @Refuses(400, 403, 404, 409, 503)
  createEscrow(
    @CurrentCaller() caller: Caller,
    @Body() body: CreatePaymentDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<PaymentIntentDto> {
    return this.open(caller, body, key);
  }

  @Post('payments/sandbox/confirm')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'confirmSandboxPayment',
    summary: 'Pay with a test card (only while no real provider is configured)',
    description: 'The only call that sees a card number, which is neither stored nor logged.',
  })
  @ApiOkResponse({ type: SandboxConfirmationDto })
  @Refuses(400, 403, 404)
  confirm(@Body() { clientSecret, card }: ConfirmSandboxPaymentDto): Promise<SandboxConfirmationDto> {
    return this.sandbox().confirm(clientSecret, card);
  }

  @Post('payments/sandbox/authenticate')
  @HttpCode(200)
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'authenticateSandboxPayment',
    summary: 'Answer the bank’s question about a test card (3-D Secure)',
    description:
      'Only while no real provider is configured, after a card whose bank asks. Approved, the payment goes on; otherwise it fails and can be tried again.',
  })
  @ApiOkResponse({ type: SandboxConfirmationDto })
  @Refuses(400, 403, 404)
  authenticate(
    @Body() { clientSecret, approved }: AuthenticateSandboxPaymentDto,
  ): Promise<SandboxConfirmationDto> {
    return this.sandbox().authenticate(clientSecret, approved);
  }

  @Post('payments/sandbox/disputes/:id/close')
  @HttpCode(204)
  @Allow('admin')
  @ApiOperation({
    operationId: 'closeSandboxDispute',
    summary: 'Close a test card’s dispute as the card network would (admin)',
    description:
      'Only while no real provider is configured. The decision reaches the booking as a signed webhook; 404 when no such dispute is open.',
  })
  @ApiNoContentResponse({ description: 'The network’s word is on its way.' })
  @Refuses(400, 401, 403, 404)
  closeDispute(@Param('id') id: string, @Body() { outcome }: CloseSandboxDisputeDto): Promise<void> {
    return this.sandbox().closeDispute(id, outcome);
  }

  @Post('webhooks/payments')
  @ForeignBody()
  @HttpCode(200)
  @Allow('anyone')
  @ApiExcludeEndpoint()
  async webhook(
    @Req() request: RawBodyRequest<FastifyRequest>,
    @Headers('stripe-signature') signature: string | undefined,
  ): Promise<{ received: true }> {
    if (!request.rawBody) throw new Problem('MALFORMED_REQUEST');
    await this.receive.run(this.provider.readWebhook(request.rawBody, signature));
    return { received: true };
  }

  @Patch('bookings/:id/status')
  @Allow('anyone')
  @Limit('step_by_caller')
  @ApiOperation({
    operationId: 'changeBookingStatus',
    summary: 'Check whether a booking has been paid',
    description:
      'Accepts pending_creator_approval alone: the payment provider is asked, the client is not believed.',
  })
  @ApiOkResponse({ type: BookingDto, description: 'The booking as it now is.' })
  @Refuses(400, 403, 404, 409)
  async status(
    @CurrentCaller() caller: Caller,
    @Param('id') id: string,
    @Body() { status }: ChangeStatusDto,
  ): Promise<BookingDto> {
    const { record, role } = await this.changeStatus.run(caller, id, status);
    return this.presenter.present(record, role);
  }

  private open(
    caller: Caller,
    { bookingId, amount }: CreatePaymentDto,
    key: string | undefined,
  ): Promise<PaymentIntentDto> {
    const who = caller.user?.id ?? caller.guestId;
    const asked = { bookingId, amount: amount ?? null };
    // Nobody in particular can pay nothing, and so has no answers to keep.
    const request = who === null ? null : keyedRequest(`pay:${who}`, key, asked);
    return answerAlike(this.database, request, async () => ({
      clientSecret: await this.openPayment.run(caller, bookingId, amount ?? null),
      provider: this.provider.name,
      publishableKey: this.provider.publishableKey,
    }));
  }

  /** Test cards exist only while no real provider is configured. */
  private sandbox(): SandboxCards {
    if (this.provider.name !== 'sandbox') throw new Problem('NOT_FOUND');
    return this.sandboxCards;
  }
}
