import { generatedTipsApi, type ReceivedTipDto } from './generated-tips';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';

export type { GiveTipDto, ReceivedTipDto, TipDto } from './generated-tips';

/** Tips, for those who give them and those who get them; apart from the others, because few pages need them. */
const described = generatedTipsApi.enhanceEndpoints({
  endpoints: {
    // The sums beside the list change with it, and a refusal means that the list is old.
    refundReceivedTip: { invalidatesTags: ['BookingList'] },
  },
});

const tipApi = described.injectEndpoints({
  endpoints: (build) => ({
    tipPages: build.infiniteQuery<Page<ReceivedTipDto[]>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => onPage('/api/creator/tips', pageParam),
      transformResponse: toPage<ReceivedTipDto[]>,
      providesTags: ['BookingList'],
    }),
  }),
});

export const { useGetTipQuery, useGiveTipMutation, useUndoTipMutation, useRefundReceivedTipMutation } =
  tipApi;

/** The tips a creator got, page by page, as they are now. */
export const useReceivedTips = () =>
  tipApi.useTipPagesInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
export type ReceivedTips = ReturnType<typeof useReceivedTips>;
