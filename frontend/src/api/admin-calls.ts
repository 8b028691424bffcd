import { generatedApi, type LoggedDeedDto } from './generated';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';

/** A step that was refused changes nothing, but most refusals mean that the page shows an older state. */
const decides = () => ['Booking', 'StuckWork', 'AdminLog'] as const;

/** What those call who run the platform; apart from the others, because nobody else's pages need it. */
const described = generatedApi.enhanceEndpoints({
  endpoints: {
    getDisputes: { providesTags: ['Booking'] },
    getStuckWork: { providesTags: ['StuckWork'] },
    retryJob: { invalidatesTags: ['StuckWork', 'AdminLog'] },
    resolveDispute: { invalidatesTags: decides },
    cancelAsAdmin: { invalidatesTags: decides },
    grantRefund: { invalidatesTags: decides },
    reissueRefund: { invalidatesTags: decides },
  },
});

const adminApi = described.injectEndpoints({
  endpoints: (build) => ({
    adminLogPages: build.infiniteQuery<Page<LoggedDeedDto[]>, void, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ pageParam }) => onPage('/api/admin/log', pageParam),
      transformResponse: toPage<LoggedDeedDto[]>,
      providesTags: ['AdminLog'],
    }),
  }),
});

export const {
  useGetDisputesQuery,
  useGetStuckWorkQuery,
  useRetryJobMutation,
  useResolveDisputeMutation,
  useCancelAsAdminMutation,
  useGrantRefundMutation,
  useReissueRefundMutation,
  useLazyGetReconciliationQuery,
  useAdminLogPagesInfiniteQuery,
} = adminApi;
