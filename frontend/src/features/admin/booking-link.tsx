import { bookingNumber } from '@reelpact/domain';
import { Link } from 'react-router-dom';

/** The way to one booking on this page. */
export function BookingLink({ id }: { id: string }) {
  return <Link to={`/admin?tab=booking&id=${id}`}>Booking {bookingNumber(id)}</Link>;
}
