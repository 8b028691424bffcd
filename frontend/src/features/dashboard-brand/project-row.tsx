import type { BookingDto } from '../../api/calls';
import { BookingRow } from '../../booking/booking-row';
import { BookingSteps } from '../../booking/booking-steps';
import { Button } from '../../ui/button';

const verdicts = ['approve_content', 'request_revision', 'reject_content'] as const;

/** One project of the brand; what waits for a review is reviewed without leaving the dashboard. */
export function ProjectRow({ booking, onReview }: { booking: BookingDto; onReview: () => void }) {
  const reviewable =
    booking.turn === 'brand' && booking.actions.some(({ name }) => name === 'approve_content');
  const pays = booking.actions.some(({ name, enabled }) => name === 'pay' && enabled);
  const others = booking.actions.map(({ name }) => name).filter((name) => name !== 'pay');
  return (
    <BookingRow
      booking={booking}
      onOpen={reviewable ? onReview : undefined}
      action={
        reviewable ? (
          <Button look="primary" onClick={onReview}>
            Review Content
          </Button>
        ) : (
          pays && <BookingSteps booking={booking} except={others} />
        )
      }
      steps={<BookingSteps booking={booking} except={[...verdicts, 'pay']} />}
    />
  );
}
