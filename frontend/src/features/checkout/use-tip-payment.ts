import { dollarsText } from '@reelpact/domain';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useGetTipQuery } from '../../api/tip-calls';
import type { CardCheckout } from './card-checkout';
import { checkoutMachine } from './checkout.machine';

/** How often it is asked whether the money has arrived, in milliseconds. */
const ASK_AGAIN_MS = 1000;

/** The payment of one tip, on the page that says what became of it. */
export function useTipPayment(id: string) {
  const [state, send, machine] = useMachine(checkoutMachine);
  const settling = state.matches('settling');
  const {
    data: tip,
    isLoading,
    error,
    refetch,
  } = useGetTipQuery({ id }, { pollingInterval: settling ? ASK_AGAIN_MS : 0 });
  const payment = tip?.payment ?? null;
  const waits = tip?.status === 'created';

  useEffect(() => {
    if (payment) send({ type: 'OPENED', payment });
  }, [payment, send]);
  // It may be paid in another window, or given up meanwhile.
  useEffect(() => {
    if (tip === undefined || waits) return;
    send({ type: 'ALREADY_PAID' });
    send({ type: 'SETTLED' });
  }, [tip, waits, send]);

  const checkout: CardCheckout = {
    paying: tip && {
      amount: dollarsText(tip.amount),
      facts: [{ name: 'A tip for', value: tip.creator.displayName }],
      returnPath: `/tip/${id}`,
    },
    payment: state.context.payment,
    busy: state.matches('confirming') || settling || state.matches('done'),
    asked: state.matches('asked') || state.matches('answering'),
    answering: state.matches('answering'),
    bankWaits: state.context.bankWaits,
    problem: state.context.problem,
    begin(event) {
      if (!machine.getSnapshot().can(event)) return false;
      send(event);
      return true;
    },
    refuse(_title, problem) {
      send({ type: 'REFUSED', problem });
      // It may have been taken all the same.
      void refetch();
    },
    confirmed: () => send({ type: 'CONFIRMED' }),
    send,
  };
  return { tip, loading: isLoading, failure: error, reload: refetch, settling, checkout };
}
