import { pagedApi } from './paged-lists';

export type * from './generated';

type Kind = 'Session' | 'Profile' | 'Package' | 'Booking' | 'Portfolio';

/** Refetches these kinds once the server has taken the change; a refused one changes nothing. */
const changes =
  (...kinds: Kind[]) =>
  (_result: unknown, error: unknown): Kind[] =>
    error ? [] : kinds;

/** The same, but for a refused step too: most refusals mean that the page shows an older state than the server has. */
const moves = (): Kind[] => ['Booking'];

const api = pagedApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['Session'] },
    getCreatorProfile: { providesTags: ['Profile'] },
    getPortfolio: { providesTags: ['Portfolio'] },
    getPackage: { providesTags: ['Package'] },
    getPackages: { providesTags: ['Package'] },
    creatorDashboardPages: { providesTags: ['Booking', 'Package', 'Profile'] },
    brandBookingPages: { providesTags: ['Booking'] },
    getBrandTotals: { providesTags: ['Booking'] },
    getHistory: { providesTags: ['Booking'] },
    getBooking: { providesTags: ['Booking'] },
    getSubmissions: { providesTags: ['Booking'] },
    getUploads: { providesTags: ['Booking'] },
    getStatement: { providesTags: ['Booking'] },
    getPayouts: { providesTags: ['Booking'] },
    payoutPages: { providesTags: ['Booking'] },
    getBankPayouts: { providesTags: ['Booking'] },
    login: { invalidatesTags: changes('Session', 'Profile', 'Booking') },
    register: { invalidatesTags: changes('Session', 'Profile', 'Booking') },
    registerWithoutVerification: { invalidatesTags: changes('Session', 'Profile', 'Booking') },
    verifyEmail: { invalidatesTags: changes('Session', 'Profile', 'Booking') },
    resetPassword: { invalidatesTags: changes('Session', 'Profile', 'Booking') },
    onboardCreator: { invalidatesTags: changes('Session', 'Profile', 'Package') },
    updateCreatorProfile: { invalidatesTags: changes('Session', 'Profile', 'Package') },
    createPackage: { invalidatesTags: changes('Package', 'Profile') },
    updatePackage: { invalidatesTags: changes('Package', 'Profile') },
    deletePackage: { invalidatesTags: changes('Package', 'Profile') },
    savePackages: { invalidatesTags: changes('Package', 'Profile') },
    createBooking: { invalidatesTags: changes('Session', 'Booking') },
    changeBookingStatus: { invalidatesTags: moves },
    approveRequest: { invalidatesTags: moves },
    declineRequest: { invalidatesTags: moves },
    submitContent: { invalidatesTags: moves },
    reviewContent: { invalidatesTags: moves },
    approveContent: { invalidatesTags: moves },
    requestRevisions: { invalidatesTags: moves },
    withdrawAsCreator: { invalidatesTags: moves },
    acceptRejection: { invalidatesTags: moves },
    contestRejection: { invalidatesTags: moves },
    openDispute: { invalidatesTags: moves },
    withdrawRequest: { invalidatesTags: moves },
    cancelLate: { invalidatesTags: moves },
  },
});

export const forgetEverything = api.util.resetApiState;

export const {
  useGetCurrentUserQuery,
  useCheckUsernameQuery,
  useGetSiteQuery,
  useGetDemoQuery,
  useGetDemoMailsQuery,
  useGetCreatorProfileQuery,
  useGetPortfolioQuery,
  useGetPackageQuery,
  useCreatorDashboardPagesInfiniteQuery,
  useBrandBookingPagesInfiniteQuery,
  useGetBrandTotalsQuery,
  useGetBookingQuery,
  useGetSubmissionsQuery,
  useGetUploadsQuery,
  useGetHistoryQuery,
  useGetStatementQuery,
  useGetPayoutsQuery,
  usePayoutPagesInfiniteQuery,
  useGetBankPayoutsQuery,
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useRegisterWithoutVerificationMutation,
  useVerifyEmailMutation,
  useResetPasswordMutation,
  useForgotPasswordMutation,
  useSendVerificationMailMutation,
  useOnboardCreatorMutation,
  useUpdateCreatorProfileMutation,
  useCreatePackageMutation,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useSavePackagesMutation,
  useCreateBookingMutation,
  useChangeBookingStatusMutation,
  useApproveRequestMutation,
  useDeclineRequestMutation,
  useSubmitContentMutation,
  useReviewContentMutation,
  useApproveContentMutation,
  useRequestRevisionsMutation,
  useWithdrawAsCreatorMutation,
  useAcceptRejectionMutation,
  useContestRejectionMutation,
  useOpenDisputeMutation,
  useWithdrawRequestMutation,
  useCancelLateMutation,
  useCreatePaymentIntentMutation,
  useCreateEscrowPaymentMutation,
  useConfirmSandboxPaymentMutation,
  useAuthenticateSandboxPaymentMutation,
  useStartPayoutOnboardingMutation,
} = api;
