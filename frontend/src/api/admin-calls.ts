import { generatedAdminApi, type LoggedDeedDto } from './generated-admin';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';

export type {
  ListedRemovalDto,
  ReportedRatingDto,
  StuckJobDto,
  StuckWorkDto,
  WaitingEntryDto,
} from './generated-admin';

/** What those call who run the platform; apart from the others, because nobody else's pages need it. */
const described = generatedAdminApi.enhanceEndpoints({
  endpoints: {
    getDisputes: { providesTags: ['Booking', 'BookingList'] },
    getStuckWork: { providesTags: ['StuckWork'] },
    getReportedConversations: { providesTags: ['Report'] },
    getReportedRatings: { providesTags: ['Report'] },
    removeRating: { invalidatesTags: ['Report', 'AdminLog'] },
    keepRating: { invalidatesTags: ['Report', 'AdminLog'] },
    handleReport: { invalidatesTags: ['Report'] },
    getDirectoryRemovals: { providesTags: ['Removal'] },
    removeFromDirectory: { invalidatesTags: ['Removal', 'AdminLog'] },
    restoreToDirectory: { invalidatesTags: ['Removal', 'AdminLog'] },
    decideObjection: { invalidatesTags: ['Removal', 'AdminLog'] },
    retryJob: { invalidatesTags: ['StuckWork', 'AdminLog'] },
    retryEntry: { invalidatesTags: ['StuckWork', 'AdminLog'] },
    refundTip: { invalidatesTags: ['StuckWork', 'AdminLog'] },
    skipEntry: { invalidatesTags: ['StuckWork', 'AdminLog'] },
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
  useGetReportedConversationsQuery,
  useGetReportedRatingsQuery,
  useRemoveRatingMutation,
  useKeepRatingMutation,
  useHandleReportMutation,
  useGetDirectoryRemovalsQuery,
  useRemoveFromDirectoryMutation,
  useRestoreToDirectoryMutation,
  useDecideObjectionMutation,
  useRetryEntryMutation,
  useRefundTipMutation,
  useRetryJobMutation,
  useSkipEntryMutation,
  useLazyGetReconciliationQuery,
  useAdminLogPagesInfiniteQuery,
  useGetDemoMailsQuery,
  useGetDemoMailPreviewsQuery,
} = adminApi;
