import { useParams } from 'react-router-dom';
import { ContentApprovedScreen } from '../../features/review/content-approved-screen';

export const handle = { label: 'Approved' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <ContentApprovedScreen key={bookingId} bookingId={bookingId} />;
}
