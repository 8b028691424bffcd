import type { BookingDto, OwnPortfolioItemDto } from './generated';
import { keepBooking } from './keep-booking';
import { learn } from './live/learnt';
import { videoApi } from './video-upload';

export type * from './generated';
export type {
  QueuedDeliveryDto,
  ReviewDraftChangeDto,
  ReviewItemDto,
  ReviewLinkDto,
  ReviewViewDto,
  SharedFileDto,
  SharedItemDto,
  SharedReviewAboutDto,
  SharedReviewDto,
  SharedRoomDto,
} from './generated-review';
export type { BookingWish } from './paged-lists';

type Kind =
  | 'Session'
  | 'Access'
  | 'Profile'
  | 'Package'
  | 'Booking'
  | 'Portfolio'
  | 'OwnPortfolio'
  | 'Notification'
  | 'NotificationSettings';
/** All that is said of one booking besides the booking itself, and the lists and sums in which it stands. */
const partOf = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  'Booking' as const,
  { type: 'BookingPart' as const, id },
];
const ofBooking = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  { type: 'Booking' as const, id },
];
const uploadsOf = (_result: unknown, _error: unknown, { id }: { id: string }) => [
  { type: 'BookingPart' as const, id },
];
const inLists = ['Booking', 'BookingList'] as const;

/** Refetches these kinds once the server has taken the change; a refused one changes nothing. */
const changes =
  (...kinds: Kind[]) =>
  (_result: unknown, error: unknown): Kind[] =>
    error ? [] : kinds;

/** The same, but for a refused step too: most refusals mean that the page shows an older state than the server has. */
const moves = (): Kind[] => ['Booking'];

/** Somebody else may be signed in now. */
const enters = changes('Session', 'Access', 'Profile', 'Booking', 'Notification');

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
    getAccountEvents: { providesTags: ['Access'] },
    getLinkedLogins: { providesTags: ['Access'] },
    getApiTokens: { providesTags: ['Access'] },
    getCreatorProfile: { providesTags: ['Profile'] },
    getPageSettings: { providesTags: ['Profile'] },
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
    getCreatorDashboard: { providesTags: ['Booking', 'BookingList', 'Package', 'Profile'] },
    bookingPages: { providesTags: inLists },
    getBrandTotals: { providesTags: inLists },
    getHistory: { providesTags: partOf },
    getBooking: {
      providesTags: (_result, _error, { id }) => ['Booking', { type: 'Booking', id }],
      transformResponse: learn<BookingDto>,
    },
    getSubmissions: { providesTags: partOf },
    getUploads: { providesTags: partOf },
    getStatement: { providesTags: partOf },
    getPayouts: { providesTags: inLists },
    payoutPages: { providesTags: inLists },
    getBankPayouts: { providesTags: inLists },
    notificationPages: { providesTags: ['Notification'] },
    countNotifications: { providesTags: ['Notification'] },
    readNotifications: { invalidatesTags: changes('Notification') },
    getNotificationSettings: { providesTags: ['NotificationSettings'] },
    getSubscription: { providesTags: ['NotificationSettings'] },
    changeNotificationSettings: { invalidatesTags: changes('NotificationSettings') },
    unsubscribe: { invalidatesTags: changes('NotificationSettings') },
    subscribeAgain: { invalidatesTags: changes('NotificationSettings') },
    login: { invalidatesTags: enters },
    register: { invalidatesTags: enters },
    registerWithoutVerification: { invalidatesTags: enters },
    verifyEmail: { invalidatesTags: enters },
    resetPassword: { invalidatesTags: enters },
    enterAsGuest: { invalidatesTags: changes('Session', 'Booking', 'Notification') },
    confirmOwnProfile: { invalidatesTags: changes('Session') },
    revokeSession: { invalidatesTags: ['Access'] },
    revokeOtherSessions: { invalidatesTags: changes('Access') },
    unlinkLogin: { invalidatesTags: ['Access'] },
    makeApiToken: { invalidatesTags: changes('Access') },
    revokeApiToken: { invalidatesTags: ['Access'] },
    noteLinkShared: { invalidatesTags: changes('Session') },
    onboardCreator: { invalidatesTags: changes('Session', 'Profile', 'Package') },
    savePageSettings: { invalidatesTags: changes('Profile') },
    updateCreatorProfile: { invalidatesTags: changes('Session', 'Profile', 'Package') },
    createPackage: { invalidatesTags: changes('Package', 'Profile') },
    updatePackage: { invalidatesTags: changes('Package', 'Profile') },
    deletePackage: { invalidatesTags: changes('Package', 'Profile') },
    savePackages: { invalidatesTags: changes('Package', 'Profile') },
    createBooking: { invalidatesTags: changes('Session', 'Booking', 'Notification') },
    addBriefFile: { invalidatesTags: ofBooking },
    removeBriefFile: { invalidatesTags: ofBooking },
    editBrief: { onQueryStarted: keepBooking, invalidatesTags: ['BookingList'] },
    changeBookingStatus: { invalidatesTags: moves },
    // What the page knows of the uploads is asked for again after a refusal as well.
    putCaptions: { invalidatesTags: uploadsOf },
    removeCaptions: { invalidatesTags: uploadsOf },
    submitContent: { invalidatesTags: moves },
  },
});

