import { useParams } from 'react-router-dom';
import { ReviewRoomScreen } from '../../features/review-room/review-room-screen';

export const handle = { label: 'Delivered Content' };

export function Component() {
  const { bookingId = '' } = useParams();
  return <ReviewRoomScreen key={bookingId} bookingId={bookingId} />;
}
