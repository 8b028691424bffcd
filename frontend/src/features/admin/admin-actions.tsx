import type { BookingDto } from '../../api/calls';
import { BookingSteps } from '../../booking/booking-steps';

/** What an admin may do with a booking now, as the server says. */
export function AdminActions({ booking }: { booking: BookingDto }) {
  if (booking.role !== 'admin') {
    return <p>You are a party of this booking yourself. Somebody else has to decide about it.</p>;
  }
  return <BookingSteps booking={booking} />;
}