export const forgetEverything = api.util.resetApiState;
/** Puts answers into the store that came by another way. */
export const knowAlready = api.util.upsertQueryEntries;

export const {
  useGetCurrentUserQuery,
  useGetSessionsQuery,
  useGetLinkedLoginsQuery,
  useGetApiTokensQuery,
  useCheckUsernameQuery,
  useGetSiteQuery,
  useGetDemoQuery,
  useGetCreatorProfileQuery,
  useLazyGetCreatorProfileQuery,
  useGetPageSettingsQuery,
  useLazyGetPageSettingsQuery,
  useGetOwnPortfolioQuery,
  useLazyGetOwnPortfolioQuery,
  useAddLinkPictureMutation,
  useAddPhotoMutation,
  useSendVideoMutation,
  useArrangePortfolioMutation,
  useRemovePortfolioItemMutation,
  useGetPackageQuery,
  useGetCreatorDashboardQuery,
  useGetInsightsQuery,
  useCountPageEventMutation,
  useBookingPagesInfiniteQuery,
  useGetBrandTotalsQuery,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useGetSubmissionsQuery,
  useGetUploadsQuery,
  usePutCaptionsMutation,
  useRemoveCaptionsMutation,
  useGetHistoryQuery,
  useGetStatementQuery,
  useGetPayoutsQuery,
  usePayoutPagesInfiniteQuery,
  useGetBankPayoutsQuery,
  useNotificationPagesInfiniteQuery,
  useCountNotificationsQuery,
  useReadNotificationsMutation,
  useGetNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useGetSubscriptionQuery,
  useUnsubscribeMutation,
  useSubscribeAgainMutation,
  useSubscribeBrowserMutation,
  useUnsubscribeBrowserMutation,
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
  useConfirmOwnProfileMutation,
  useGetAccountEventsQuery,
  useRevokeOtherSessionsMutation,
  useUnlinkLoginMutation,
  useMakeApiTokenMutation,
  useRevokeApiTokenMutation,
  useDeleteAccountMutation,
  useNoteLinkSharedMutation,
  useOnboardCreatorMutation,
  useUpdateCreatorProfileMutation,
  useSavePageSettingsMutation,
  useCreatePackageMutation,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useSavePackagesMutation,
  useCreateBookingMutation,
  useAddBriefFileMutation,
  useGetPackagesQuery,
  useEditBriefMutation,
  useRemoveBriefFileMutation,
  useChangeBookingStatusMutation,
  useSubmitContentMutation,
  useCreatePaymentIntentMutation,
  useCreateEscrowPaymentMutation,
  useConfirmSandboxPaymentMutation,
  useAuthenticateSandboxPaymentMutation,
  useStartPayoutOnboardingMutation,
} = api;
