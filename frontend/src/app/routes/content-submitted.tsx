import { useParams } from 'react-router-dom';
import { ContentSubmittedScreen } from '../../features/delivery/content-submitted-screen';

export const handle = { label: 'Delivered' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <ContentSubmittedScreen key={bookingId} bookingId={bookingId} />;
}
