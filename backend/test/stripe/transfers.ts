import {
  type Account,
  type Metadata,
  newPayout,
  newReversal,
  newTransfer,
  type Payout,
  type Reversal,
  type Transfer,
} from './shapes.js';
import { invalid, missing, refused } from './stripe-problem.js';
import { dollars, type World } from './world.js';

export interface TransferWish {
  amount: number;
  destination: string;
  source: string | null;
  group: string | null;
  metadata: Metadata;
}

/** What a charge may still fund: what it brought in and is not refunded, less the transfers that came from it. */
function demandSource(world: World, wish: TransferWish, sourceId: string): string | null {
  const charge = world.charge(sourceId, 'source_transaction');
  if (!charge.captured)
    throw refused(`Charge ${sourceId} has not been captured.`, { param: 'source_transaction' });
  if (wish.group !== null && charge.transfer_group !== null && wish.group !== charge.transfer_group) {
    throw invalid('The transfer group must be that of the source transaction.', 'transfer_group');
  }
  const source = charge.amount_captured - charge.amount_refunded;
  const used = [...world.transfers.values()]
    .filter((transfer) => transfer.source_transaction === sourceId)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  if (used + wish.amount > source) {
    const before =
      used === 0 ? '' : ` (There is already a transfer using this source, amounting to ${dollars(used)}.)`;
    throw refused(
      `Transfers using this transaction as a source must not exceed the source amount of ${dollars(source)}.${before}`,
      { param: 'amount' },
    );
  }
  return charge.transfer_group;
}

export function transfer(world: World, wish: TransferWish): Transfer {
  const account = world.accounts.get(wish.destination);
  if (!account) throw missing('destination', wish.destination, 'destination', 400);
  if (account.capabilities['transfers'] !== 'active') {
    throw refused(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    );
  }
  const ofSource = wish.source === null ? null : demandSource(world, wish, wish.source);
  if (wish.source === null && wish.amount > world.balance) {
    throw refused('You have insufficient available funds in your Stripe account.', {
      code: 'balance_insufficient',
    });
  }
  const group = wish.group ?? ofSource;
  const made = newTransfer({ ...wish, group, livemode: world.conditions.livemode });
  made.balance_transaction = world.book('transfer', made.id, -wish.amount).id;
  world.transfers.set(made.id, made);
  world.balances.set(account.id, balanceOf(world, account.id) + wish.amount);
  world.emit('transfer.created', made);
  return made;
}

export const balanceOf = (world: World, accountId: string): number => world.balances.get(accountId) ?? 0;

export function reverse(world: World, from: Transfer, amount: number | null, metadata: Metadata): Reversal {
  const left = from.amount - from.amount_reversed;
  const wanted = amount ?? left;
  if (wanted > left || left === 0) {
    throw refused(`Transfer ${from.id} has only ${dollars(left)} left to be reversed.`, { param: 'amount' });
  }
  const balance = balanceOf(world, from.destination);
  if (wanted > balance) {
    throw refused(`Account ${from.destination} has insufficient funds for this reversal.`, {
      code: 'balance_insufficient',
    });
  }
  const made = newReversal(from, wanted, metadata);
  made.balance_transaction = world.book('transfer_refund', made.id, wanted).id;
  world.reversals.set(made.id, made);
  world.balances.set(from.destination, balance - wanted);
  from.amount_reversed += wanted;
  from.reversed = from.amount_reversed === from.amount;
  world.emit('transfer.reversed', from);
  return made;
}

/** Everything on the account leaves for the bank. */
export function payOut(world: World, account: Account, status: 'in_transit' | 'paid'): Payout {
  const payout = newPayout(balanceOf(world, account.id), world.conditions.livemode, status);
  world.payouts.set(payout.id, { ...payout, account: account.id });
  world.balances.set(account.id, 0);
  world.emit('payout.created', payout, account.id);
  if (status === 'paid') world.emit('payout.paid', payout, account.id);
  return payout;
}

function payoutNamed(world: World, id: string): Payout & { account: string } {
  const payout = world.payouts.get(id);
  if (!payout) throw missing('payout', id);
  return payout;
}

/** A payout that was on its way is at the bank. */
export function landPayout(world: World, id: string): void {
  const payout = payoutNamed(world, id);
  if (payout.status !== 'in_transit') throw new Error(`payout ${id} is ${payout.status}`);
  payout.status = 'paid';
  const { account, ...seen } = payout;
  world.emit('payout.paid', seen, account);
}

/** The bank sends it back, even days after it counted as paid. */
export function failPayout(world: World, id: string): Payout {
  const payout = payoutNamed(world, id);
  if (payout.status === 'failed') throw new Error(`payout ${id} failed before`);
  payout.status = 'failed';
  payout.failure_code = 'account_closed';
  payout.failure_message = 'The bank account has been closed';
  world.balances.set(payout.account, balanceOf(world, payout.account) + payout.amount);
  const { account, ...seen } = payout;
  world.emit('payout.failed', seen, account);
  return seen;
}
