import { type BookingActionName, stepRow } from '@reelpact/domain';
import type { StepCall } from '../../api/calls';

/** What an admin decides about a booking, and what comes with it. */
export type AdminActionName = 'resolve_dispute' | 'grant_refund' | 'cancel_as_admin' | 'reissue_refund';
export type Decision = Extract<StepCall, { step: AdminActionName }>;

export const isAdminAction = (name: BookingActionName): name is AdminActionName =>
  stepRow(name).by === 'admin';
