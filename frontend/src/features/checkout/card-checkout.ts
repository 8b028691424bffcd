import type { Fact } from '../../ui/facts';
import type { CheckoutEvent, OpenPayment } from './checkout.machine';

/** What is paid for, as a payment provider's form needs it. */
export interface PaidThing {
  /** As it is shown: "$150.00". */
  amount: string;
  /** What the imaginary bank tells its customer besides. */
  facts: readonly Fact[];
  /** Where a bank sends its customer back to. */
  returnPath: string;
}

/** What the form of a payment provider works with, whatever is paid for. */
export interface CardCheckout {
  /** Absent until it is known. */
  paying: PaidThing | undefined;
  payment: OpenPayment | null;
  busy: boolean;
  asked: boolean;
  answering: boolean;
  bankWaits: boolean;
  problem: string | null;
  /** Whether the event may happen now, by the machine itself: what is drawn can be older than a second click. */
  begin: (event: CheckoutEvent & { type: 'PAID' | 'ANSWERED' }) => boolean;
  refuse: (title: string, problem: string) => void;
  confirmed: () => void;
  send: (event: CheckoutEvent) => void;
}
