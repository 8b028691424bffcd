import {
  useBrandBookingPagesInfiniteQuery,
  useCreatorDashboardPagesInfiniteQuery,
  type BookingDto,
} from '../api/calls';
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
  const { data: seen } = useBrandBookingPagesInfiniteQuery();
  const { data, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useBrandBookingPagesInfiniteQuery(undefined, {
      refetchOnMountOrArgChange: true,
      pollingInterval: pollingFor(allOf(seen)),
    });
  const more: MorePages = {
    exist: hasNextPage,
    loading: isFetchingNextPage,
    load: () => void fetchNextPage(),
  };
  return { bookings: data && allOf(data), isLoading, refetch, more };
}

/** The creator's dashboard, with the orders as far as they were asked for. */
export function useCreatorDashboard() {
  const { data: seen } = useCreatorDashboardPagesInfiniteQuery();
  const ordersOf = (dashboard: typeof seen) =>
    dashboard?.pages.flatMap(({ content }) => content.bookings) ?? [];
  const { data, isLoading, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useCreatorDashboardPagesInfiniteQuery(undefined, {
      refetchOnMountOrArgChange: true,
      pollingInterval: pollingFor(ordersOf(seen)),
    });
  const first = data?.pages[0]?.content;
  const more: MorePages = {
    exist: hasNextPage,
    loading: isFetchingNextPage,
    load: () => void fetchNextPage(),
  };
  return { dashboard: first && { ...first, bookings: ordersOf(data) }, isLoading, refetch, more };
}
