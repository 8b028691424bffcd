import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  type EffectParams,
  holdPosting,
  type LedgerEntry,
  type LedgerStep,
  operationKey,
  refundFailedPosting,
  refundGrantedPosting,
  settle,
  settlePosting,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { BookingEffects, type BookingRecord, FollowBookings, type ToldChange } from '../../bookings/index.js';
import {
  CANCEL_TASK,
  CAPTURE_TASK,
  OFFER_AGAIN_TASK,
  PAY_OUT_TASK,
  REFUND_TASK,
  RETURN_TASK,
  REVERSE_TASK,
} from './escrow-tasks.js';
import { Chargebacks } from './chargebacks.js';
import { Ledger } from './ledger.js';
import { ProviderOrders } from './provider-orders.js';

/** Carries out what the machine asks for about money: postings at once, the provider's part after commit. */
@Injectable()
export class EscrowEffects implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly changes: FollowBookings,
    private readonly ledger: Ledger,
    private readonly orders: ProviderOrders,
    private readonly chargebacks: Chargebacks,
  ) {}

  onModuleInit(): void {
    this.effects.register('escrow', {
      capturePayment: (tx, { id }, { attempt }) => tx.enqueue(CAPTURE_TASK, { bookingId: id, attempt }),
      cancelPayment: (tx, { id }, { attempt }) => tx.enqueue(CANCEL_TASK, { bookingId: id, attempt }),
      returnPayment: (tx, { id }, params) => tx.enqueue(RETURN_TASK, { bookingId: id, ...params }),
      holdMoney: (tx, record, { attempt }) =>
        this.post(tx, record, attempt, 'hold', attempt, holdPosting(record.amountCents)),
      settleMoney: (tx, record, params) => this.settle(tx, record, params),
      refundReleased: (tx, record, params) => this.refundReleased(tx, record, params),
      reissueRefund: (tx, { id }, { attempt, number }) =>
        tx.enqueue(REFUND_TASK, { bookingId: id, attempt, step: `refund-${number}` }),
      postRefundFailed: (tx, record, { amount, refund }) =>
        this.post(
          tx,
          record,
          record.state.context.attempt,
          'refund_failed',
          refund,
          refundFailedPosting(amount),
        ),
      postChargeback: (tx, record, params) => this.chargeback(tx, record, params),
    });
    this.changes.followMany('offer-again', (tx, changes) => this.offerAgain(tx, changes));
  }

  private async settle(
    tx: Transaction,
    record: BookingRecord,
    { creatorPercent }: EffectParams<'settleMoney'>,
  ): Promise<void> {
    const { id: bookingId } = record;
    const { attempt } = record.state.context;
    const parts = settle(record.amountCents, creatorPercent, record.feeBps);
    await this.post(tx, record, attempt, 'settle', attempt, settlePosting(parts));
    if (parts.refund > 0) await tx.enqueue(REFUND_TASK, { bookingId, attempt, step: 'refund' });
    if (parts.creatorNet > 0) await tx.enqueue(PAY_OUT_TASK, { bookingId, attempt });
  }

  /** What was not sent to the creator yet is taken from there; the rest from their account, as far as it goes. */
  private async refundReleased(
    tx: Transaction,
    record: BookingRecord,
    { attempt, amount }: EffectParams<'refundReleased'>,
  ): Promise<void> {
    const { id: bookingId, amountCents, feeBps } = record;
    const payable = await this.orders.outstanding(tx, 'transfer', { bookingId, attempt });
    const entries = refundGrantedPosting(amount, { amount: amountCents, feeBps, payable });
    await this.post(tx, record, attempt, 'grant', attempt, entries);
    await tx.enqueue(REFUND_TASK, { bookingId, attempt, step: 'refund-granted' });
    await tx.enqueue(REVERSE_TASK, { bookingId, attempt, step: 'reversal-granted' });
  }

  private async chargeback(
    tx: Transaction,
    record: BookingRecord,
    params: EffectParams<'postChargeback'>,
  ): Promise<void> {
    const { outcome, attempt } = params;
    const { id: bookingId, creatorId } = record;
    const chargeback = { of: { bookingId, attempt }, creatorId, id: params.chargeback };
    if (outcome === 'opened')
      return this.chargebacks.open(tx, chargeback, params.amount ?? record.amountCents);
    const isNews = await this.chargebacks.close(tx, chargeback, outcome);
    if (isNews && outcome === 'lost') await this.returnRest(tx, record, attempt);
  }

  /** A chargeback may have been of a part: what it left in escrow goes back to the brand, whose booking is over. */
  private async returnRest(tx: Transaction, record: BookingRecord, attempt: number): Promise<void> {
    const { id: bookingId } = record;
    const { escrow = 0 } = await this.ledger.balances(tx, { bookingId, attempt });
    if (escrow >= 0) return;
    const entries = settlePosting({ creatorNet: 0, platformFee: 0, refund: -escrow });
    await this.post(tx, record, attempt, 'settle', attempt, entries);
    await tx.enqueue(REFUND_TASK, { bookingId, attempt, step: 'refund' });
  }

  /** What no stage had foreseen may be foreseen now. A notice that comes in between is offered to the new stage itself: it waits for its lock. */
  private async offerAgain(tx: Transaction, changes: readonly ToldChange[]): Promise<void> {
    const waiting = await tx.rows<{ bookingId: string }>(
      'waiting-provider-events',
      `select distinct booking_id as "bookingId" from provider_events
       where booking_id = any ($1::uuid[]) and creator_id = any ($2::uuid[]) and status = 'waiting'`,
      [changes.map(({ change }) => change.after.id), changes.map(({ change }) => change.after.creatorId)],
    );
    for (const { bookingId } of waiting)
      await tx.enqueue(OFFER_AGAIN_TASK, { bookingId }, { key: `${OFFER_AGAIN_TASK}:${bookingId}` });
  }

  private async post(
    tx: Transaction,
    { id: bookingId, creatorId }: BookingRecord,
    attempt: number,
    step: LedgerStep,
    name: string | number,
    entries: LedgerEntry[],
  ): Promise<void> {
    const key = operationKey(bookingId, step, name);
    await this.ledger.post(tx, { key, bookingId, attempt, creatorId, step, entries });
  }
}
