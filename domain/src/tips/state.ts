import type { Cents } from '../money/cents.js';

export const TIP_STAGES = ['created', 'paid', 'paid_out', 'refunded', 'charged_back', 'abandoned'] as const;
export type TipStage = (typeof TIP_STAGES)[number];

/** Why a tip was given up before it counted. */
export type AbandonReason = 'time' | 'card' | 'amount' | 'provider' | 'creator';

/** `due`: may be sent; `placed`: the provider is being told, so it can't be refunded any more; `sent`: it has left. */
type TipPayout = 'none' | 'due' | 'placed' | 'sent';

/** Where a tip stands. Times are milliseconds since 1970. */
export interface TipState {
  stage: TipStage;
  amount: Cents;
  feeBps: number;
  createdAt: number;
  paidAt: number | null;
  /** Whether money came in, also where the tip was given up before. */
  received: boolean;
  payout: TipPayout;
  abandonedFor: AbandonReason | null;
  /** The stage to which it returns when the chargeback is won; null while there was none. */
  chargedBackFrom: Exclude<TipStage, 'created' | 'charged_back'> | null;
  openChargeback: string | null;
  /** Those that the card network has decided. */
  closedChargebacks: readonly string[];
  chargebackLost: boolean;
  /** The provider's ids of refunds that came back from the bank. */
  failedRefunds: readonly string[];
  /** Whether a refund that came back is still owed. */
  refundDelayed: boolean;
}

export const beginTip = ({
  amount,
  feeBps,
  at,
}: {
  amount: Cents;
  feeBps: number;
  at: number;
}): TipState => ({
  stage: 'created',
  amount,
  feeBps,
  createdAt: at,
  paidAt: null,
  received: false,
  payout: 'none',
  abandonedFor: null,
  chargedBackFrom: null,
  openChargeback: null,
  closedChargebacks: [],
  chargebackLost: false,
  failedRefunds: [],
  refundDelayed: false,
});
