import { Injectable } from '@nestjs/common';
import {
  type Cents,
  type LedgerAccount,
  operationKey,
  recoveredPosting,
  refundFailedPosting,
  refundPaidPosting,
  reversalPosting,
  transferPosting,
} from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { Ledger } from './ledger.js';
import {
  type MoneyColumns,
  type MoneyOf,
  fromColumns,
  isSamePayment,
  moneyColumns,
  subjectId,
} from './money-of.js';
import { MoneySubjects } from './money-subjects.js';
import { KEY_LIFE } from '../providers/payment-provider.js';

export type OrderKind = 'refund' | 'transfer' | 'reversal';

/** What the provider is told to move. Key, amount and source never change, so that a repeat is the same call. */
export interface ProviderOrder {
  of: MoneyOf;
  key: string;
  kind: OrderKind;
  amount: Cents;
  /** The intent, or for a reversal the transfer, that it is taken from. */
  sourceId: string;
  /** Where a transfer goes; null for the other kinds. */
  accountId: string | null;
  status: 'placed' | 'done' | 'refused';
  providerId: string | null;
  refusal: string | null;
  placedAt: Date;
}
export type PlacedOrder = Pick<ProviderOrder, 'key' | 'kind' | 'of' | 'amount' | 'sourceId'> & {
  accountId?: string;
};
type Row = Omit<ProviderOrder, 'of'> & MoneyColumns;

const orderOf = ({ bookingId, attempt, tipId, ...order }: Row): ProviderOrder => ({
  ...order,
  of: fromColumns({ bookingId, attempt, tipId }),
});

const COLUMNS = `key, booking_id as "bookingId", tip_id as "tipId", kind, attempt, amount_cents as amount, source_id as "sourceId",
  account_id as "accountId", status, provider_id as "providerId", refusal, placed_at as "placedAt"`;

const IN_ORDER = 'order by placed_at, key';
const OF_BOOKING = [
  'orders-of-booking',
  `select ${COLUMNS} from provider_orders where booking_id = $1 and creator_id = $2 ${IN_ORDER}`,
] as const;
const OF_TIP = [
  'orders-of-tip',
  `select ${COLUMNS} from provider_orders where tip_id = $1 and creator_id = $2 ${IN_ORDER}`,
] as const;

/** The account that an order empties, and what is written when the provider has done it. */
const BOOKS: Readonly<
  Record<OrderKind, { account: LedgerAccount; sign: 1 | -1; posting: typeof refundPaidPosting }>
> = {
  refund: { account: 'refunds_owed', sign: -1, posting: refundPaidPosting },
  transfer: { account: 'creator_payable', sign: -1, posting: transferPosting },
  // What was posted as a loss is made good for.
  reversal: { account: 'losses', sign: 1, posting: reversalPosting },
};

/** The orders to the provider by which money leaves or comes back, each placed under the lock of its booking or tip. */
@Injectable()
export class ProviderOrders {
  constructor(
    private readonly ledger: Ledger,
    private readonly subjects: MoneySubjects,
  ) {}

  async find(statements: Statements, key: string, of: MoneyOf): Promise<ProviderOrder | null> {
    const row = await statements.row<Row>(
      'find-order',
      `select ${COLUMNS} from provider_orders where key = $1 and creator_id = $2`,
      [key, await this.subjects.creatorOf(statements, of)],
    );
    return row && orderOf(row);
  }

  /** All of a booking, whatever the attempt, or of a tip. */
  async ofSubject(
    statements: Statements,
    of: { bookingId: string } | { tipId: string },
  ): Promise<ProviderOrder[]> {
    const [name, text] = 'tipId' in of ? OF_TIP : OF_BOOKING;
    const creatorId = await this.subjects.creatorOf(statements, of);
    return (await statements.rows<Row>(name, text, [subjectId(of), creatorId])).map(orderOf);
  }

  /** The order that made a transfer. */
  async ofTransfer(statements: Statements, transferId: string): Promise<ProviderOrder | null> {
    const row = await statements.row<Row>(
      'order-of-transfer',
      `select ${COLUMNS} from provider_orders where provider_id = $1`,
      [transferId],
    );
    return row && orderOf(row);
  }

  /** What of a payment still has to be moved by an order of this kind, in cents: nothing that is under way already. */
  async outstanding(tx: Transaction, kind: OrderKind, of: MoneyOf): Promise<Cents> {
    const { account, sign } = BOOKS[kind];
    const balances = await this.ledger.balances(tx, of);
    const open = (await this.ofSubject(tx, of)).filter(
      (order) => order.kind === kind && isSamePayment(order.of, of) && order.status === 'placed',
    );
    const underWay = open.reduce((sum, { amount }) => sum + amount, 0);
    return Math.max(0, sign * (balances[account] ?? 0) - underWay);
  }

