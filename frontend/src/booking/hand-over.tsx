import type { ConfirmationScreen } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { BookingDto } from '../api/calls';
import { Skeleton } from '../ui/skeleton';

/**
 * A page that confirms a step is for the moment after it. Once what it confirms is no longer so, it hands over to the page
 * on which this person goes on.
 * @param fetching whether the booking may be what an earlier screen knew; nobody is sent elsewhere because of that
 */
export function handOver(
  booking: Pick<BookingDto, 'confirmations' | 'path'>,
  screen: ConfirmationScreen,
  fetching: boolean,
): ReactNode {
  if (booking.confirmations.includes(screen)) return null;
  return fetching ? <Skeleton /> : <Navigate to={booking.path} replace />;
}
