import type { World } from './world.js';

/** What became of one transfer group's money, in cents. */
export interface GroupBooks {
  /** Reserved on cards, not taken. */
  authorized: number;
  /** Taken from cards. */
  in: number;
  /** Given back to cards; refunds that failed don't count. */
  back: number;
  /** Sent to creators, less what was reversed. */
  out: number;
  reversed: number;
  /** Taken by card networks and not given back. */
  disputed: number;
  /** What Stripe charged, for disputes too. */
  fees: number;
}

const EMPTY: Readonly<GroupBooks> = {
  authorized: 0,
  in: 0,
  back: 0,
  out: 0,
  reversed: 0,
  disputed: 0,
  fees: 0,
};

/** The books of every transfer group. */
export function booksOf(world: World): Record<string, GroupBooks> {
  const books: Record<string, GroupBooks> = {};
  const of = (group: string | null): GroupBooks => (books[group ?? ''] ??= { ...EMPTY });
  const groupOf = (chargeId: string): GroupBooks => of(world.charges.get(chargeId)?.transfer_group ?? null);
  const feeOf = (transactionId: string | null): number =>
    transactionId === null ? 0 : (world.transactions.get(transactionId)?.fee ?? 0);

  for (const intent of world.intents.values())
    of(intent.transfer_group).authorized += intent.amount_capturable;
  for (const charge of world.charges.values()) {
    const group = of(charge.transfer_group);
    group.in += charge.amount_captured;
    group.fees += feeOf(charge.balance_transaction);
  }
  for (const refund of world.refunds.values()) {
    if (refund.status !== 'failed') groupOf(refund.charge).back += refund.amount;
  }
  for (const transfer of world.transfers.values()) {
    const group = of(transfer.transfer_group);
    group.out += transfer.amount - transfer.amount_reversed;
    group.reversed += transfer.amount_reversed;
  }
  for (const dispute of world.disputes.values()) {
    const group = groupOf(dispute.charge);
    for (const { amount, fee } of dispute.balance_transactions) {
      group.disputed -= amount;
      group.fees += fee;
    }
  }
  return books;
}

export const emptyBooks = (): GroupBooks => ({ ...EMPTY });