  /** The caller holds the lock of the booking or tip. */
  async place(tx: Transaction, order: PlacedOrder): Promise<ProviderOrder> {
    const { key, kind, amount, sourceId, accountId = null } = order;
    const { bookingId, attempt, tipId } = moneyColumns(order.of);
    await tx.rows(
      'place-order',
      `insert into provider_orders (key, booking_id, kind, attempt, amount_cents, source_id, account_id, tip_id, creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (key) do nothing`,
      [
        ...[key, bookingId, kind, attempt, amount, sourceId, accountId, tipId],
        await this.subjects.creatorOf(tx, order.of),
      ],
    );
    const placed = await this.find(tx, key, order.of);
    if (!placed) throw new Error(`order ${key} was lost`);
    return placed;
  }

  /** The provider has done it: writes down that the money has moved. A repeat changes nothing. */
  async finish(tx: Transaction, order: ProviderOrder, providerId: string, creatorId: string): Promise<void> {
    const { key, of, kind, amount } = order;
    await tx.rows(
      'finish-order',
      `update provider_orders set status = 'done', provider_id = $2, refusal = null, ended_at = now()
       where key = $1 and creator_id = $3`,
      [key, providerId, creatorId],
    );
    const entries = BOOKS[kind].posting(amount);
    await this.ledger.post(tx, { ...of, key, creatorId, step: kind, entries });
  }

  /** The provider said no, for good. */
  async refuse(tx: Transaction, { key, of }: ProviderOrder, refusal: string): Promise<void> {
    await tx.rows(
      'refuse-order',
      `update provider_orders set status = 'refused', refusal = $2, ended_at = now()
       where key = $1 and creator_id = $3 and status = 'placed'`,
      [key, refusal, await this.subjects.creatorOf(tx, of)],
    );
  }

  /** A transfer that never left covers what was posted as a loss in its stead. The caller holds the lock. */
  async giveUp(tx: Transaction, order: ProviderOrder, creatorId: string): Promise<void> {
    await this.refuse(tx, order, 'given up before it was sent');
    await this.recover(tx, order, 'creator_payable', creatorId);
  }

  /**
   * What an order was to move and never will covers what was posted as a loss. The caller holds the lock.
   * @returns how much of it, in cents
   */
  async recover(
    tx: Transaction,
    { of, key, kind }: Pick<ProviderOrder, 'of' | 'key' | 'kind'>,
    account: 'creator_payable' | 'refunds_owed',
    creatorId: string,
  ): Promise<Cents> {
    const { losses = 0 } = await this.ledger.balances(tx, of);
    const recovered = Math.min(losses, await this.outstanding(tx, kind, of));
    if (recovered <= 0) return 0;
    await this.ledger.post(tx, {
      ...of,
      key: operationKey(subjectId(of), 'recovered', key),
      creatorId,
      step: 'recovered',
      entries: recoveredPosting(recovered, account),
    });
    return recovered;
  }

  /**
   * A refund that was sent came back after the card network had returned the payment: it is owed to nobody, and covers what was
   * posted as a loss. The caller holds the lock.
   */
  async keepReturnedRefund(
    tx: Transaction,
    of: MoneyOf,
    { refund, amount }: { refund: string; amount: Cents },
    creatorId: string,
  ): Promise<void> {
    const key = operationKey(subjectId(of), 'refund_failed', refund);
    const entries = refundFailedPosting(amount);
    await this.ledger.post(tx, { ...of, key, creatorId, step: 'refund_failed', entries });
    await this.recover(tx, { of, key: refund, kind: 'refund' }, 'refunds_owed', creatorId);
  }

  /** Books a refund as sent that was refused: the failure that is reported with it books it as owed again. */
  async bookRefusedRefund(tx: Transaction, order: ProviderOrder, creatorId: string): Promise<void> {
    const { key, of, amount } = order;
    await this.ledger.post(tx, {
      ...of,
      key,
      creatorId,
      step: 'refund',
      entries: refundPaidPosting(amount),
    });
  }
}

/** Whether the provider may have forgotten an order's key, so that a repeat could be done a second time. */
export const isForgotten = ({ placedAt }: { placedAt: Date }): boolean =>
  Date.now() - placedAt.getTime() >= KEY_LIFE;
