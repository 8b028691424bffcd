import type { BookingGroup } from '@reelpact/domain';
import { useState } from 'react';
import type { BookingDto } from '../../api/calls';
import { BookingGroups } from '../../booking/booking-groups';
import { BookingRow } from '../../booking/booking-row';
import { BookingSteps } from '../../booking/booking-steps';
import { leadingStep } from '../../booking/step-buttons';
import { useBooking } from '../../booking/use-booking';
import { EmptyNote } from '../../ui/empty-note';
import { JobReviewDialog } from './job-review-dialog';
import { Button } from '../../ui/button';

const answersRequest = ['approve_request', 'decline_request'] as const;

const isRequest = ({ actions }: BookingDto): boolean =>
  actions.some(({ name }) => answersRequest.some((answer) => answer === name));

/** One order: its request is read as a whole before it is answered; every other step is a button of its own. */
function OrderRow({ booking, onReview }: { booking: BookingDto; onReview: () => void }) {
  const leading = booking.turn === 'creator' ? leadingStep(booking.actions) : undefined;
  const names = booking.actions.map(({ name }) => name);
  if (isRequest(booking)) {
    return (
      <BookingRow
        booking={booking}
        action={
          <Button look="primary" onClick={onReview}>
            Review Job
          </Button>
        }
        steps={<BookingSteps booking={booking} except={answersRequest} />}
      />
    );
  }
  return (
    <BookingRow
      booking={booking}
      action={leading && <BookingSteps booking={booking} except={names.filter((name) => name !== leading)} />}
      steps={<BookingSteps booking={booking} except={leading ? [leading] : []} />}
    />
  );
}

function JobReview({ booking: listed, onClose }: { booking: BookingDto; onClose: () => void }) {
  const { booking = listed } = useBooking(listed.id);
  return isRequest(booking) ? <JobReviewDialog booking={booking} onClose={onClose} /> : null;
}

/** The creator's bookings: what needs them first; each says what they have to do. */
export function OrdersTab({ counts }: { counts: Readonly<Record<BookingGroup, number>> }) {
  const [reviewed, setReviewed] = useState<BookingDto | null>(null);
  if (counts.needs_you + counts.waiting + counts.closed === 0) {
    return (
      <EmptyNote title="No orders yet">
        Orders will appear here once brands start booking your packages.
      </EmptyNote>
    );
  }
  return (
    <>
      <BookingGroups
        wish={{ as: 'creator' }}
        counts={counts}
        row={(booking) => <OrderRow booking={booking} onReview={() => setReviewed(booking)} />}
      />
      {reviewed && <JobReview key={reviewed.id} booking={reviewed} onClose={() => setReviewed(null)} />}
    </>
  );
}
