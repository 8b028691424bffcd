import { assign, setup } from 'xstate';

/** The live payment of a booking, as the server opened it. */
export interface OpenPayment {
  clientSecret: string;
  provider: 'sandbox' | 'stripe';
  /** What Stripe's own form needs in the page; null for the sandbox. */
  publishableKey: string | null;
}

interface CheckoutContext {
  payment: OpenPayment | null;
  /** Why the last attempt failed. */
  problem: string | null;
  /** Whether the bank asked its customer and the question was closed unanswered. */
  bankWaits: boolean;
}

export type CheckoutEvent =
  | { type: 'OPENED'; payment: OpenPayment }
  /** The server says that there is nothing left to pay. */
  | { type: 'ALREADY_PAID' }
  | { type: 'NOT_OPENED' }
  | { type: 'RETRIED' }
  | { type: 'PAID' }
  /** The bank wants to hear from its customer before it pays (3-D Secure). */
  | { type: 'BANK_ASKED' }
  | { type: 'QUESTION_CLOSED' }
  | { type: 'ANSWERED' }
  /** The answer did not arrive: it may be given again. */
  | { type: 'ANSWER_LOST'; problem: string }
  | { type: 'CONFIRMED' }
  | { type: 'REFUSED'; problem: string }
  | { type: 'SETTLED' };

/**
 * One payment on screen. A card can be sent in `ready` alone, and an answer to the bank in `asked` alone, so that
 * neither a double click nor a late answer pays twice; after `CONFIRMED` there is only waiting until the server has
 * heard it from the payment provider.
 */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent },
}).createMachine({
  id: 'checkout',
  context: { payment: null, problem: null, bankWaits: false },
  initial: 'opening',
  states: {
    opening: {
      on: {
        OPENED: { target: 'ready', actions: assign(({ event }) => ({ payment: event.payment })) },
        ALREADY_PAID: 'settling',
        NOT_OPENED: 'failed',
      },
    },
    failed: { on: { RETRIED: 'opening', ALREADY_PAID: 'settling' } },
    ready: {
      on: {
        PAID: { target: 'confirming', actions: assign({ problem: null, bankWaits: false }) },
        ALREADY_PAID: 'settling',
      },
    },
    confirming: {
      on: {
        CONFIRMED: 'settling',
        ALREADY_PAID: 'settling',
        BANK_ASKED: 'asked',
        REFUSED: { target: 'ready', actions: assign(({ event }) => ({ problem: event.problem })) },
      },
    },
    asked: {
      on: {
        ANSWERED: { target: 'answering', actions: assign({ problem: null }) },
        QUESTION_CLOSED: { target: 'ready', actions: assign({ problem: null, bankWaits: true }) },
        ALREADY_PAID: 'settling',
      },
    },
    answering: {
      on: {
        CONFIRMED: 'settling',
        ALREADY_PAID: 'settling',
        REFUSED: { target: 'ready', actions: assign(({ event }) => ({ problem: event.problem })) },
        ANSWER_LOST: { target: 'asked', actions: assign(({ event }) => ({ problem: event.problem })) },
      },
    },
    settling: { on: { SETTLED: 'done' } },
    done: { type: 'final' },
  },
});
