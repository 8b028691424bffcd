import { Suspense, lazy } from 'react';
import type { BookingDto } from '../../api/calls';

const RatingPanel = lazy(() => import('./rating-panel'));

/** The ratings of a booking, which only those load that were completed: what was has a license. */
export function Ratings({ booking }: { booking: BookingDto }) {
  if (booking.license === null) return null;
  return (
    <Suspense>
      <RatingPanel booking={booking} />
    </Suspense>
  );
}
