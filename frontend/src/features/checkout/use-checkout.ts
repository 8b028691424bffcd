import type { BookingFlow } from '@reelpact/domain';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useConfirmSandboxPaymentMutation,
  useCreateEscrowPaymentMutation,
  useCreatePaymentIntentMutation,
  useGetBookingQuery,
  useChangeBookingStatusMutation,
} from '../../api/calls';
import { failureText, reportFailure } from '../../api/errors';
import { isApiProblem } from '../../api/problem';
import { showToast } from '../../ui/toast';
import type { Card } from './card-form';
import { checkoutMachine } from './checkout.machine';

/** In the second flow the creator has approved already: the specification's text would be false there. */
const successText: Record<BookingFlow, string> = {
  pay_first: 'Your booking has been sent to the creator for approval!',
  approve_first: 'Your payment is held securely, and the creator can start.',
};

const somethingWrong = 'Something went wrong processing your payment';

/** A payment of one booking: opens the one live intent, sends the card, waits until the money has arrived, goes on. */
export function useCheckout(bookingId: string, kind: 'standard' | 'escrow') {
  const [state, send] = useMachine(checkoutMachine);
  const settling = state.matches('settling');
  const {
    data: booking,
    isLoading,
    error,
  } = useGetBookingQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true, pollingInterval: settling ? 1000 : 0 },
  );
  const [createIntent] = useCreatePaymentIntentMutation();
  const [createEscrow] = useCreateEscrowPaymentMutation();
  const [confirm] = useConfirmSandboxPaymentMutation();
  const [updateStatus] = useChangeBookingStatusMutation();
  const navigate = useNavigate();
  const opened = useRef(false);
  const flow = booking?.flow ?? 'pay_first';
  const payable = booking?.actions.some(({ name, enabled }) => name === 'pay' && enabled) ?? false;

  const open = useCallback(async () => {
    if (!booking) return;
    const body = { bookingId, amount: booking.amount };
    try {
      const create = kind === 'escrow' ? createEscrow : createIntent;
      const { clientSecret } = await create({ createPaymentDto: body }).unwrap();
      send({ type: 'OPENED', clientSecret });
    } catch (failure) {
      if (isApiProblem(failure) && failure.code === 'ALREADY_PAID') {
        send({ type: 'ALREADY_PAID' });
        return;
      }
      send({ type: 'NOT_OPENED' });
      if (kind === 'escrow') console.error(failure);
      else reportFailure(failure, { fixed: 'Failed to initialize payment. Please try again.' });
    }
  }, [booking, bookingId, kind, createEscrow, createIntent, send]);

  // Opened once per visit. A second call would answer the same live intent; it is only not needed.
  useEffect(() => {
    if (!booking || opened.current) return;
    opened.current = true;
    if (payable) void open();
    else send({ type: 'ALREADY_PAID' });
  }, [booking, payable, open, send]);

  const arrived = settling && booking !== undefined && !payable;
  const paidHere = useRef(false);
  useEffect(() => {
    if (!arrived) return;
    send({ type: 'SETTLED' });
    if (paidHere.current) {
      showToast('Payment Successful', successText[flow]);
    }
    void navigate(`/payment-success/${bookingId}`, { replace: true });
  }, [arrived, bookingId, flow, navigate, send]);

  async function pay(card: Card): Promise<void> {
    const { clientSecret } = state.context;
    if (!clientSecret || !state.can({ type: 'PAID' })) return;
    send({ type: 'PAID' });
    const refuse = (title: string, problem: string) => {
      showToast(title, problem, 'destructive');
      send({ type: 'REFUSED', problem });
    };
    try {
      const { status, declineMessage } = await confirm({
        confirmSandboxPaymentDto: { clientSecret, card },
      }).unwrap();
      if (status === 'requires_payment_method') {
        refuse('Payment Failed', declineMessage ?? somethingWrong);
        return;
      }
    } catch (failure) {
      if (isApiProblem(failure) && failure.code === 'ALREADY_PAID') {
        send({ type: 'ALREADY_PAID' });
        return;
      }
      const first = isApiProblem(failure) ? Object.values(failure.errors)[0] : undefined;
      refuse('Payment Error', first ?? failureText(failure, { otherwise: somethingWrong }));
      return;
    }
    paidHere.current = true;
    send({ type: 'CONFIRMED' });
    // Makes the server ask the provider now; were it to fail, the provider's own message still comes.
    if (flow === 'pay_first')
      await updateStatus({ id: bookingId, changeStatusDto: { status: 'pending_creator_approval' } });
  }

  return {
    booking,
    loading: isLoading,
    missing: Boolean(error) && !booking,
    opening: state.matches('opening'),
    failed: state.matches('failed'),
    busy: state.matches('confirming') || settling || state.matches('done'),
    settling,
    problem: state.context.problem,
    pay,
    retry: () => {
      send({ type: 'RETRIED' });
      void open();
    },
  };
}
