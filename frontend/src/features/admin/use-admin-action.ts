import type { BookingActionName } from '@reelpact/domain';
import { useState } from 'react';
import {
  useCancelAsAdminMutation,
  useGrantRefundMutation,
  useReissueRefundMutation,
  useResolveDisputeMutation,
} from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import { showToast } from '../../ui/toast';

/** What an admin decides about a booking. */
export type Decision =
  | { name: 'resolve_dispute'; creatorPercent: number; reason: string }
  /** The amount is in dollars, as it was typed. */
  | { name: 'grant_refund'; amount: string; reason: string }
  | { name: 'cancel_as_admin'; reason: string }
  | { name: 'reissue_refund'; reason: string };

export type AdminActionName = Decision['name'];

const done: Record<AdminActionName, [title: string, text: string]> = {
  resolve_dispute: ['Dispute Resolved', 'Both parties have been told.'],
  grant_refund: ['Refund Granted', 'The money goes back to the brand.'],
  cancel_as_admin: ['Booking Cancelled', 'Both parties have been told.'],
  reissue_refund: ['Refund Sent Again', 'It takes a few days to be seen on the card.'],
};

export const isAdminAction = (name: BookingActionName): name is AdminActionName => Object.hasOwn(done, name);

/** Carries an admin's decision about a booking out. */
export function useAdminAction(id: string) {
  const [resolve] = useResolveDisputeMutation();
  const [grant] = useGrantRefundMutation();
  const [cancel] = useCancelAsAdminMutation();
  const [reissue] = useReissueRefundMutation();
  const [running, setRunning] = useState<AdminActionName | null>(null);

  function send(decision: Decision) {
    const { name, reason } = decision;
    switch (name) {
      case 'resolve_dispute':
        return resolve({
          id,
          resolveDisputeDto: { creatorPercent: decision.creatorPercent, reason },
        }).unwrap();
      case 'grant_refund':
        return grant({ id, grantRefundDto: { amount: decision.amount, reason } }).unwrap();
      case 'cancel_as_admin':
        return cancel({ id, reasonDto: { reason } }).unwrap();
      case 'reissue_refund':
        return reissue({ id, reasonDto: { reason } }).unwrap();
    }
  }

  /** Answers whether the server took it. */
  async function run(decision: Decision): Promise<boolean> {
    setRunning(decision.name);
    try {
      await send(decision);
      showToast(...done[decision.name]);
      return true;
    } catch (error) {
      reportFailure(error, { otherwise: 'That did not work. Please try again.' });
      return false;
    } finally {
      setRunning(null);
    }
  }

  return { run, running };
}
