import { CURRENCY, type Cents } from '../money/cents.js';
import type { Actor } from './actors.js';
import { WINDOW_ENDS, type WindowEvent } from './stages.js';
import type { BookingState } from './state.js';

/** Provider events name the payment attempt (1, 2, …) that they speak of. */
interface OfAttempt {
  attempt: number;
}
interface Payment extends OfAttempt {
  amount: Cents;
  currency: string;
}
interface SecuredPayment extends Payment {
  /** Whether the money was taken, or only authorized. */
  captured: boolean;
  /** When an authorization expires, in milliseconds since 1970. */
  authorizationExpiresAt?: number;
}
interface OfChargeback extends OfAttempt {
  /** The provider's id of the chargeback. */
  chargeback: string;
}
interface FailedRefund extends OfAttempt {
  amount: Cents;
  /** The provider's id of the refund that came back. */
  refund: string;
}

interface ViewableVersion {
  /** The version (1, 2, …) of which every file can be viewed. */
  version: number;
}

/** What happens at the bank or the card network when a signal is sent; a tester plays both in the lab. */
export type BankAct = 'pay' | 'capture' | 'give_up' | 'fail_refund' | 'open' | 'won' | 'lost';

interface SignalRow {
  by: Actor;
  /** Absent for the clock and the previews, which no bank moves. */
  bank?: BankAct;
  /** What the history calls it. */
  history: string;
  /** Nothing came of it that a reader of the history needs to know. */
  quiet?: true;
  /** What it carries, as its sender would send it in this state; its type is the signal's payload. */
  sample: (state: BookingState) => object;
}

const ofAttempt = ({ context: { attempt } }: BookingState): OfAttempt => ({ attempt });
const payment = ({ context: { attempt, amount } }: BookingState): Payment => ({
  attempt,
  amount,
  currency: CURRENCY,
});
const ofChargeback = ({ context }: BookingState): OfChargeback => ({
  attempt: context.attempt,
  chargeback: context.openChargeback ?? `sample-${context.closedChargebacks.length}`,
});
const nothing = (): object => ({});

type WindowSignals = Record<WindowEvent, { by: 'clock'; history: string; sample: () => object }>;
const WINDOW_SIGNALS = Object.fromEntries(
  Object.entries(WINDOW_ENDS).map(([name, history]) => [
    `${name}_WINDOW_ENDED`,
    { by: 'clock', history, sample: nothing },
  ]),
) as WindowSignals;

/** Events that nobody clicks: what the payment provider, the card network and the clock have to say. */
export const SIGNALS = {
  PAYMENT_SECURED: {
    by: 'provider',
    bank: 'pay',
    history: 'The payment was secured',
    sample: (state: BookingState): SecuredPayment => ({
      ...payment(state),
      captured: state.stage !== 'unpaid',
    }),
  },
  AUTHORIZATION_LAPSED: {
    by: 'provider',
    bank: 'give_up',
    history: 'The authorization expired',
    sample: ofAttempt,
  },
  /** The intent that was open for paying is gone at the provider; nothing had been paid. */
  PAYMENT_CANCELLED: {
    by: 'provider',
    bank: 'give_up',
    history: 'The open payment was cancelled',
    sample: ofAttempt,
  },
  CAPTURED: { by: 'provider', bank: 'capture', history: 'The card was charged', sample: payment },
  CAPTURE_FAILED: {
    by: 'provider',
    bank: 'give_up',
    history: 'The card could not be charged',
    sample: ofAttempt,
  },
  REFUND_FAILED: {
    by: 'provider',
    bank: 'fail_refund',
    history: 'A refund came back from the bank',
    sample: ({ context: { attempt, amount, failedRefunds } }: BookingState): FailedRefund => ({
      attempt,
      amount,
      refund: `sample-${failedRefunds.length}`,
    }),
  },
  CHARGEBACK_OPENED: {
    by: 'network',
    bank: 'open',
    history: 'The card network opened a chargeback',
    sample: (state: BookingState): OfChargeback & { amount: Cents } => ({
      ...ofChargeback(state),
      amount: state.context.amount,
    }),
  },
  CHARGEBACK_WON: {
    by: 'network',
    bank: 'won',
    history: 'The card network decided for the platform',
    sample: ofChargeback,
  },
  CHARGEBACK_LOST: {
    by: 'network',
    bank: 'lost',
    history: 'The card network decided for the cardholder',
    sample: ofChargeback,
  },
  /** The last preview of a version was made: the brand can see every file. */
  PREVIEWS_READY: {
    by: 'media',
    history: 'Every file can be viewed',
    sample: ({ context: { version } }: BookingState): ViewableVersion => ({ version }),
  },
  ...WINDOW_SIGNALS,
  /** Nobody has answered a creator who asked for more time. */
  EXTENSION_LAPSED: { by: 'clock', history: 'The time to answer about more time ended', sample: nothing },
  EXTENSION_REMINDED: {
    by: 'clock',
    history: 'A reminder about more time was sent',
    quiet: true,
    sample: nothing,
  },
  /** The time of a reminder has come. */
  REMINDED: { by: 'clock', history: 'A reminder was sent', quiet: true, sample: nothing },
} as const satisfies Record<string, SignalRow>;

export type SignalName = keyof typeof SIGNALS;
export const SIGNAL_NAMES = Object.keys(SIGNALS) as SignalName[];
export const signalRow = (name: SignalName): SignalRow => SIGNALS[name];
type BankSignals = { [N in SignalName]: (typeof SIGNALS)[N] extends { bank: BankAct } ? N : never };
/** What the payment provider and the card network can say. */
export type BankSignal = BankSignals[SignalName];
export const BANK_SIGNALS = SIGNAL_NAMES.filter(
  (name): name is BankSignal => signalRow(name).bank !== undefined,
);
export const bankAct = (name: BankSignal): BankAct => SIGNALS[name].bank;

/** What a signal carries. */
export type PayloadOf<N extends SignalName> = ReturnType<(typeof SIGNALS)[N]['sample']>;
/** What the clock says when the time of a reminder has come. */
export const REMINDER = 'REMINDED' as const;
