import { Button } from 'antd';
import { useState } from 'react';
import { ReasonDialog } from '../../deal/reason-dialog';
import { BookingLink } from './booking-link';
import { useAdminAction } from './use-admin-action';

/** A refund that the card's bank sent back. */
export function DelayedRefund({ bookingId }: { bookingId: string }) {
  const { run, running } = useAdminAction(bookingId);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <BookingLink id={bookingId} />
      <Button onClick={() => setAsked(true)}>Send refund again</Button>
      {asked && (
        <ReasonDialog
          open
          title="Send Refund Again"
          question="Why is the refund sent again? Its first try came back from the bank."
          confirm="Send Refund Again"
          busy={running !== null}
          onConfirm={(reason) =>
            void run({ name: 'reissue_refund', reason }).then((taken) => taken && setAsked(false))
          }
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
