import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import {
  chargebackLostPosting,
  chargebackPosting,
  chargebackWonPosting,
  holdPosting,
  refundFailedPosting,
  settle,
  settlePosting,
} from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { BookingEffects, type BookingRecord, type EffectParams } from '../bookings/index.js';
import {
  CANCEL_TASK,
  CAPTURE_TASK,
  OFFER_AGAIN_TASK,
  PAY_OUT_TASK,
  REFUND_TASK,
  RETURN_TASK,
} from './escrow-tasks.js';
import { Ledger, type LedgerStep } from './ledger.js';

/** Carries out what the machine asks for about money: postings at once, the provider's part after commit. */
@Injectable()
export class EscrowEffects implements OnModuleInit {
  constructor(
    @Inject(BookingEffects) private readonly effects: BookingEffects,
    @Inject(Ledger) private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    const { effects } = this;
    effects.on('capturePayment', (tx, { id }, { attempt }) =>
      tx.enqueue(CAPTURE_TASK, { bookingId: id, attempt }),
    );
    effects.on('cancelPayment', (tx, { id }, { attempt }) =>
      tx.enqueue(CANCEL_TASK, { bookingId: id, attempt }),
    );
    effects.on('returnPayment', (tx, { id }, params) =>
      tx.enqueue(RETURN_TASK, { bookingId: id, ...params }),
    );
    effects.on('holdMoney', async (tx, record, { attempt }) => {
      await this.post(tx, record, 'hold', attempt, holdPosting(record.amountCents));
    });
    effects.on('settleMoney', (tx, record, params) => this.settle(tx, record, params));
    effects.on('postChargeback', (tx, record, params) => this.chargeback(tx, record, params));
    effects.on('postRefundFailed', async (tx, record, { amount }) => {
      await this.post(tx, record, 'refund_failed', record.state.context.attempt, refundFailedPosting(amount));
    });
    effects.onAdvanced(async (tx, { after }) => {
      const waiting = await tx.row(
        'waiting-provider-events',
        `select 1 from provider_events where booking_id = $1 and status = 'waiting' limit 1`,
        [after.id],
      );
      if (waiting)
        await tx.enqueue(
          OFFER_AGAIN_TASK,
          { bookingId: after.id },
          { key: `${OFFER_AGAIN_TASK}:${after.id}` },
        );
    });
  }

  private async settle(
    tx: Transaction,
    record: BookingRecord,
    { creatorPercent }: EffectParams<'settleMoney'>,
  ): Promise<void> {
    const { id: bookingId } = record;
    const { attempt } = record.state.context;
    const parts = settle(record.amountCents, creatorPercent, record.feeBps);
    await this.post(tx, record, 'settle', attempt, settlePosting(parts));
    if (parts.refund > 0) await tx.enqueue(REFUND_TASK, { bookingId, attempt });
    if (parts.creatorNet > 0) await tx.enqueue(PAY_OUT_TASK, { bookingId, attempt });
  }

  private async chargeback(
    tx: Transaction,
    record: BookingRecord,
    params: EffectParams<'postChargeback'>,
  ): Promise<void> {
    const { chargeback, outcome, attempt } = params;
    const name = `${attempt}:${chargeback}`;
    if (outcome === 'opened') {
      await this.post(tx, record, 'chargeback', name, chargebackPosting(params.amount ?? record.amountCents));
      return;
    }
    const opening = { bookingId: record.id, step: 'chargeback', name } as const;
    const taken = await this.ledger.posted(tx, opening, 'chargebacks');
    if (taken === 0) return;
    if (outcome === 'won') {
      await this.post(tx, record, 'chargeback_won', name, chargebackWonPosting(taken));
      await tx.enqueue(PAY_OUT_TASK, { bookingId: record.id, attempt });
      return;
    }
    await this.post(
      tx,
      record,
      'chargeback_lost',
      name,
      chargebackLostPosting(taken, await this.cover(tx, record.id, taken)),
    );
  }

  /** What of a lost charge-back is still there: in escrow, owed as a refund, or not yet sent to the creator. */
  private async cover(tx: Transaction, bookingId: string, amount: number): Promise<Record<string, number>> {
    const balances = await this.ledger.balances(tx, bookingId);
    const covered: Record<string, number> = {};
    let open = amount;
    for (const account of ['escrow', 'refunds_owed', 'creator_payable'] as const) {
      covered[account] = Math.min(open, Math.max(0, -(balances[account] ?? 0)));
      open -= covered[account];
    }
    return covered;
  }

  private post(
    tx: Transaction,
    { id, creatorId }: BookingRecord,
    step: LedgerStep,
    name: string | number,
    entries: ReturnType<typeof holdPosting>,
  ): Promise<boolean> {
    return this.ledger.post(tx, { bookingId: id, creatorId, step, name, entries });
  }
}
