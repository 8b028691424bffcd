import { useGetBookingQuery } from '../api/calls';
import { pollingFor } from './polling';

/**
 * A booking as the server has it now, asked for again while it moves on by itself. While `isFetching`, it may be what an
 * earlier screen knew: it can be shown, but nobody should be sent elsewhere because of it.
 */
export function useBooking(id: string) {
  const { data: seen } = useGetBookingQuery({ id });
  const {
    data: booking,
    isLoading,
    isFetching,
  } = useGetBookingQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: seen ? pollingFor([seen]) : 0 },
  );
  return { booking, isLoading, isFetching };
}
