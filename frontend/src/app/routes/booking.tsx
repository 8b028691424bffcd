import { useParams } from 'react-router-dom';
import { BookingScreen } from '../../features/book-package/booking-screen';

export const handle = { label: 'Book a package' };

export function Component() {
  const { packageId = '' } = useParams();
  return <BookingScreen key={packageId} packageId={packageId} />;
}
