import { assign, setup } from 'xstate';

interface CheckoutContext {
  clientSecret: string | null;
  problem: string | null;
}

export type CheckoutEvent =
  | { type: 'OPENED'; clientSecret: string }
  /** The server says that there is nothing left to pay. */
  | { type: 'ALREADY_PAID' }
  | { type: 'NOT_OPENED' }
  | { type: 'RETRIED' }
  | { type: 'PAID' }
  | { type: 'CONFIRMED' }
  | { type: 'REFUSED'; problem: string }
  | { type: 'SETTLED' };

/**
 * One payment on screen. A card can be sent in `ready` alone, so that neither a double click nor a late answer pays
 * twice; after `CONFIRMED` there is only waiting until the server has heard it from the payment provider.
 */
export const checkoutMachine = setup({
  types: { context: {} as CheckoutContext, events: {} as CheckoutEvent },
}).createMachine({
  id: 'checkout',
  context: { clientSecret: null, problem: null },
  initial: 'opening',
  states: {
    opening: {
      on: {
        OPENED: { target: 'ready', actions: assign(({ event }) => ({ clientSecret: event.clientSecret })) },
        ALREADY_PAID: 'settling',
        NOT_OPENED: 'failed',
      },
    },
    failed: { on: { RETRIED: 'opening' } },
    ready: { on: { PAID: { target: 'confirming', actions: assign({ problem: null }) } } },
    confirming: {
      on: {
        CONFIRMED: 'settling',
        ALREADY_PAID: 'settling',
        REFUSED: { target: 'ready', actions: assign(({ event }) => ({ problem: event.problem })) },
      },
    },
    settling: { on: { SETTLED: 'done' } },
    done: { type: 'final' },
  },
});
