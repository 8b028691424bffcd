import type { BookingActionName } from '@reelpact/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAcceptRejectionMutation,
  useApproveRequestMutation,
  useCancelLateMutation,
  useContestRejectionMutation,
  useDeclineRequestMutation,
  useOpenDisputeMutation,
  useWithdrawAsCreatorMutation,
  useWithdrawRequestMutation,
} from '../api/calls';
import { reportFailure, type FailureText } from '../api/errors';
import { showToast } from '../ui/toast';
import type { DealView } from './deal-view';

interface Step {
  /** Carries the action out; the text is the reason where one was asked for. */
  run: (text: string) => Promise<unknown> | void;
  done?: [title: string, text?: string];
  failed?: FailureText;
}

const didNotWork: FailureText = { otherwise: 'That did not work. Please try again.' };

/** Carries out what a person chose to do with a booking. */
export function useDealAction(booking: DealView) {
  const navigate = useNavigate();
  const [running, setRunning] = useState<BookingActionName | null>(null);
  const [approve] = useApproveRequestMutation();
  const [decline] = useDeclineRequestMutation();
  const [withdraw] = useWithdrawRequestMutation();
  const [cancelLate] = useCancelLateMutation();
  const [acceptRejection] = useAcceptRejectionMutation();
  const [contest] = useContestRejectionMutation();
  const [dispute] = useOpenDisputeMutation();
  const [withdrawAsCreator] = useWithdrawAsCreatorMutation();
  const { id, flow } = booking;
  const paidFirst = flow === 'pay_first';
  const go = (path: string) => () => void navigate(path);

  /** Null: an admin's action, which these pages don't offer. */
  const steps: Record<BookingActionName, Step | null> = {
    pay: { run: go(paidFirst ? `/checkout/${id}` : `/escrow-checkout/${id}`) },
    submit_content: { run: go(`/content-delivery/${id}`) },
    approve_content: { run: go(`/brand-review/${id}`) },
    request_revision: { run: go(`/brand-review/${id}`) },
    reject_content: { run: go(`/brand-review/${id}`) },
    approve_request: {
      run: () => approve({ id, approveRequestDto: { notes: 'Job approved by creator' } }).unwrap(),
      done: [
        'Booking Approved',
        paidFirst
          ? 'The project is now in progress.'
          : 'The brand has been asked to pay; work begins as soon as the payment is held.',
      ],
      failed: { fixed: 'Failed to approve booking' },
    },
    decline_request: {
      run: (reason) => decline({ id, reasonDto: { reason } }).unwrap(),
      done: [
        'Job Declined',
        paidFirst
          ? 'The job was declined and the customer will be refunded.'
          : 'The job was declined and the customer has been told.',
      ],
      failed: { fixed: 'Failed to reject booking' },
    },
    withdraw: { run: () => withdraw({ id }).unwrap(), done: ['Request Withdrawn', 'You are not charged.'] },
    cancel_late: {
      run: () => cancelLate({ id }).unwrap(),
      done: ['Booking Cancelled', 'Your money goes back to you.'],
    },
    accept_rejection: {
      run: () => acceptRejection({ id }).unwrap(),
      done: ['Rejection Accepted', 'The money goes back to the brand.'],
    },
    contest_rejection: {
      run: (reason) => contest({ id, reasonDto: { reason } }).unwrap(),
      done: ['Rejection Contested', 'Our team will decide; the money stays held.'],
    },
    open_dispute: {
      run: (reason) => dispute({ id, reasonDto: { reason } }).unwrap(),
      done: ['Dispute Opened', 'Our team will decide; the money stays held.'],
    },
    withdraw_as_creator: {
      run: (reason) => withdrawAsCreator({ id, reasonDto: { reason } }).unwrap(),
      done: ['Job Withdrawn', 'The brand has been told.'],
    },
    resolve_dispute: null,
    cancel_as_admin: null,
    reissue_refund: null,
    grant_refund: null,
  };

  /** Answers whether it was done. */
  async function run(name: BookingActionName, text: string): Promise<boolean> {
    const step = steps[name];
    if (!step) return false;
    setRunning(name);
    try {
      await step.run(text);
      if (step.done) showToast(...step.done);
      return true;
    } catch (error) {
      reportFailure(error, step.failed ?? didNotWork);
      return false;
    } finally {
      setRunning(null);
    }
  }

  return { run, running, can: (name: BookingActionName) => steps[name] !== null };
}
