import { Injectable } from '@nestjs/common';
import {
  type TipDecision,
  type TipEffect,
  type TipEvent,
  type TipState,
  asksProviderFirst,
  decideTip,
  dueTipEvent,
  operationKey,
  refundFailedPosting,
  tipPaidPosting,
  tipRefundPosting,
} from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { Chargebacks, MoveMoney } from '../../escrow/index.js';
import { TipStore } from '../persistence/tip-store.js';
import type { TipRecord } from '../tip-record.js';
import { TellOfTips } from './tell-of-tips.js';

/** What became of an event. */
export interface TipOutcome {
  record: TipRecord;
  decision: TipDecision<TipState>;
}

/**
 * The only way in which a tip changes: its machine is asked under its lock, and all that follows is written in the same transaction. Calls to
 * the provider happen after commit.
 */
@Injectable()
export class AdvanceTip {
  constructor(
    private readonly store: TipStore,
    private readonly money: MoveMoney,
    private readonly chargebacks: Chargebacks,
    private readonly told: TellOfTips,
  ) {}

  /** What the clock has to say comes first. @param make the event, from what is true under the lock; null where there is none @returns null when there is no such tip */
  async run(
    tx: Transaction,
    id: string,
    make: (record: TipRecord) => TipEvent | null,
  ): Promise<TipOutcome | null> {
    const locked = await this.store.lock(tx, id);
    return locked && this.runLocked(tx, locked, make);
  }

  /** The same for a tip that this transaction has locked, as it is now. */
  async runLocked(
    tx: Transaction,
    locked: TipRecord,
    make: (record: TipRecord) => TipEvent | null,
  ): Promise<TipOutcome> {
    const record = await this.endWindow(tx, locked);
    const event = make(record);
    if (!event) return { record, decision: { kind: 'repeated' } };
    const decision = decideTip(record.state, event);
    if (decision.kind !== 'taken') return { record, decision };
    return { record: await this.carryOut(tx, record, event, decision), decision };
  }

  /** What the clock has to say of a tip; the same tip where that is nothing, or where the provider has to be asked first. */
  async endWindow(tx: Transaction, record: TipRecord): Promise<TipRecord> {
    const due = dueTipEvent(record.state, tx.now);
    if (!due || asksProviderFirst(due)) return record;
    const decision = decideTip(record.state, due);
    return decision.kind === 'taken' ? this.carryOut(tx, record, due, decision) : record;
  }

  private async carryOut(
    tx: Transaction,
    before: TipRecord,
    event: TipEvent,
    { state, effects }: Extract<TipDecision<TipState>, { kind: 'taken' }>,
  ): Promise<TipRecord> {
    await this.store.save(tx, before, state, event);
    const after = { ...before, state, version: before.version + 1 };
    for (const effect of effects) await this.effect(tx, after, effect);
    await this.told.changed(tx, before, after, event);
    await this.money.offerAgain(tx, { tipId: after.id });
    return after;
  }

  private async effect(tx: Transaction, record: TipRecord, effect: TipEffect): Promise<void> {
    const { id: tipId, creatorId, state } = record;
    const of = { tipId, creatorId };
    switch (effect.type) {
      case 'cancelPayment':
        return this.money.cancelPayment(tx, of);
      case 'returnPayment':
        return this.money.returnPayment(tx, of, effect.amount);
      case 'postPaid':
        await this.money.post(tx, of, 'tip', tipPaidPosting(state.amount, state.feeBps));
        return;
      case 'postRefund':
        await this.money.post(tx, of, 'tip_refund', tipRefundPosting(state.amount, state.feeBps));
        return this.money.refund(tx, of, 'refund');
      case 'payOut':
        return this.money.payOut(tx, of);
      case 'postRefundFailed': {
        const key = operationKey(tipId, 'refund_failed', effect.refund);
        await this.money.post(tx, of, 'refund_failed', refundFailedPosting(effect.amount), key);
        return;
      }
      case 'reissueRefund':
        return this.money.refund(tx, of, `refund-${effect.number}`);
      case 'openChargeback':
        return this.chargebacks.open(tx, chargebackOf(of, effect.chargeback), effect.amount);
      case 'closeChargeback':
        return this.closeChargeback(tx, of, effect);
    }
  }

  private async closeChargeback(
    tx: Transaction,
    of: { tipId: string; creatorId: string },
    { chargeback, outcome }: Extract<TipEffect, { type: 'closeChargeback' }>,
  ): Promise<void> {
    const isNews = await this.chargebacks.close(tx, chargebackOf(of, chargeback), outcome);
    if (!isNews || outcome === 'won') return;
    // It may have been of a part: what it left goes back to the supporter, whose gift is over.
    const rest = await this.money.payable(tx, of);
    if (rest > 0)
      await this.money.post(
        tx,
        of,
        'tip_refund',
        tipRefundPosting(rest, 0),
        operationKey(of.tipId, 'tip_refund', chargeback),
      );
    await this.money.refund(tx, of, `refund-rest-${chargeback}`);
  }
}

const chargebackOf = ({ tipId, creatorId }: { tipId: string; creatorId: string }, id: string) => ({
  of: { tipId },
  creatorId,
  id,
});
