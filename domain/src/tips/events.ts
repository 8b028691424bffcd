import type { Cents } from '../money/cents.js';

export type TipRefunder = 'creator' | 'admin' | 'supporter';

/** What can happen to a tip, with who says so. `at` is the product's time in milliseconds. */
export type TipEvent =
  | { type: 'PAYMENT_SUCCEEDED'; actor: 'provider'; amount: Cents; currency: string; at: number }
  /** The payment was cancelled at the provider. */
  | { type: 'PAYMENT_CANCELLED'; actor: 'provider'; at: number }
  /** The card was used on too many pages. */
  | { type: 'CARD_REFUSED'; actor: 'platform'; at: number }
  /** The creator has deleted their account. */
  | { type: 'CREATOR_LEFT'; actor: 'platform'; at: number }
  | { type: 'TIP_WINDOW_ENDED'; actor: 'clock'; at: number }
  | { type: 'REFUNDED'; actor: TipRefunder; at: number }
  | { type: 'HOLD_ENDED'; actor: 'clock'; at: number }
  /** The provider is about to be told to send it on. */
  | { type: 'PAYOUT_PLACED'; actor: 'platform'; at: number }
  | { type: 'PAYOUT_REFUSED'; actor: 'provider'; at: number }
  | { type: 'TRANSFERRED'; actor: 'provider'; at: number }
  | { type: 'REFUND_FAILED'; actor: 'provider'; refund: string; amount: Cents; at: number }
  | { type: 'REFUND_REISSUED'; actor: 'admin'; at: number }
  | { type: 'CHARGEBACK_OPENED'; actor: 'network'; chargeback: string; amount: Cents; at: number }
  | { type: 'CHARGEBACK_WON'; actor: 'network'; chargeback: string; at: number }
  | { type: 'CHARGEBACK_LOST'; actor: 'network'; chargeback: string; at: number };
export type TipEventType = TipEvent['type'];

/** What a change asks of the server. */
export type TipEffect =
  /** The provider cancels the payment, so that nobody pays any more. */
  | { type: 'cancelPayment' }
  /** A payment that nobody can use goes back. */
  | { type: 'returnPayment'; amount: Cents }
  | { type: 'postPaid' }
  | { type: 'postRefund' }
  /** Sends the creator's part on, as soon as they can be paid. */
  | { type: 'payOut' }
  | { type: 'postRefundFailed'; refund: string; amount: Cents }
  | { type: 'reissueRefund'; number: number }
  | { type: 'openChargeback'; chargeback: string; amount: Cents }
  | { type: 'closeChargeback'; chargeback: string; outcome: 'won' | 'lost' };

export type TipRefusal = 'INVALID_TRANSITION' | 'UNDO_OVER' | 'CHARGED_BACK' | 'PAID_OUT';

/** `repeated`: it has happened already, and nothing is to be done. */
export type TipDecision<State> =
  | { kind: 'taken'; state: State; effects: readonly TipEffect[] }
  | { kind: 'repeated' }
  | { kind: 'refused'; refusal: TipRefusal };
