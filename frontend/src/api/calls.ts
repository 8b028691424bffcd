import type { OwnPortfolioItemDto } from './generated';
import { videoApi } from './video-upload';

export type * from './generated';

type Kind = 'Session' | 'Access' | 'Profile' | 'Package' | 'Booking' | 'Portfolio' | 'OwnPortfolio';

/** Refetches these kinds once the server has taken the change; a refused one changes nothing. */
const changes =
  (...kinds: Kind[]) =>
  (_result: unknown, error: unknown): Kind[] =>
    error ? [] : kinds;

/** The same, but for a refused step too: most refusals mean that the page shows an older state than the server has. */
const moves = (): Kind[] => ['Booking'];

/** Somebody else may be signed in now. */
const enters = changes('Session', 'Access', 'Profile', 'Booking');

/** Brings what the server has taken into the list that the editor holds; what it refused changes nothing. */
async function listed<T>(
  dispatch: (update: ReturnType<typeof videoApi.util.updateQueryData>) => unknown,
  creatorId: string,
  answer: Promise<{ data: T }>,
  change: (items: OwnPortfolioItemDto[], taken: T) => OwnPortfolioItemDto[],
): Promise<void> {
  const taken = await answer.catch(() => null);
  if (!taken) return;
  const update = (items: OwnPortfolioItemDto[]) => change(items, taken.data);
  dispatch(videoApi.util.updateQueryData('getOwnPortfolio', { creatorId }, update));
}

const api = videoApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { providesTags: ['Session'] },
    getSessions: { providesTags: ['Access'] },
    getLinkedLogins: { providesTags: ['Access'] },
    getApiTokens: { providesTags: ['Access'] },
    getCreatorProfile: { providesTags: ['Profile'] },
    getPortfolio: { providesTags: ['Portfolio'] },
    getOwnPortfolio: { providesTags: ['OwnPortfolio'] },
    addPhoto: {
      invalidatesTags: changes('Profile', 'Portfolio'),
      // The answer is put into the list at once: an editor goes on with it before a refetch could come.
      onQueryStarted: ({ creatorId }, { dispatch, queryFulfilled }) =>
        listed(dispatch, creatorId, queryFulfilled, (items, added) => [...items, added]),
    },
    sendVideo: {
      // Others don't see it yet.
      onQueryStarted: ({ creatorId }, { dispatch, queryFulfilled }) =>
        listed(dispatch, creatorId, queryFulfilled, (items, added) => [...items, added]),
    },
    arrangePortfolio: {
      // A refusal means that the list has changed elsewhere.
      invalidatesTags: (_result, error) => (error ? ['OwnPortfolio'] : ['Profile', 'Portfolio']),
      onQueryStarted: ({ creatorId }, { dispatch, queryFulfilled }) =>
        listed(dispatch, creatorId, queryFulfilled, (_items, arranged) => arranged),
    },
    removePortfolioItem: {
      invalidatesTags: (_result, error) => (error ? ['OwnPortfolio'] : ['Profile', 'Portfolio']),
      onQueryStarted: ({ creatorId, itemId }, { dispatch, queryFulfilled }) =>
        listed(dispatch, creatorId, queryFulfilled, (items) => items.filter(({ id }) => id !== itemId)),
    },
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
    login: { invalidatesTags: enters },
    register: { invalidatesTags: enters },
    registerWithoutVerification: { invalidatesTags: enters },
    verifyEmail: { invalidatesTags: enters },
    resetPassword: { invalidatesTags: enters },
    enterAsGuest: { invalidatesTags: changes('Session', 'Booking') },
    revokeSession: { invalidatesTags: ['Access'] },
    revokeOtherSessions: { invalidatesTags: ['Access'] },
    unlinkLogin: { invalidatesTags: ['Access'] },
    makeApiToken: { invalidatesTags: changes('Access') },
    revokeApiToken: { invalidatesTags: ['Access'] },
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
  useGetSessionsQuery,
  useGetLinkedLoginsQuery,
  useGetApiTokensQuery,
  useCheckUsernameQuery,
  useGetSiteQuery,
  useGetDemoQuery,
  useGetDemoMailsQuery,
  useGetCreatorProfileQuery,
  useGetPortfolioQuery,
  useGetOwnPortfolioQuery,
  useLazyGetOwnPortfolioQuery,
  useAddPhotoMutation,
  useSendVideoMutation,
  useArrangePortfolioMutation,
  useRemovePortfolioItemMutation,
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
  useMailGuestLinkMutation,
  useEnterAsGuestMutation,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useUnlinkLoginMutation,
  useMakeApiTokenMutation,
  useRevokeApiTokenMutation,
  useDeleteAccountMutation,
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
