import { type BookingFlow, dollarsText } from '@reelpact/domain';
import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useChangeBookingStatusMutation,
  useCreateEscrowPaymentMutation,
  useCreatePaymentIntentMutation,
  useGetBookingQuery,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { useLive } from '../../api/live/use-live';
import { isApiProblem } from '../../api/problem';
import { forgetBookingDraft } from '../../ui/booking-draft';
import { showToast } from '../../ui/toast';
import type { PaidThing } from './card-checkout';
import { checkoutMachine, type CheckoutEvent } from './checkout.machine';

/** In the second flow the creator has approved already: the specification's text would be false there. */
const successText: Record<BookingFlow, string> = {
  pay_first: 'Your booking has been sent to the creator for approval!',
  approve_first: 'Your payment is held securely, and the creator can start.',
};

/** A payment of one booking: opens the one live intent, and once a form has paid, waits until the money has arrived. */
export function useCheckout(bookingId: string, kind: 'standard' | 'escrow') {
  const [state, send, machine] = useMachine(checkoutMachine);
  const settling = state.matches('settling');
  const isLive = useLive();
  const {
    data: booking,
    isLoading,
    error,
    refetch,
  } = useGetBookingQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true, pollingInterval: settling && !isLive ? 1000 : 0 },
  );
  const [createIntent] = useCreatePaymentIntentMutation();
  const [createEscrow] = useCreateEscrowPaymentMutation();
  const [updateStatus] = useChangeBookingStatusMutation();
  const navigate = useNavigate();
  const opened = useRef(false);
  const attempted = useRef(false);
  const paidHere = useRef(false);
  const flow = booking?.flow ?? 'pay_first';
  const payable = booking?.actions.some(({ name, enabled }) => name === 'pay' && enabled) ?? false;

  const open = useCallback(async () => {
    if (!booking) return;
    const body = { bookingId, amount: booking.amount };
    try {
      const create = kind === 'escrow' ? createEscrow : createIntent;
      send({ type: 'OPENED', payment: await create({ createPaymentDto: body }).unwrap() });
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

  // The booking can be paid while the answer to the card gets lost, and in another window.
  const asksForNothing = booking !== undefined && !payable;
  const isOver = booking?.final ?? false;
  const waits = state.matches('ready') || state.matches('asked') || state.matches('failed');
  useEffect(() => {
    if (!waits || !asksForNothing) return;
    paidHere.current ||= attempted.current && !isOver;
    send({ type: 'ALREADY_PAID' });
  }, [waits, asksForNothing, isOver, send]);

  const arrived = settling && booking !== undefined && !payable;
  const isPaid = arrived && !booking.final;
  const { path: whereItStands = '', packageId = '' } = booking ?? {};
  useEffect(() => {
    if (!arrived) return;
    send({ type: 'SETTLED' });
    if (isPaid) forgetBookingDraft(packageId);
    if (paidHere.current) {
      showToast('Payment Successful', successText[flow]);
    }
    // Who comes to pay for what is paid, or over, sees where it stands.
    void navigate(paidHere.current ? `/payment-success/${bookingId}` : whereItStands, { replace: true });
  }, [arrived, bookingId, flow, isPaid, navigate, packageId, send, whereItStands]);

  /** Answers whether the event may happen now, by the machine itself: what is drawn can be older than a second click. */
  function begin(event: CheckoutEvent & { type: 'PAID' | 'ANSWERED' }): boolean {
    if (!machine.getSnapshot().can(event)) return false;
    attempted.current = true;
    send(event);
    return true;
  }

  function refuse(title: string, problem: string): void {
    showToast(title, problem, 'destructive');
    send({ type: 'REFUSED', problem });
    // It may have been taken all the same.
    void refetch();
  }

  function confirmed(): void {
    paidHere.current = true;
    send({ type: 'CONFIRMED' });
    // Makes the server ask the provider now; were it to fail, the provider's own message still comes.
    if (flow === 'pay_first')
      void updateStatus({ id: bookingId, changeStatusDto: { status: 'pending_creator_approval' } });
  }

  const paying: PaidThing | undefined = booking && {
    amount: dollarsText(booking.amount),
    facts: [{ name: 'Booked by', value: booking.brandName }],
    returnPath: `/payment-success/${bookingId}`,
  };
  return {
    booking,
    paying,
    loading: isLoading,
    failure: error,
    reload: refetch,
    payment: state.context.payment,
    opening: state.matches('opening'),
    failed: state.matches('failed'),
    busy: state.matches('confirming') || settling || state.matches('done'),
    asked: state.matches('asked') || state.matches('answering'),
    answering: state.matches('answering'),
    bankWaits: state.context.bankWaits,
    settling,
    problem: state.context.problem,
    begin,
    refuse,
    confirmed,
    send,
    retry: () => {
      send({ type: 'RETRIED' });
      void open();
    },
  };
}
