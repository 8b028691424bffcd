import {
  generatedApi,
  type BookingDto,
  type GetNotificationsApiArg,
  type ListBookingsApiArg,
  type NotificationGroupDto,
  type SentPayoutDto,
} from './generated';
import type { AnswerMeta } from './json-query';

/** One page of a list and where the next one begins. */
export interface Page<T> {
  content: T;
  next: string | null;
}
export type Cursor = string | null;

/** Which bookings a list shows. */
export type BookingWish = Omit<ListBookingsApiArg, 'cursor'>;

/** Which notifications a list shows. */
type NotificationWish = Omit<GetNotificationsApiArg, 'cursor'>;

export const paging = {
  initialPageParam: null as Cursor,
  getNextPageParam: ({ next }: Page<unknown>) => next ?? undefined,
};
export const toPage = <T>(content: T, meta: AnswerMeta | undefined): Page<T> => ({
  content,
  next: meta?.next ?? null,
});
export const onPage = (url: string, cursor: Cursor) => ({ url, params: { cursor: cursor ?? undefined } });

/**
 * Lists that go on, page by page. The contract names the next page in a header, which the generated calls don't
 * read; what they answer with is described there all the same.
 */
export const pagedApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    bookingPages: build.infiniteQuery<Page<BookingDto[]>, BookingWish, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/bookings',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: toPage<BookingDto[]>,
    }),
    notificationPages: build.infiniteQuery<Page<NotificationGroupDto[]>, NotificationWish, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) => ({
        url: '/api/notifications',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: toPage<NotificationGroupDto[]>,
    }),
    payoutPages: build.infiniteQuery<Page<SentPayoutDto[]>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => onPage('/api/creator/payouts/history', pageParam),
      transformResponse: toPage<SentPayoutDto[]>,
    }),
  }),
});
