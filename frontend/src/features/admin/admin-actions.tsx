import { stepRow } from '@reelpact/domain';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { ActionButtons } from '../../deal/action-buttons';
import { ReasonDialog } from '../../deal/reason-dialog';
import { useStep } from '../../deal/use-step';
import { DecisionDialog } from './decision-dialog';
import { RefundDialog } from './refund-dialog';
import { isAdminAction, type AdminActionName, type Decision } from './admin-steps';

/** What an admin may do with a booking now, as the server says. */
export function AdminActions({ booking }: { booking: BookingDto }) {
  const { run, running } = useStep();
  const { id, flow } = booking;
  const [asked, setAsked] = useState<AdminActionName | null>(null);
  const actions = booking.actions.filter(({ name }) => isAdminAction(name));
  if (booking.role !== 'admin') {
    return <p>You are a party of this booking yourself. Somebody else has to decide about it.</p>;
  }
  const close = () => setAsked(null);
  const decide = (decision: Decision) => void run(decision, flow).then((taken) => taken && close());
  const shared = { busy: running !== null, onCancel: close };

  return (
    <>
      <ActionButtons
        actions={actions}
        running={running}
        onAct={(name) => isAdminAction(name) && setAsked(name)}
      />
      {asked === 'resolve_dispute' && (
        <DecisionDialog
          {...shared}
          booking={booking}
          onDecide={(input) => decide({ id, step: asked, input })}
        />
      )}
      {asked === 'grant_refund' && (
        <RefundDialog {...shared} booking={booking} onGrant={(input) => decide({ id, step: asked, input })} />
      )}
      {(asked === 'cancel_as_admin' || asked === 'reissue_refund') && (
        <ReasonDialog
          {...shared}
          open
          title={stepRow(asked).label}
          question={stepRow(asked).question ?? ''}
          confirm={stepRow(asked).label}
          onConfirm={(reason) => decide({ id, step: asked, input: { reason } })}
        />
      )}
    </>
  );
}
