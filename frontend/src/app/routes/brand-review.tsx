import { useMatch, useParams } from 'react-router-dom';
import { ReviewRoomScreen } from '../../features/review-room/review-room-screen';

export const handle = { label: 'Review' };

/** The room at both of its addresses: the brand's, for its verdict, and the one where either party looks at what was delivered. */
export function Component() {
  const { bookingId = '' } = useParams();
  const forVerdict = useMatch('/brand-review/:bookingId') !== null;
  return <ReviewRoomScreen key={bookingId} bookingId={bookingId} forVerdict={forVerdict} />;
}
