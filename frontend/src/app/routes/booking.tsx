import { useParams } from 'react-router-dom';
import { BookingScreen } from '../../features/booking/booking-screen';

export const handle = { label: 'Book a package' };

export function Component() {
  const { packageId = '' } = useParams();
  return <BookingScreen key={packageId} packageId={packageId} />;
}
