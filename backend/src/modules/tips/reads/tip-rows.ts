import type { TipState } from '@reelpact/domain';
import type { TipRecord } from '../tip-record.js';

type Flat = Omit<TipState, 'createdAt' | 'paidAt'> &
  Omit<TipRecord, 'state' | 'creator'> & {
    createdAt: Date;
    paidAt: Date | null;
    userId: string;
    creatorEmail: string;
    username: string;
    displayName: string;
  };

/** A tip with whose page it was given on. SQL. */
export const TIP_ROWS = `
  select t.id, t.creator_id as "creatorId", t.email, t.name, t.message, t.asks_cardholder as "asksCardholder",
    t.intent_id as "intentId", t.client_secret as "clientSecret", t.version, t.stage, t.amount_cents as amount,
    t.fee_bps as "feeBps", t.payout, t.received, t.abandoned_for as "abandonedFor",
    t.charged_back_from as "chargedBackFrom", t.open_chargeback as "openChargeback",
    t.closed_chargebacks as "closedChargebacks", t.chargeback_lost as "chargebackLost",
    t.failed_refunds as "failedRefunds", t.refund_delayed as "refundDelayed", t.created_at as "createdAt",
    t.paid_at as "paidAt", c.user_id as "userId", u.email as "creatorEmail", c.username,
    c.display_name as "displayName"
  from tips t join creators c on c.id = t.creator_id join users u on u.id = c.user_id`;

export type TipRow = Flat;

export function recordOf(row: TipRow): TipRecord {
  const { id, creatorId, email, name, message, asksCardholder, intentId, clientSecret, version, ...more } =
    row;
  const { userId, creatorEmail, username, displayName, createdAt, paidAt, ...state } = more;
  return {
    ...{ id, creatorId, email, name, message, asksCardholder, intentId, clientSecret, version },
    creator: { userId, email: creatorEmail, username, displayName },
    state: { ...state, createdAt: createdAt.getTime(), paidAt: paidAt?.getTime() ?? null },
  };
}
