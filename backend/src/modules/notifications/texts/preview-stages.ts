import type { BookingStage, EscrowState } from '@reelpact/domain';

/** Where the money of a booking usually is. */
export const ESCROW_IN: Readonly<Record<BookingStage, EscrowState>> = {
  unpaid: 'pending',
  requested: 'authorized',
  accepted: 'pending',
  securing: 'authorized',
  awaiting_product: 'held',
  in_transit: 'held',
  producing: 'held',
  revising: 'held',
  in_review: 'held',
  completed: 'released',
  contestable: 'held',
  disputed: 'held',
  declined: 'voided',
  withdrawn: 'voided',
  cancelled: 'refunded',
  cancelled_with_fee: 'split',
  payment_expired: 'voided',
  request_expired: 'voided',
  not_delivered: 'refunded',
  refunded: 'refunded',
};

/** The stage in which an event that has texts of its own usually leaves a booking. */
export const STAGE_AFTER: Readonly<Partial<Record<string, BookingStage>>> = {
  AUTHORIZATION_LAPSED: 'unpaid',
  CAPTURE_FAILED: 'accepted',
  CAPTURE_WINDOW_ENDED: 'accepted',
  BRAND_CANCELLED_LATE: 'cancelled',
  BRAND_CANCELLED: 'cancelled_with_fee',
  SETTLEMENT_ACCEPTED: 'completed',
  PRODUCT_RECEIVED: 'producing',
  RECEIPT_WINDOW_ENDED: 'producing',
  PRODUCT_PROBLEM: 'awaiting_product',
  PRODUCT_WINDOW_ENDED: 'cancelled_with_fee',
  DUE_EXTENDED: 'producing',
  EXTENSION_ASKED: 'producing',
  EXTENSION_ACCEPTED: 'producing',
  EXTENSION_DECLINED: 'producing',
  EXTENSION_LAPSED: 'producing',
  EXTENSION_REMINDED: 'producing',
  SETTLEMENT_PROPOSED: 'producing',
  SETTLEMENT_DECLINED: 'producing',
  SETTLEMENT_WITHDRAWN: 'producing',
  CREATOR_WITHDREW: 'cancelled',
  REFUND_FAILED: 'refunded',
  REFUND_REISSUED: 'refunded',
  CHARGEBACK_LOST: 'refunded',
};

/** The same of an incomplete version. */
export const INCOMPLETE_AFTER: Readonly<Partial<Record<string, BookingStage>>> = {
  PREVIEWS_READY: 'in_review',
  REVIEW_WINDOW_ENDED: 'disputed',
};
