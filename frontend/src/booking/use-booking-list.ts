import { useBookingPagesInfiniteQuery, type BookingWish } from '../api/calls';
import { useLive } from '../api/live/use-live';
import { usePolling } from '../ui/use-polling';
import { pollingFor } from './polling';

/** What a list needs to offer its next page. */
interface MorePages {
  exist: boolean;
  loading: boolean;
  load: () => void;
}

/** The caller's bookings that are asked for, as far as they were; asked for again when the server says that one has changed. */
export function useBookingList(wish: BookingWish) {
  const [pollingInterval, poll] = usePolling();
  const isLive = useLive();
  const { currentData, isFetching, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBookingPagesInfiniteQuery(wish, { refetchOnMountOrArgChange: true, pollingInterval });
  const bookings = currentData?.pages.flatMap(({ content }) => content);
  poll(isLive ? 0 : pollingFor(bookings ?? []));
  const more: MorePages = {
    exist: hasNextPage,
    loading: isFetchingNextPage,
    load: () => void fetchNextPage(),
  };
  return { bookings, isLoading: !bookings && isFetching, error, refetch, more };
}
