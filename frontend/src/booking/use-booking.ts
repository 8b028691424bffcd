import { useGetBookingQuery } from '../api/calls';
import { useLive } from '../api/live/use-live';
import { usePolling } from '../ui/use-polling';
import { pollingFor } from './polling';

/**
 * A booking as the server has it now, asked for again when the server says that it has changed. While `isFetching`, it may be what an
 * earlier screen knew: it can be shown, but nobody should be sent elsewhere because of it.
 */
export function useBooking(id: string) {
  const [pollingInterval, poll] = usePolling();
  const isLive = useLive();
  const { data, isLoading, isFetching, error, refetch } = useGetBookingQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval },
  );
  poll(data && !isLive ? pollingFor([data]) : 0);
  return { booking: data, isLoading, isFetching, error, refetch };
}
