import { useParams } from 'react-router-dom';
import { RequestSubmittedScreen } from '../../features/book-package/request-submitted-screen';

export const handle = { label: 'Your request' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <RequestSubmittedScreen key={bookingId} bookingId={bookingId} />;
}
