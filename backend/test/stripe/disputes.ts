import {
  type Charge,
  type Dispute,
  type Intent,
  type Metadata,
  newDispute,
  newRefund,
  type Refund,
} from './shapes.js';
import { missing, refused } from './stripe-problem.js';
import { dollars, type World } from './world.js';

const DISPUTE_FEE = 1500;

/** A dispute that took the money, or has it still in its hands. */
const isOpenOrLost = (dispute: Dispute): boolean =>
  ['needs_response', 'under_review', 'lost'].includes(dispute.status);

function disputesOf(world: World, charge: Charge): Dispute[] {
  return [...world.disputes.values()].filter((dispute) => dispute.charge === charge.id);
}

export function refund(world: World, charge: Charge, amount: number | null, metadata: Metadata): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.captured)
    throw refused(`Charge ${charge.id} has not been captured.`, { code: 'charge_not_refundable' });
  if (disputesOf(world, charge).some(isOpenOrLost)) {
    throw refused(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (left === 0) {
    throw refused(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const wanted = amount ?? left;
  if (wanted > left) {
    throw refused(
      `Refund amount (${dollars(wanted)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      { param: 'amount' },
    );
  }
  const made = newRefund(charge, wanted, metadata, '');
  made.balance_transaction = world.book('refund', made.id, -wanted).id;
  world.refunds.set(made.id, made);
  charge.amount_refunded += wanted;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  world.emit('refund.created', made);
  world.emit('charge.refunded', charge);
  world.emit('refund.updated', made);
  return made;
}

/** The card's bank does not take it back: the money returns to the platform. */
export function failRefund(world: World, id: string): Refund {
  const found = world.refunds.get(id);
  if (!found) throw missing('refund', id);
  if (found.status === 'failed') throw new Error(`refund ${id} failed before`);
  found.status = 'failed';
  found.failure_reason = 'lost_or_stolen_card';
  found.failure_balance_transaction = world.book('refund_failure', id, found.amount).id;
  const charge = world.charge(found.charge);
  charge.amount_refunded -= found.amount;
  charge.refunded = false;
  world.emit('charge.refund.updated', found);
  world.emit('refund.updated', found);
  world.emit('refund.failed', found);
  return found;
}

function withdraw(world: World, dispute: Dispute): void {
  dispute.balance_transactions.push(world.book('adjustment', dispute.id, -dispute.amount, DISPUTE_FEE));
  dispute.is_charge_refundable = false;
}

/** The cardholder complains; an inquiry only asks. */
export function openDispute(
  world: World,
  intent: Intent,
  { amount, inquiry = false }: { amount?: number; inquiry?: boolean } = {},
): Dispute {
  const charge = world.chargeOf(intent);
  if (!charge?.captured) throw new Error(`payment ${intent.id} was not captured`);
  const dispute = newDispute(charge, amount ?? charge.amount_captured - charge.amount_refunded, inquiry);
  world.disputes.set(dispute.id, dispute);
  charge.disputed = true;
  if (!inquiry) withdraw(world, dispute);
  world.emit('charge.dispute.created', dispute);
  if (!inquiry) world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function disputeNamed(world: World, id: string): Dispute {
  const dispute = world.disputes.get(id);
  if (!dispute) throw missing('dispute', id);
  return dispute;
}

/** An inquiry becomes a dispute, and the money goes. */
export function escalate(world: World, id: string): Dispute {
  const dispute = disputeNamed(world, id);
  if (!dispute.status.startsWith('warning_')) throw new Error(`dispute ${id} is no inquiry`);
  dispute.status = 'needs_response';
  withdraw(world, dispute);
  world.emit('charge.dispute.updated', dispute);
  world.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** An inquiry just ends, whatever is said. */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost'): Dispute {
  const dispute = disputeNamed(world, id);
  if (dispute.status.startsWith('warning_')) {
    dispute.status = 'warning_closed';
  } else {
    dispute.status = outcome;
  }
  if (dispute.status === 'won') {
    dispute.balance_transactions.push(world.book('adjustment', id, dispute.amount));
    dispute.is_charge_refundable = true;
  }
  world.emit('charge.dispute.closed', dispute);
  if (dispute.status === 'won') world.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
