import { generatedApi } from './generated';

/** A step that was refused changes nothing, but most refusals mean that the page shows an older state. */
const decides = () => ['Booking', 'StuckWork'] as const;

/** What those call who run the platform; apart from the others, because nobody else's pages need it. */
const adminApi = generatedApi.enhanceEndpoints({
  endpoints: {
    getDisputes: { providesTags: ['Booking'] },
    getStuckWork: { providesTags: ['StuckWork'] },
    retryJob: { invalidatesTags: ['StuckWork'] },
    resolveDispute: { invalidatesTags: decides },
    cancelAsAdmin: { invalidatesTags: decides },
    grantRefund: { invalidatesTags: decides },
    reissueRefund: { invalidatesTags: decides },
  },
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
} = adminApi;
