import {
  useBrandBookingPagesInfiniteQuery,
  useCreatorDashboardPagesInfiniteQuery,
  type BookingDto,
} from '../api/calls';
import { usePolling } from '../ui/use-polling';
import { pollingFor } from './polling';

/** What a list needs to offer its next page. */
export interface MorePages {
  exist: boolean;
  loading: boolean;
  load: () => void;
}

const allOf = (data: { pages: { content: BookingDto[] }[] } | undefined): BookingDto[] =>
  data?.pages.flatMap(({ content }) => content) ?? [];

/** The caller's projects as a brand, as far as they were asked for; asked for again while one moves on by itself. */
export function useBrandBookings() {
  const [pollingInterval, poll] = usePolling();
  const { data, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBrandBookingPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval });
  poll(pollingFor(allOf(data)));
  const more: MorePages = {
    exist: hasNextPage,
    loading: isFetchingNextPage,
    load: () => void fetchNextPage(),
  };
  return { bookings: data && allOf(data), isLoading, refetch, more };
}

/** The creator's dashboard, with the orders as far as they were asked for. */
export function useCreatorDashboard() {
  const [pollingInterval, poll] = usePolling();
  const { data, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useCreatorDashboardPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval });
  const bookings = data?.pages.flatMap(({ content }) => content.bookings) ?? [];
  poll(pollingFor(bookings));
  const first = data?.pages[0]?.content;
  const more: MorePages = {
    exist: hasNextPage,
    loading: isFetchingNextPage,
    load: () => void fetchNextPage(),
  };
  return { dashboard: first && { ...first, bookings }, isLoading, refetch, more };
}
