import type { BookingDto } from '../../api/calls';
import { useGetReviewRoomQuery } from '../../api/room-calls';
import { acceptedIn } from './use-accepted-files';
import { placedItems } from './room-items';

/** Why nothing can be decided while it isn't known what was said. */
export const COMMENTS_MISSING = 'The comments couldn’t be loaded.';

/** What was said about a booking's versions, in the order of its list, and who has looked at what. */
export function useRoom(booking: Pick<BookingDto, 'id' | 'submissions'>, skip = false) {
  const { data, error, refetch } = useGetReviewRoomQuery(
    { id: booking.id },
    { refetchOnMountOrArgChange: true, skip },
  );
  return {
    items: placedItems(data?.items ?? [], booking),
    views: data?.views ?? [],
    accepted: acceptedIn(data),
    error,
    refetch,
    isKnown: !!data,
  };
}
