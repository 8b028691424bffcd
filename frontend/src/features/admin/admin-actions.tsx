import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { ActionButtons } from '../../deal/action-buttons';
import { ReasonDialog } from '../../deal/reason-dialog';
import { DecisionDialog } from './decision-dialog';
import { RefundDialog } from './refund-dialog';
import { isAdminAction, useAdminAction, type AdminActionName, type Decision } from './use-admin-action';

/** Steps that need a reason and nothing else, and how it is asked for. */
const questions = {
  cancel_as_admin:
    'Why is this booking cancelled? Both parties read it. What was paid goes back to the brand.',
  reissue_refund: 'Why is the refund sent again? Its first try came back from the bank.',
} as const;

/** What an admin may do with a booking now, as the server says. */
export function AdminActions({ booking }: { booking: BookingDto }) {
  const { run, running } = useAdminAction(booking.id);
  const [asked, setAsked] = useState<AdminActionName | null>(null);
  const actions = booking.actions.filter(({ name }) => isAdminAction(name));
  if (booking.role !== 'admin') {
    return <p>You are a party of this booking yourself. Somebody else has to decide about it.</p>;
  }
  const close = () => setAsked(null);
  const decide = (decision: Decision) => void run(decision).then((taken) => taken && close());
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
          onDecide={(given) => decide({ name: asked, ...given })}
        />
      )}
      {asked === 'grant_refund' && (
        <RefundDialog {...shared} booking={booking} onGrant={(given) => decide({ name: asked, ...given })} />
      )}
      {(asked === 'cancel_as_admin' || asked === 'reissue_refund') && (
        <ReasonDialog
          {...shared}
          open
          title={actions.find(({ name }) => name === asked)?.label ?? ''}
          question={questions[asked]}
          confirm={actions.find(({ name }) => name === asked)?.label ?? ''}
          onConfirm={(reason) => decide({ name: asked, reason })}
        />
      )}
    </>
  );
}
