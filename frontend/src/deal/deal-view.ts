import type { BookingActionName, BookingFlow } from '@reelpact/domain';

/** One thing that a person may do with a booking, or may not do just now. */
export interface DealAction {
  name: BookingActionName;
  label: string;
  enabled: boolean;
  reason: string | null;
  needs: 'reason' | 'feedback' | null;
}

/** As much of a booking as acting on it needs. */
export interface DealView {
  id: string;
  flow: BookingFlow;
  actions: readonly DealAction[];
}
