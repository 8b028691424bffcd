import { type BookingActionName, stepRow } from '@reelpact/domain';
import { Modal } from 'antd';
import { useState } from 'react';
import { ActionButtons } from './action-buttons';
import type { DealView } from './deal-view';
import { ReasonDialog } from './reason-dialog';
import { useDealAction } from './use-deal-action';

interface DealActionsProps {
  booking: DealView;
  /** Actions that the page shows in a form of its own. */
  except?: readonly BookingActionName[];
  block?: boolean;
}

/** What this person may do with a booking now. Grave steps ask once more, some of them for a reason. */
export function DealActions({ booking, except = [], block }: DealActionsProps) {
  const { run, running, can } = useDealAction(booking);
  const [asked, setAsked] = useState<BookingActionName | null>(null);
  const actions = booking.actions.filter(({ name }) => can(name) && !except.includes(name));
  const action = actions.find(({ name }) => name === asked);
  const { question, confirmation } = action ? stepRow(action.name) : {};
  if (actions.length === 0) return null;

  const begin = (name: BookingActionName) => {
    const row = stepRow(name);
    if (row.question || row.confirmation) setAsked(name);
    else void run(name, '');
  };
  const finish = async (text: string) => {
    if (asked && (await run(asked, text))) setAsked(null);
  };

  return (
    <>
      <ActionButtons actions={actions} running={running} onAct={begin} block={block} />
      {action && question && (
        <ReasonDialog
          open
          title={action.label}
          question={question}
          confirm={action.label}
          busy={running !== null}
          onConfirm={(text) => void finish(text)}
          onCancel={() => setAsked(null)}
        />
      )}
      {action && confirmation && (
        <Modal
          open
          title={action.label}
          okText={action.label}
          okButtonProps={{ danger: true }}
          cancelText="Not now"
          confirmLoading={running !== null}
          onOk={() => void finish('')}
          onCancel={() => setAsked(null)}
        >
          {confirmation}
        </Modal>
      )}
    </>
  );
}
