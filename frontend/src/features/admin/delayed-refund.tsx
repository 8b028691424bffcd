import { stepRow } from '@reelpact/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../deal/reason-dialog';
import { useStep } from '../../deal/use-step';
import { BookingLink } from './booking-link';

const { label, question = '' } = stepRow('reissue_refund');

/** A refund that the card's bank sent back. */
export function DelayedRefund({ bookingId }: { bookingId: string }) {
  const { run, running } = useStep();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <BookingLink id={bookingId} />
      <Button onClick={() => setAsked(true)}>Send refund again</Button>
      {asked && (
        <ReasonDialog
          open
          title={label}
          question={question}
          confirm={label}
          busy={running !== null}
          onConfirm={(reason) =>
            void run({ id: bookingId, step: 'reissue_refund', input: { reason } }).then(
              (taken) => taken && setAsked(false),
            )
          }
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
