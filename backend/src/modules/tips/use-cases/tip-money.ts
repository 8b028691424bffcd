import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type Cents, type TipEvent, isTipTransferable, operationKey } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Database } from '../../../platform/database/database.js';
import {
  FAILED_PAYMENT,
  type MoneyOf,
  MoneySubjects,
  PAYMENT_PROVIDER,
  type PaymentProvider,
  type PaymentView,
  type ProviderNotice,
  ProviderOrders,
  ProviderRefused,
  ReportPayment,
  type ReportedSubject,
  type SubjectFacts,
  type SubjectToCompare,
} from '../../escrow/index.js';
import { ASK_CARDHOLDER_TASK, CardGuard, askCardholder } from '../persistence/card-guard.js';
import { TipStore } from '../persistence/tip-store.js';
import { CREATORS_OF_TIPS } from '../reads/creator-of-tip.js';
import { ReadTips } from '../reads/read-tips.js';
import type { TipRecord } from '../tip-record.js';
import { AdvanceTip } from './advance-tip.js';
import { END_TIP_TASK } from './end-tip-windows.js';
import { tipEventsOf } from './tip-events.js';

/** Tells the jobs that move money what they have to know of a tip, and the tip what the provider has to say. */
@Injectable()
export class TipMoney implements OnModuleInit, ReportedSubject {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly subjects: MoneySubjects,
    private readonly orders: ProviderOrders,
    private readonly report: ReportPayment,
    private readonly store: TipStore,
    private readonly tips: ReadTips,
    private readonly guard: CardGuard,
    private readonly advance: AdvanceTip,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.subjects.registerTips(this);
    this.jobs.handle<{ id: string }>(END_TIP_TASK, ({ id }) => this.endUnpaid(id));
    this.jobs.handle<{ id: string }>(ASK_CARDHOLDER_TASK, ({ id }) => this.askCardholder(id));
  }

  async lock(tx: Transaction, of: MoneyOf): Promise<SubjectFacts | null> {
    return factsOf(await this.store.lock(tx, tipOf(of)));
  }

  async find(at: Statements, of: MoneyOf): Promise<SubjectFacts | null> {
    return factsOf(await this.tips.find(at, tipOf(of)));
  }

  async intentOf(at: Statements, of: MoneyOf): Promise<string | null> {
    return (await this.tips.find(at, tipOf(of)))?.intentId ?? null;
  }

  async ofIntent(at: Statements, intentId: string): Promise<MoneyOf | null> {
    const tipId = await this.tips.idOfIntent(at, intentId);
    return tipId === null ? null : { tipId };
  }

  creatorOf(at: Statements, tipId: string): Promise<string | null> {
    return CREATORS_OF_TIPS.of(at, tipId);
  }

  payoutPlaced(tx: Transaction, of: MoneyOf): Promise<boolean> {
    return this.happened(tx, of, (at) => ({ type: 'PAYOUT_PLACED', actor: 'platform', at }));
  }

  async payoutRefused(tx: Transaction, of: MoneyOf): Promise<void> {
    await this.happened(tx, of, (at) => ({ type: 'PAYOUT_REFUSED', actor: 'provider', at }));
  }

  async transferred(tx: Transaction, of: MoneyOf): Promise<void> {
    await this.happened(tx, of, (at) => ({ type: 'TRANSFERRED', actor: 'provider', at }));
  }

  refundRefused(tx: Transaction, of: MoneyOf, refund: { id: string; amount: Cents }): Promise<boolean> {
    const { id, amount } = refund;
    return this.happened(tx, of, (at) => ({
      type: 'REFUND_FAILED',
      actor: 'provider',
      refund: id,
      amount,
      at,
    }));
  }

  async reported(
    tx: Transaction,
    of: MoneyOf,
    view: PaymentView,
    notice: ProviderNotice | null,
  ): Promise<boolean> {
    const locked = await this.store.lock(tx, tipOf(of));
    if (!locked) return false;
    this.store.noteCard(tx, locked, view.card);
    const isRefused = await this.watchCard(tx, locked, view, notice);
    const events = tipEventsOf(view, tx.now);
    if (isRefused) events.unshift({ type: 'CARD_REFUSED', actor: 'platform', at: tx.now });
    let record = locked;
    let refused = false;
    for (const event of events) {
      const outcome = await this.advance.runLocked(tx, record, () => event);
      record = outcome.record;
      if (outcome.decision.kind !== 'refused') continue;
      if (event.type === 'REFUND_FAILED' && record.state.chargebackLost)
        await this.orders.keepReturnedRefund(tx, of, event, record.creatorId);
      else refused = true;
    }
    return refused;
  }

  async *toCompare(at: Statements): AsyncGenerator<SubjectToCompare> {
    for await (const { id, intentId, state } of this.tips.all(at)) {
      const isHeld = state.stage === 'paid' && state.payout === 'none';
      yield {
        of: { tipId: id },
        intentId,
        isWaiting: isHeld || state.openChargeback !== null,
        refundDelayed: state.refundDelayed,
      };
    }
  }

  /** @returns whether the card was used on too many pages */
  private async watchCard(
    tx: Transaction,
    { id, creatorId }: TipRecord,
    { fingerprint }: PaymentView,
    notice: ProviderNotice | null,
  ): Promise<boolean> {
    const isRefused = fingerprint !== null && (await this.guard.noteCard(tx, { id, creatorId }, fingerprint));
    if (notice?.type === FAILED_PAYMENT && (await this.guard.noteFailure(tx, creatorId, notice.id))) {
      for (const waiting of await this.store.askCardholders(tx, creatorId)) await askCardholder(tx, waiting);
    }
    return isRefused;
  }

  /** Its time is over: the payment is cancelled first, so that it can't come afterwards. One that was made counts, though nobody has told us. */
  private async endUnpaid(id: string): Promise<void> {
    const of = { tipId: id };
    const intentId = await this.intentOf(this.database, of);
    if (intentId !== null) {
      try {
        await this.provider.cancel(intentId, operationKey(id, 'cancel', 1));
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        await this.report.fromProvider(of);
      }
    }
    await this.database.transaction((tx) =>
      this.happened(tx, of, (at) => ({ type: 'TIP_WINDOW_ENDED', actor: 'clock', at })),
    );
  }

  /** A tip that was begun before the bank was to be asked. */
  private async askCardholder(id: string): Promise<void> {
    const intentId = await this.database.transaction(async (tx) => {
      const record = await this.store.lock(tx, id);
      if (record?.state.stage !== 'created') return null;
      // Where the payment is being made right now, what makes it sees this.
      await this.store.noteAsked(tx, id);
      return record.intentId;
    });
    if (intentId === null) return;
    try {
      await this.provider.askCardholder(intentId, operationKey(id, 'ask', 1));
    } catch (error) {
      // It is paid or cancelled meanwhile.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  }

  private async happened(tx: Transaction, of: MoneyOf, make: (at: number) => TipEvent): Promise<boolean> {
    const outcome = await this.advance.run(tx, tipOf(of), () => make(tx.now));
    return outcome?.decision.kind === 'taken';
  }
}

/** @throws Error for what is no tip's */
function tipOf(of: MoneyOf): string {
  if (!('tipId' in of)) throw new Error('this is no tip');
  return of.tipId;
}

function factsOf(record: TipRecord | null): SubjectFacts | null {
  if (!record) return null;
  const { creatorId, creator, state } = record;
  return {
    creatorId,
    creator,
    isUnderReview: state.openChargeback !== null,
    // Until the hold has ended, nothing is sent.
    isTransferable: isTipTransferable(state) && state.payout !== 'none',
    isLost: state.chargebackLost,
  };
}
