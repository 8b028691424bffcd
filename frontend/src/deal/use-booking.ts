import { useGetBookingQuery } from '../api/calls';
import { pollingFor } from './polling';

/** A booking as the server has it now, asked for again while it moves on by itself. */
export function useBooking(id: string) {
  const { data: seen } = useGetBookingQuery({ id });
  const { data: booking, isLoading } = useGetBookingQuery(
    { id },
    { refetchOnMountOrArgChange: true, pollingInterval: seen ? pollingFor([seen]) : 0 },
  );
  return { booking, isLoading };
}
