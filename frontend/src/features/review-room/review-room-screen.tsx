import { Navigate } from 'react-router-dom';
import { BookingNotFound } from '../../booking/booking-not-found';
import { useReview } from '../../booking/review/use-review';
import { useBooking } from '../../booking/use-booking';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { Room } from './room';
import { usePlace } from './talk/use-place';

interface ReviewRoomScreenProps {
  bookingId: string;
  /** Only for a brand that has something to judge; otherwise either party looks at what was delivered, also when it is over. */
  forVerdict?: boolean;
}

/** What was delivered, what is said about it, and for the brand its verdict. */
export function ReviewRoomScreen({ bookingId, forVerdict = false }: ReviewRoomScreenProps) {
  const { booking, isLoading, isFetching, error, refetch } = useBooking(bookingId);
  const { place, go } = usePlace(booking ?? { submissions: [] });
  const review = useReview('review');
  if (isLoading) return <Skeleton shape="columns" />;
  if (!booking) {
    const title = "Project not found or you don't have access to review this content.";
    return <LoadFailed error={error} onRetry={refetch} missing={<BookingNotFound title={title} />} />;
  }
  // The creator has nothing to judge, and a brand nothing before there is something and after it is over.
  const isElsewhere = forVerdict && (booking.role === 'creator' || booking.final);
  if (isElsewhere || !place) {
    // A verdict that is being sent says itself where it leads.
    const stays = isFetching || review.running !== null;
    return stays ? <Skeleton shape="columns" /> : <Navigate to={booking.path} replace />;
  }
  return <Room booking={booking} place={place} go={go} review={review} />;
}
