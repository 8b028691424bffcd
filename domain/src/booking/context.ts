import type { Cents } from '../money/cents.js';
import type { CountedPart } from '../review/counted.js';
import type { Party } from './parties.js';
import type { BookingFlow } from './stages.js';
import type { BookingWindows } from './windows.js';

/** More time that the creator has asked for, and that the brand has not answered yet. Times in milliseconds since 1970. */
export interface ExtensionRequest {
  number: number;
  /** When the content would be due. */
  dueAt: number;
  /** After it the request lapses. */
  answerBy: number;
  /** When the brand is reminded of it; null once it was, or where there is no time for it. */
  remindAt: number | null;
  reason: string;
}

/** How a party would divide the money, and end the booking. */
export interface SettlementProposal {
  number: number;
  by: Party;
  /** The creator's share, a whole number from 0 to 100. */
  creatorPercent: number;
  reason: string;
}

/** What a creator can report of a parcel. */
export const PARCEL_PROBLEMS = ['not_arrived', 'damaged', 'wrong_product', 'other'] as const;
export type ParcelProblem = (typeof PARCEL_PROBLEMS)[number];

/** A product that the brand has sent; the first is number 1. Times in milliseconds since 1970. */
export interface Parcel {
  carrier: string | null;
  tracking: string | null;
  sentAt: number;
  /** When the creator confirmed it; null before, and where the time to confirm it ended. */
  receivedAt: number | null;
  /** What the creator has reported; null where nothing was. */
  problem: { kind: ParcelProblem; reason: string; at: number } | null;
}

/** What has to be sent before the work can begin. */
export interface Shipping {
  /** Whether the creator needs the brand's product. */
  needsProduct: boolean;
  parcels: readonly Parcel[];
}

/** Of a booking for which nothing is sent. */
export const NO_SHIPPING: Shipping = { needsProduct: false, parcels: [] };

/** What has been agreed, and is being talked about, beside the deal as it was booked. */
export interface Agreements {
  /** The creator's share, in percent, when the brand cancels before a delivery without being late for it. */
  cancellationPercent: number;
  /** By how much the due date of the content that is being made was moved, in milliseconds. */
  extendedBy: number;
  /** How many requests for more time and proposals there have been: each has a number of its own. */
  offers: number;
  extension: ExtensionRequest | null;
  proposal: SettlementProposal | null;
  /** The creator's share in percent of money that was divided; null before, and where it was divided otherwise. */
  settledPercent: number | null;
}

/** Of a booking about which nothing was agreed beside the deal. */
export const NO_AGREEMENTS: Agreements = {
  cancellationPercent: 0,
  extendedBy: 0,
  offers: 0,
  extension: null,
  proposal: null,
  settledPercent: null,
};

/** What a step can be about. */
export type NamedFacts = Agreements & Shipping & Pick<BookingContext, 'dueAt'>;

/** What the machine has to know besides stage and escrow; each field is a column of the booking. */
export interface BookingContext extends Agreements, Shipping {
  flow: BookingFlow;
  amount: Cents;
  deliveryDays: number;
  /** null means unlimited. */
  revisionsLeft: number | null;
  /** The payment attempt that counts: 1, 2, … */
  attempt: number;
  authorizationExpiresAt: number | null;
  openChargeback: string | null;
  closedChargebacks: string[];
  /** A refund came back from the bank and has to be sent again. */
  refundDelayed: boolean;
  /** The provider's ids of all refunds that came back. */
  failedRefunds: string[];
  /** When the money last arrived: by the capture, or back by a won chargeback. Null before. */
  heldAt: number | null;
  dueAt: number | null;
  /** When the stage's window ends; null where it has none or while a chargeback has stopped it. */
  deadlineAt: number | null;
  /** How many of the stage's reminders have been sent. */
  reminded: number;
  /** The latest version of the content; 0 before the first. */
  version: number;
  /** What the latest version lacks of what is counted; with anything in it silence doesn't approve the version. */
  missing: readonly CountedPart[];
  /** From when on the latest version could be reviewed: every file could be viewed, or the time to make previews was over. */
  reviewBeganAt: number | null;
  /** Whether the revision under way used up one of the package's. */
  roundCounted: boolean;
  windows: BookingWindows;
}

export type BookingInput = Pick<
  BookingContext,
  'flow' | 'amount' | 'deliveryDays' | 'revisionsLeft' | 'windows'
> & {
  /** 0 where it isn't given. */
  cancellationPercent?: number;
  /** No product where it isn't said. */
  needsProduct?: boolean;
  /** When the booking was made, in milliseconds since 1970. */
  at: number;
};
