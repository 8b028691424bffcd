import type { BookingActionName } from '@reelpact/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApproveRequestMutation, useDeclineRequestMutation } from '../api/calls';
import { reportFailure, type FailureText } from '../api/errors';
import { showToast } from '../ui/toast';
import type { DealView } from './deal-view';

interface Step {
  /** Carries the action out; the text is the reason where one was asked for. */
  run: (text: string) => Promise<unknown> | void;
  done?: [title: string, text?: string];
  failed?: FailureText;
}

/** Carries out what a person chose to do with a booking. */
export function useDealAction(booking: DealView) {
  const navigate = useNavigate();
  const [running, setRunning] = useState<BookingActionName | null>(null);
  const [approve] = useApproveRequestMutation();
  const [decline] = useDeclineRequestMutation();
  const { id, flow } = booking;
  const go = (path: string) => () => void navigate(path);

  const steps: Partial<Record<BookingActionName, Step>> = {
    pay: { run: go(flow === 'pay_first' ? `/checkout/${id}` : `/escrow-checkout/${id}`) },
    submit_content: { run: go(`/content-delivery/${id}`) },
    approve_content: { run: go(`/brand-review/${id}`) },
    request_revision: { run: go(`/brand-review/${id}`) },
    reject_content: { run: go(`/brand-review/${id}`) },
    approve_request: {
      run: () => approve({ id, approveRequestDto: { notes: 'Job approved by creator' } }).unwrap(),
      done: [
        'Booking Approved',
        flow === 'pay_first'
          ? 'The project is now in progress.'
          : 'The brand has been asked to pay; work begins as soon as the payment is held.',
      ],
      failed: { fixed: 'Failed to approve booking' },
    },
    decline_request: {
      run: (reason) => decline({ id, reasonDto: { reason } }).unwrap(),
      done: [
        'Job Declined',
        flow === 'pay_first'
          ? 'The job was declined and the customer will be refunded.'
          : 'The job was declined and the customer has been told.',
      ],
      failed: { fixed: 'Failed to reject booking' },
    },
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
      reportFailure(error, step.failed ?? { otherwise: 'That did not work. Please try again.' });
      return false;
    } finally {
      setRunning(null);
    }
  }

  return { run, running, can: (name: BookingActionName) => steps[name] !== undefined };
}
