import { type BookingActionName, stepRow } from '@reelpact/domain';
import { useNavigate } from 'react-router-dom';
import type { DealView } from './deal-view';
import { useStep } from './use-step';

/** Steps that are taken on a screen of their own. */
const screens: Partial<Record<BookingActionName, (booking: DealView) => string>> = {
  pay: ({ id, flow }) => (flow === 'pay_first' ? `/checkout/${id}` : `/escrow-checkout/${id}`),
  submit_content: ({ id }) => `/content-delivery/${id}`,
  approve_content: ({ id }) => `/brand-review/${id}`,
  request_revision: ({ id }) => `/brand-review/${id}`,
  reject_content: ({ id }) => `/brand-review/${id}`,
};

function inputOf(name: BookingActionName, reason: string): object {
  // What the specification has the page send.
  if (name === 'approve_request') return { notes: 'Job approved by creator' };
  return stepRow(name).required.includes('reason') ? { reason } : {};
}

/** Carries out what a person chose to do with a booking. */
export function useDealAction(booking: DealView) {
  const navigate = useNavigate();
  const { run: take, running } = useStep();

  /** Answers whether it was done. */
  async function run(name: BookingActionName, reason: string): Promise<boolean> {
    const screen = screens[name];
    if (!screen) {
      // Which fields belong to which step is said by the table and checked by the server.
      const call = { id: booking.id, step: name, input: inputOf(name, reason) };
      return take(call as Parameters<typeof take>[0], booking.flow);
    }
    void navigate(screen(booking));
    return true;
  }

  return { run, running, can: (name: BookingActionName) => stepRow(name).by !== 'admin' };
}
