import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<GetSiteApiResponse, GetSiteApiArg>({
      query: () => ({ url: `/api/site` }),
    }),
    getSessions: build.query<GetSessionsApiResponse, GetSessionsApiArg>({
      query: () => ({ url: `/api/auth/sessions` }),
    }),
    revokeOtherSessions: build.mutation<RevokeOtherSessionsApiResponse, RevokeOtherSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/sessions`,
        method: 'DELETE',
        params: {
          programs: queryArg.programs,
        },
      }),
    }),
    getAccountEvents: build.query<GetAccountEventsApiResponse, GetAccountEventsApiArg>({
      query: () => ({ url: `/api/auth/events` }),
    }),
    confirmOwnProfile: build.mutation<ConfirmOwnProfileApiResponse, ConfirmOwnProfileApiArg>({
      query: () => ({ url: `/api/auth/own-profile`, method: 'POST' }),
    }),
    revokeSession: build.mutation<RevokeSessionApiResponse, RevokeSessionApiArg>({
      query: (queryArg) => ({ url: `/api/auth/sessions/${queryArg.id}`, method: 'DELETE' }),
    }),
    getLinkedLogins: build.query<GetLinkedLoginsApiResponse, GetLinkedLoginsApiArg>({
      query: () => ({ url: `/api/auth/logins` }),
    }),
    unlinkLogin: build.mutation<UnlinkLoginApiResponse, UnlinkLoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/logins/${queryArg.id}`, method: 'DELETE' }),
    }),
    getApiTokens: build.query<GetApiTokensApiResponse, GetApiTokensApiArg>({
      query: () => ({ url: `/api/auth/tokens` }),
    }),
    makeApiToken: build.mutation<MakeApiTokenApiResponse, MakeApiTokenApiArg>({
      query: (queryArg) => ({ url: `/api/auth/tokens`, method: 'POST', body: queryArg.makeApiTokenDto }),
    }),
    revokeApiToken: build.mutation<RevokeApiTokenApiResponse, RevokeApiTokenApiArg>({
      query: (queryArg) => ({ url: `/api/auth/tokens/${queryArg.id}`, method: 'DELETE' }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/user` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.loginDto }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/auth/register`, method: 'POST', body: queryArg.registerDto }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    }),
    askForEmailChange: build.mutation<AskForEmailChangeApiResponse, AskForEmailChangeApiArg>({
      query: (queryArg) => ({ url: `/api/auth/email-change`, method: 'POST', body: queryArg.emailDto }),
    }),
    confirmEmailChange: build.mutation<ConfirmEmailChangeApiResponse, ConfirmEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/email-change/confirm`,
        method: 'POST',
        body: queryArg.linkProofDto,
      }),
    }),
    undoEmailChange: build.mutation<UndoEmailChangeApiResponse, UndoEmailChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/email-change/undo`,
        method: 'POST',
        body: queryArg.linkTokenDto,
      }),
    }),
    getSecondFactors: build.query<GetSecondFactorsApiResponse, GetSecondFactorsApiArg>({
      query: () => ({ url: `/api/auth/factors` }),
    }),
    beginOneTimeCodes: build.mutation<BeginOneTimeCodesApiResponse, BeginOneTimeCodesApiArg>({
      query: () => ({ url: `/api/auth/one-time-codes`, method: 'POST' }),
    }),
    removeOneTimeCodes: build.mutation<RemoveOneTimeCodesApiResponse, RemoveOneTimeCodesApiArg>({
      query: () => ({ url: `/api/auth/one-time-codes`, method: 'DELETE' }),
    }),
    confirmOneTimeCodes: build.mutation<ConfirmOneTimeCodesApiResponse, ConfirmOneTimeCodesApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/one-time-codes/confirm`,
        method: 'POST',
        body: queryArg.oneTimeCodeDto,
      }),
    }),
    beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>({
      query: () => ({ url: `/api/auth/passkeys/options`, method: 'POST' }),
    }),
    addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/passkeys`, method: 'POST', body: queryArg.addPasskeyDto }),
    }),
    removePasskey: build.mutation<RemovePasskeyApiResponse, RemovePasskeyApiArg>({
      query: (queryArg) => ({ url: `/api/auth/passkeys/${queryArg.id}`, method: 'DELETE' }),
    }),
    makeRecoveryCodes: build.mutation<MakeRecoveryCodesApiResponse, MakeRecoveryCodesApiArg>({
      query: () => ({ url: `/api/auth/recovery-codes`, method: 'POST' }),
    }),
    cancelFactorRemoval: build.mutation<CancelFactorRemovalApiResponse, CancelFactorRemovalApiArg>({
      query: () => ({ url: `/api/auth/factor-removal`, method: 'DELETE' }),
    }),
    askForFactorRemoval: build.mutation<AskForFactorRemovalApiResponse, AskForFactorRemovalApiArg>({
      query: () => ({ url: `/api/auth/factor-removal`, method: 'POST' }),
    }),
    finishSignIn: build.mutation<FinishSignInApiResponse, FinishSignInApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/second-factor`,
        method: 'POST',
        body: queryArg.secondFactorDto,
      }),
    }),
    getPasskeyChallenge: build.mutation<GetPasskeyChallengeApiResponse, GetPasskeyChallengeApiArg>({
      query: () => ({ url: `/api/auth/passkey-challenges`, method: 'POST' }),
    }),
    signInWithPasskey: build.mutation<SignInWithPasskeyApiResponse, SignInWithPasskeyApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/passkey-sign-in`,
        method: 'POST',
        body: queryArg.shownPasskeyDto,
      }),
    }),
    confirmFactorRemoval: build.mutation<ConfirmFactorRemovalApiResponse, ConfirmFactorRemovalApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/factor-removal/confirm`,
        method: 'POST',
        body: queryArg.linkProofDto,
      }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({ url: `/api/auth/verify-email`, method: 'POST', body: queryArg.verifyEmailDto }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/reset-password`,
        method: 'POST',
        body: queryArg.resetPasswordDto,
      }),
    }),
    forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/forgot-password`, method: 'POST', body: queryArg.emailDto }),
    }),
    sendVerificationMail: build.mutation<SendVerificationMailApiResponse, SendVerificationMailApiArg>({
      query: () => ({ url: `/api/auth/verification-mail`, method: 'POST' }),
    }),
    mailGuestLink: build.mutation<MailGuestLinkApiResponse, MailGuestLinkApiArg>({
      query: (queryArg) => ({ url: `/api/guest/links`, method: 'POST', body: queryArg.emailDto }),
    }),
    enterAsGuest: build.mutation<EnterAsGuestApiResponse, EnterAsGuestApiArg>({
      query: (queryArg) => ({ url: `/api/guest/sessions`, method: 'POST', body: queryArg.linkProofDto }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/auth/password`, method: 'POST', body: queryArg.changePasswordDto }),
    }),
    proveIdentity: build.mutation<ProveIdentityApiResponse, ProveIdentityApiArg>({
      query: (queryArg) => ({ url: `/api/auth/proof`, method: 'POST', body: queryArg.identityProofDto }),
    }),
    getPackages: build.query<GetPackagesApiResponse, GetPackagesApiArg>({
      query: (queryArg) => ({ url: `/api/creator/${queryArg.creatorId}/packages` }),
    }),
    createPackage: build.mutation<CreatePackageApiResponse, CreatePackageApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/packages`,
        method: 'POST',
        body: queryArg.packageInputDto,
      }),
    }),
    savePackages: build.mutation<SavePackagesApiResponse, SavePackagesApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/packages`,
        method: 'PUT',
        body: queryArg.savePackagesDto,
      }),
    }),
    updatePackage: build.mutation<UpdatePackageApiResponse, UpdatePackageApiArg>({
      query: (queryArg) => ({
        url: `/api/packages/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.packageChangeDto,
      }),
    }),
    deletePackage: build.mutation<DeletePackageApiResponse, DeletePackageApiArg>({
      query: (queryArg) => ({ url: `/api/packages/${queryArg.id}`, method: 'DELETE' }),
    }),
    getPackage: build.query<GetPackageApiResponse, GetPackageApiArg>({
      query: (queryArg) => ({ url: `/api/packages/${queryArg.id}` }),
    }),
    getPortfolio: build.query<GetPortfolioApiResponse, GetPortfolioApiArg>({
      query: (queryArg) => ({ url: `/api/creators/${queryArg.id}/portfolio` }),
    }),
    getOwnPortfolio: build.query<GetOwnPortfolioApiResponse, GetOwnPortfolioApiArg>({
      query: (queryArg) => ({ url: `/api/creator/${queryArg.creatorId}/portfolio` }),
    }),
    addPhoto: build.mutation<AddPhotoApiResponse, AddPhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/portfolio`,
        method: 'POST',
        body: queryArg.newPhotoDto,
      }),
    }),
    arrangePortfolio: build.mutation<ArrangePortfolioApiResponse, ArrangePortfolioApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/portfolio`,
        method: 'PUT',
        body: queryArg.arrangePortfolioDto,
      }),
    }),
    removePortfolioItem: build.mutation<RemovePortfolioItemApiResponse, RemovePortfolioItemApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/portfolio/${queryArg.itemId}`,
        method: 'DELETE',
      }),
    }),
    checkUsername: build.query<CheckUsernameApiResponse, CheckUsernameApiArg>({
      query: (queryArg) => ({
        url: `/api/check-username`,
        params: {
          username: queryArg.username,
        },
      }),
    }),
    getCreatorProfile: build.query<GetCreatorProfileApiResponse, GetCreatorProfileApiArg>({
      query: (queryArg) => ({ url: `/api/creator/profile/${queryArg.idOrUsername}` }),
    }),
    updateCreatorProfile: build.mutation<UpdateCreatorProfileApiResponse, UpdateCreatorProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/profile/${queryArg.idOrUsername}`,
        method: 'PUT',
        body: queryArg.profileChangeDto,
      }),
    }),
    getPageSettings: build.query<GetPageSettingsApiResponse, GetPageSettingsApiArg>({
      query: (queryArg) => ({ url: `/api/creator/${queryArg.creatorId}/page` }),
    }),
    savePageSettings: build.mutation<SavePageSettingsApiResponse, SavePageSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/page`,
        method: 'PUT',
        body: queryArg.savePageDto,
      }),
    }),
    noteLinkShared: build.mutation<NoteLinkSharedApiResponse, NoteLinkSharedApiArg>({
      query: (queryArg) => ({ url: `/api/creator/${queryArg.creatorId}/link-shared`, method: 'POST' }),
    }),
    onboardCreator: build.mutation<OnboardCreatorApiResponse, OnboardCreatorApiArg>({
      query: (queryArg) => ({ url: `/api/creator/onboard`, method: 'POST', body: queryArg.onboardDto }),
    }),
    registerWithoutVerification: build.mutation<
      RegisterWithoutVerificationApiResponse,
      RegisterWithoutVerificationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/register-without-verification`,
        method: 'POST',
        body: queryArg.signUpDto,
      }),
    }),
    addLinkPicture: build.mutation<AddLinkPictureApiResponse, AddLinkPictureApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/${queryArg.creatorId}/link-pictures`,
        method: 'POST',
        body: queryArg.newLinkPictureDto,
      }),
    }),
    createBooking: build.mutation<CreateBookingApiResponse, CreateBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/package-bookings`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}` }),
    }),
    editBrief: build.mutation<EditBriefApiResponse, EditBriefApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/brief`,
        method: 'PUT',
        body: queryArg.bookAndPayDto,
      }),
    }),
    getSubmissions: build.query<GetSubmissionsApiResponse, GetSubmissionsApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/submissions` }),
    }),
    getHistory: build.query<GetHistoryApiResponse, GetHistoryApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/history` }),
    }),
    addBriefFile: build.mutation<AddBriefFileApiResponse, AddBriefFileApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/brief-files/${queryArg.fileId}`,
        method: 'PUT',
        body: queryArg.newAttachmentDto,
      }),
    }),
    removeBriefFile: build.mutation<RemoveBriefFileApiResponse, RemoveBriefFileApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/brief-files/${queryArg.fileId}`,
        method: 'DELETE',
      }),
    }),
    getCreatorDashboard: build.query<GetCreatorDashboardApiResponse, GetCreatorDashboardApiArg>({
      query: (queryArg) => ({
        url: `/api/creators/dashboard`,
        params: {
          cursor: queryArg.cursor,
          bookings: queryArg.bookings,
        },
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings`,
        params: {
          cursor: queryArg.cursor,
          as: queryArg['as'],
          group: queryArg.group,
          status: queryArg.status,
          tab: queryArg.tab,
          search: queryArg.search,
          sort: queryArg.sort,
        },
      }),
    }),
    getBrandTotals: build.query<GetBrandTotalsApiResponse, GetBrandTotalsApiArg>({
      query: () => ({ url: `/api/brand/totals` }),
    }),
    getStatement: build.query<GetStatementApiResponse, GetStatementApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/statement` }),
    }),
    getPayouts: build.query<GetPayoutsApiResponse, GetPayoutsApiArg>({
      query: () => ({ url: `/api/creator/payouts` }),
    }),
    getPayoutHistory: build.query<GetPayoutHistoryApiResponse, GetPayoutHistoryApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/payouts/history`,
        params: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    getBankPayouts: build.query<GetBankPayoutsApiResponse, GetBankPayoutsApiArg>({
      query: () => ({ url: `/api/creator/payouts/bank` }),
    }),
    startPayoutOnboarding: build.mutation<StartPayoutOnboardingApiResponse, StartPayoutOnboardingApiArg>({
      query: () => ({ url: `/api/creator/payouts/onboarding`, method: 'POST' }),
    }),
    createPaymentIntent: build.mutation<CreatePaymentIntentApiResponse, CreatePaymentIntentApiArg>({
      query: (queryArg) => ({
        url: `/api/create-payment-intent`,
        method: 'POST',
        body: queryArg.createPaymentDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    createEscrowPayment: build.mutation<CreateEscrowPaymentApiResponse, CreateEscrowPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/create-escrow-payment`,
        method: 'POST',
        body: queryArg.createPaymentDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    confirmSandboxPayment: build.mutation<ConfirmSandboxPaymentApiResponse, ConfirmSandboxPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/sandbox/confirm`,
        method: 'POST',
        body: queryArg.confirmSandboxPaymentDto,
      }),
    }),
    authenticateSandboxPayment: build.mutation<
      AuthenticateSandboxPaymentApiResponse,
      AuthenticateSandboxPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/payments/sandbox/authenticate`,
        method: 'POST',
        body: queryArg.authenticateSandboxPaymentDto,
      }),
    }),
    closeSandboxDispute: build.mutation<CloseSandboxDisputeApiResponse, CloseSandboxDisputeApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/sandbox/disputes/${queryArg.id}/close`,
        method: 'POST',
        body: queryArg.closeSandboxDisputeDto,
      }),
    }),
    changeBookingStatus: build.mutation<ChangeBookingStatusApiResponse, ChangeBookingStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/status`,
        method: 'PATCH',
        body: queryArg.changeStatusDto,
      }),
    }),
    getBookingConversation: build.query<GetBookingConversationApiResponse, GetBookingConversationApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/conversation` }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}` }),
    }),
    getMessages: build.query<GetMessagesApiResponse, GetMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/messages`,
        params: {
          before: queryArg.before,
          after: queryArg.after,
        },
      }),
    }),
    sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/messages`,
        method: 'POST',
        body: queryArg.newMessageDto,
      }),
    }),
    editMessage: build.mutation<EditMessageApiResponse, EditMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/messages/${queryArg.seq}`,
        method: 'PUT',
        body: queryArg.editMessageDto,
      }),
    }),
    readMessages: build.mutation<ReadMessagesApiResponse, ReadMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/read`,
        method: 'POST',
        body: queryArg.readMessagesDto,
      }),
    }),
    attachFile: build.mutation<AttachFileApiResponse, AttachFileApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/attachments`,
        method: 'POST',
        body: queryArg.newAttachmentDto,
      }),
    }),
    removeAttachment: build.mutation<RemoveAttachmentApiResponse, RemoveAttachmentApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/attachments/${queryArg.attachmentId}`,
        method: 'DELETE',
      }),
    }),
    blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/block`,
        method: 'PUT',
        body: queryArg.blockDto,
      }),
    }),
    reportConversation: build.mutation<ReportConversationApiResponse, ReportConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/conversations/${queryArg.id}/reports`,
        method: 'POST',
        body: queryArg.reportDto,
      }),
    }),
    askCreator: build.mutation<AskCreatorApiResponse, AskCreatorApiArg>({
      query: (queryArg) => ({
        url: `/api/creators/${queryArg.id}/questions`,
        method: 'POST',
        body: queryArg.questionDto,
      }),
    }),
    confirmQuestion: build.mutation<ConfirmQuestionApiResponse, ConfirmQuestionApiArg>({
      query: (queryArg) => ({ url: `/api/conversations/${queryArg.id}/confirm`, method: 'POST' }),
    }),
    getBrandRecord: build.query<GetBrandRecordApiResponse, GetBrandRecordApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/brand-record` }),
    }),
    getOwnBrandRecord: build.query<GetOwnBrandRecordApiResponse, GetOwnBrandRecordApiArg>({
      query: () => ({ url: `/api/brand/record` }),
    }),
    putCaptions: build.mutation<PutCaptionsApiResponse, PutCaptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/uploads/${queryArg.uploadId}/captions`,
        method: 'PUT',
        body: queryArg.captionsDto,
      }),
    }),
    removeCaptions: build.mutation<RemoveCaptionsApiResponse, RemoveCaptionsApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/uploads/${queryArg.uploadId}/captions`,
        method: 'DELETE',
      }),
    }),
    getUploads: build.query<GetUploadsApiResponse, GetUploadsApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/uploads` }),
    }),
    submitContent: build.mutation<SubmitContentApiResponse, SubmitContentApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/submit-content`,
        method: 'POST',
        body: queryArg.submitContentDto,
      }),
    }),
    getLicense: build.query<GetLicenseApiResponse, GetLicenseApiArg>({
      query: (queryArg) => ({ url: `/api/licenses/${queryArg.id}` }),
    }),
    getNotificationSettings: build.query<GetNotificationSettingsApiResponse, GetNotificationSettingsApiArg>({
      query: () => ({ url: `/api/notification-settings` }),
    }),
    changeNotificationSettings: build.mutation<
      ChangeNotificationSettingsApiResponse,
      ChangeNotificationSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/notification-settings`,
        method: 'PUT',
        body: queryArg.changeNotificationSettingsDto,
      }),
    }),
    getNotifications: build.query<GetNotificationsApiResponse, GetNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications`,
        params: {
          cursor: queryArg.cursor,
          filter: queryArg.filter,
        },
      }),
    }),
    countNotifications: build.query<CountNotificationsApiResponse, CountNotificationsApiArg>({
      query: () => ({ url: `/api/notifications/count` }),
    }),
    readNotifications: build.mutation<ReadNotificationsApiResponse, ReadNotificationsApiArg>({
      query: (queryArg) => ({
        url: `/api/notifications/read`,
        method: 'POST',
        body: queryArg.readNotificationsDto,
      }),
    }),
    subscribeBrowser: build.mutation<SubscribeBrowserApiResponse, SubscribeBrowserApiArg>({
      query: (queryArg) => ({
        url: `/api/push-subscriptions`,
        method: 'PUT',
        body: queryArg.pushSubscriptionDto,
      }),
    }),
    unsubscribeBrowser: build.mutation<UnsubscribeBrowserApiResponse, UnsubscribeBrowserApiArg>({
      query: (queryArg) => ({
        url: `/api/push-subscriptions`,
        method: 'DELETE',
        body: queryArg.pushEndpointDto,
      }),
    }),
    getSubscription: build.query<GetSubscriptionApiResponse, GetSubscriptionApiArg>({
      query: (queryArg) => ({ url: `/api/unsubscribe/${queryArg.token}` }),
    }),
    unsubscribe: build.mutation<UnsubscribeApiResponse, UnsubscribeApiArg>({
      query: (queryArg) => ({
        url: `/api/unsubscribe/${queryArg.token}`,
        method: 'POST',
        body: queryArg.unsubscribeDto,
      }),
    }),
    subscribeAgain: build.mutation<SubscribeAgainApiResponse, SubscribeAgainApiArg>({
      query: (queryArg) => ({ url: `/api/unsubscribe/${queryArg.token}/undo`, method: 'POST' }),
    }),
    countPageEvent: build.mutation<CountPageEventApiResponse, CountPageEventApiArg>({
      query: (queryArg) => ({ url: `/api/page-events`, method: 'POST', body: queryArg.pageEventDto }),
    }),
    getInsights: build.query<GetInsightsApiResponse, GetInsightsApiArg>({
      query: (queryArg) => ({
        url: `/api/creators/insights`,
        params: {
          days: queryArg.days,
        },
      }),
    }),
    deleteAccount: build.mutation<DeleteAccountApiResponse, DeleteAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/delete-account`,
        method: 'POST',
        body: queryArg.deleteAccountDto,
      }),
    }),
    getDemo: build.query<GetDemoApiResponse, GetDemoApiArg>({
      query: () => ({ url: `/api/demo` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetSiteApiResponse = /** status 200 As it is now: `SiteDto`. */ SiteDto;
export type GetSiteApiArg = void;
export type GetSessionsApiResponse = /** status 200 A list of `SessionDto`. */ SessionDto[];
export type GetSessionsApiArg = void;
export type RevokeOtherSessionsApiResponse = unknown;
export type RevokeOtherSessionsApiArg = {
  /** Whether tokens, the calendar link and webhooks end as well. */
  programs?: 'true' | 'false';
};
export type GetAccountEventsApiResponse = /** status 200 A list of `AccountEventDto`. */ AccountEventDto[];
export type GetAccountEventsApiArg = void;
export type ConfirmOwnProfileApiResponse = unknown;
export type ConfirmOwnProfileApiArg = void;
export type RevokeSessionApiResponse = unknown;
export type RevokeSessionApiArg = {
  id: string;
};
export type GetLinkedLoginsApiResponse = /** status 200 A list of `LinkedLoginDto`. */ LinkedLoginDto[];
export type GetLinkedLoginsApiArg = void;
export type UnlinkLoginApiResponse = unknown;
export type UnlinkLoginApiArg = {
  id: string;
};
export type GetApiTokensApiResponse = /** status 200 A list of `ApiTokenDto`. */ ApiTokenDto[];
export type GetApiTokensApiArg = void;
export type MakeApiTokenApiResponse = /** status 201 It is made: `NewApiTokenDto`. */ NewApiTokenDto;
export type MakeApiTokenApiArg = {
  makeApiTokenDto: MakeApiTokenDto;
};
export type RevokeApiTokenApiResponse = unknown;
export type RevokeApiTokenApiArg = {
  id: string;
};
export type GetCurrentUserApiResponse = /** status 200 As it is now: `UserDto`. */ UserDto;
export type GetCurrentUserApiArg = void;
export type LoginApiResponse = /** status 200 As it is now: `UserDto`. */ UserDto;
export type LoginApiArg = {
  loginDto: LoginDto;
};
export type RegisterApiResponse = /** status 201 It is made: `UserDto`. */ UserDto;
export type RegisterApiArg = {
  registerDto: RegisterDto;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type AskForEmailChangeApiResponse = unknown;
export type AskForEmailChangeApiArg = {
  emailDto: EmailDto;
};
export type ConfirmEmailChangeApiResponse = unknown;
export type ConfirmEmailChangeApiArg = {
  linkProofDto: LinkProofDto;
};
export type UndoEmailChangeApiResponse = unknown;
export type UndoEmailChangeApiArg = {
  linkTokenDto: LinkTokenDto;
};
export type GetSecondFactorsApiResponse =
  /** status 200 As it is now: `SecondFactorsDto`. */ SecondFactorsDto;
export type GetSecondFactorsApiArg = void;
export type BeginOneTimeCodesApiResponse = /** status 201 It is made: `NewCodesDto`. */ NewCodesDto;
export type BeginOneTimeCodesApiArg = void;
export type RemoveOneTimeCodesApiResponse = unknown;
export type RemoveOneTimeCodesApiArg = void;
export type ConfirmOneTimeCodesApiResponse =
  /** status 200 As it is now: `RecoveryCodesDto`. */ RecoveryCodesDto;
export type ConfirmOneTimeCodesApiArg = {
  oneTimeCodeDto: OneTimeCodeDto;
};
export type BeginPasskeyApiResponse = /** status 200 As it is now: `PasskeyOptionsDto`. */ PasskeyOptionsDto;
export type BeginPasskeyApiArg = void;
export type AddPasskeyApiResponse = /** status 201 It is made: `RecoveryCodesDto`. */ RecoveryCodesDto;
export type AddPasskeyApiArg = {
  addPasskeyDto: AddPasskeyDto;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  id: string;
};
export type MakeRecoveryCodesApiResponse = /** status 201 It is made: `RecoveryCodesDto`. */ RecoveryCodesDto;
export type MakeRecoveryCodesApiArg = void;
export type CancelFactorRemovalApiResponse = unknown;
export type CancelFactorRemovalApiArg = void;
export type AskForFactorRemovalApiResponse = unknown;
export type AskForFactorRemovalApiArg = void;
export type FinishSignInApiResponse = /** status 200 As it is now: `UserDto`. */ UserDto;
export type FinishSignInApiArg = {
  secondFactorDto: SecondFactorDto;
};
export type GetPasskeyChallengeApiResponse =
  /** status 200 As it is now: `PasskeyOptionsDto`. */ PasskeyOptionsDto;
export type GetPasskeyChallengeApiArg = void;
export type SignInWithPasskeyApiResponse = /** status 200 As it is now: `UserDto`. */ UserDto;
export type SignInWithPasskeyApiArg = {
  shownPasskeyDto: ShownPasskeyDto;
};
export type ConfirmFactorRemovalApiResponse = /** status 200 As it is now: `RemovalDto`. */ RemovalDto;
export type ConfirmFactorRemovalApiArg = {
  linkProofDto: LinkProofDto;
};
export type VerifyEmailApiResponse = /** status 200 As it is now: `UserDto`. */ UserDto;
export type VerifyEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
};
export type ResetPasswordApiResponse = /** status 200 As it is now: `UserDto`. */ UserDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type ForgotPasswordApiResponse = unknown;
export type ForgotPasswordApiArg = {
  emailDto: EmailDto;
};
export type SendVerificationMailApiResponse = unknown;
export type SendVerificationMailApiArg = void;
export type MailGuestLinkApiResponse = unknown;
export type MailGuestLinkApiArg = {
  emailDto: EmailDto;
};
export type EnterAsGuestApiResponse = unknown;
export type EnterAsGuestApiArg = {
  linkProofDto: LinkProofDto;
};
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ProveIdentityApiResponse = unknown;
export type ProveIdentityApiArg = {
  identityProofDto: IdentityProofDto;
};
export type GetPackagesApiResponse = /** status 200 A list of `PackageDto`. */ PackageDto[];
export type GetPackagesApiArg = {
  creatorId: string;
};
export type CreatePackageApiResponse = /** status 201 It is made: `PackageDto`. */ PackageDto;
export type CreatePackageApiArg = {
  creatorId: string;
  packageInputDto: PackageInputDto;
};
export type SavePackagesApiResponse = /** status 200 A list of `PackageDto`. */ PackageDto[];
export type SavePackagesApiArg = {
  creatorId: string;
  savePackagesDto: SavePackagesDto;
};
export type UpdatePackageApiResponse = /** status 200 As it is now: `PackageDto`. */ PackageDto;
export type UpdatePackageApiArg = {
  id: string;
  packageChangeDto: PackageChangeDto;
};
export type DeletePackageApiResponse = unknown;
export type DeletePackageApiArg = {
  id: string;
};
export type GetPackageApiResponse = /** status 200 As it is now: `PackagePageDto`. */ PackagePageDto;
export type GetPackageApiArg = {
  id: string;
};
export type GetPortfolioApiResponse = /** status 200 A list of `PortfolioItemDto`. */ PortfolioItemDto[];
export type GetPortfolioApiArg = {
  id: string;
};
export type GetOwnPortfolioApiResponse =
  /** status 200 A list of `OwnPortfolioItemDto`. */ OwnPortfolioItemDto[];
export type GetOwnPortfolioApiArg = {
  creatorId: string;
};
export type AddPhotoApiResponse = /** status 201 It is made: `OwnPortfolioItemDto`. */ OwnPortfolioItemDto;
export type AddPhotoApiArg = {
  creatorId: string;
  newPhotoDto: NewPhotoDto;
};
export type ArrangePortfolioApiResponse =
  /** status 200 A list of `OwnPortfolioItemDto`. */ OwnPortfolioItemDto[];
export type ArrangePortfolioApiArg = {
  creatorId: string;
  arrangePortfolioDto: ArrangePortfolioDto;
};
export type RemovePortfolioItemApiResponse = unknown;
export type RemovePortfolioItemApiArg = {
  creatorId: string;
  itemId: string;
};
export type CheckUsernameApiResponse =
  /** status 200 As it is now: `UsernameAvailabilityDto`. */ UsernameAvailabilityDto;
export type CheckUsernameApiArg = {
  username: string;
};
export type GetCreatorProfileApiResponse = /** status 200 As it is now: `CreatorDto`. */ CreatorDto;
export type GetCreatorProfileApiArg = {
  idOrUsername: string;
};
export type UpdateCreatorProfileApiResponse = /** status 200 As it is now: `CreatorDto`. */ CreatorDto;
export type UpdateCreatorProfileApiArg = {
  idOrUsername: string;
  profileChangeDto: ProfileChangeDto;
};
export type GetPageSettingsApiResponse = /** status 200 As it is now: `PageSettingsDto`. */ PageSettingsDto;
export type GetPageSettingsApiArg = {
  creatorId: string;
};
export type SavePageSettingsApiResponse = /** status 200 As it is now: `PageSettingsDto`. */ PageSettingsDto;
export type SavePageSettingsApiArg = {
  creatorId: string;
  savePageDto: SavePageDto;
};
export type NoteLinkSharedApiResponse = unknown;
export type NoteLinkSharedApiArg = {
  creatorId: string;
};
export type OnboardCreatorApiResponse = /** status 201 It is made: `CreatorDto`. */ CreatorDto;
export type OnboardCreatorApiArg = {
  onboardDto: OnboardDto;
};
export type RegisterWithoutVerificationApiResponse = /** status 201 It is made: `UserDto`. */ UserDto;
export type RegisterWithoutVerificationApiArg = {
  signUpDto: SignUpDto;
};
export type AddLinkPictureApiResponse = /** status 201 It is made: `LinkPictureDto`. */ LinkPictureDto;
export type AddLinkPictureApiArg = {
  creatorId: string;
  newLinkPictureDto: NewLinkPictureDto;
};
export type CreateBookingApiResponse = /** status 201 It is made: `BookedDto`. */ BookedDto;
export type CreateBookingApiArg = {
  /** A repeat with the same key books nothing more. A visitor’s repeat is answered with the booking as it was first made, and sets no cookie: the mailed link opens it. With another body it is refused (409). */
  'Idempotency-Key'?: string;
  body: BookAndPayDto | RequestBookingDto;
};
export type GetBookingApiResponse = /** status 200 As it is now: `BookingDto`. */ BookingDto;
export type GetBookingApiArg = {
  id: string;
};
export type EditBriefApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type EditBriefApiArg = {
  id: string;
  bookAndPayDto: BookAndPayDto;
};
export type GetSubmissionsApiResponse = /** status 200 A list of `SubmissionDto`. */ SubmissionDto[];
export type GetSubmissionsApiArg = {
  id: string;
};
export type GetHistoryApiResponse = /** status 200 A list of `HistoryEntryDto`. */ HistoryEntryDto[];
export type GetHistoryApiArg = {
  id: string;
};
export type AddBriefFileApiResponse = /** status 200 As it is now: `AttachmentDto`. */ AttachmentDto;
export type AddBriefFileApiArg = {
  id: string;
  fileId: string;
  newAttachmentDto: NewAttachmentDto;
};
export type RemoveBriefFileApiResponse = unknown;
export type RemoveBriefFileApiArg = {
  id: string;
  fileId: string;
};
export type GetCreatorDashboardApiResponse =
  /** status 200 As it is now: `CreatorDashboardDto`. */ CreatorDashboardDto;
export type GetCreatorDashboardApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
  /** Leaves the bookings out; `GET /api/bookings` lists them. */
  bookings?: 'none';
};
export type ListBookingsApiResponse = /** status 200 A list of `BookingDto`. */ BookingDto[];
export type ListBookingsApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
  /** As whom: your orders or your projects. */
  as: 'brand' | 'creator';
  group?: BookingGroup;
  status?: BookingStatus;
  tab?: BrandTab;
  /** Part of the name of the brand, the creator or the package. */
  search?: string;
  /** Without one, the most urgent comes first in the open groups, else the newest. */
  sort?: BookingSort;
};
export type GetBrandTotalsApiResponse = /** status 200 As it is now: `BrandTotalsDto`. */ BrandTotalsDto;
export type GetBrandTotalsApiArg = void;
export type GetStatementApiResponse = /** status 200 As it is now: `StatementDto`. */ StatementDto;
export type GetStatementApiArg = {
  id: string;
};
export type GetPayoutsApiResponse = /** status 200 As it is now: `PayoutsDto`. */ PayoutsDto;
export type GetPayoutsApiArg = void;
export type GetPayoutHistoryApiResponse = /** status 200 A list of `SentPayoutDto`. */ SentPayoutDto[];
export type GetPayoutHistoryApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
};
export type GetBankPayoutsApiResponse = /** status 200 A list of `BankPayoutDto`. */ BankPayoutDto[];
export type GetBankPayoutsApiArg = void;
export type StartPayoutOnboardingApiResponse = /** status 200 As it is now: `OnboardingDto`. */ OnboardingDto;
export type StartPayoutOnboardingApiArg = void;
export type CreatePaymentIntentApiResponse =
  /** status 201 It is made: `PaymentIntentDto`. */ PaymentIntentDto;
export type CreatePaymentIntentApiArg = {
  /** A repeat with the same key gets the same answer. With another body it is refused (409). */
  'Idempotency-Key'?: string;
  createPaymentDto: CreatePaymentDto;
};
export type CreateEscrowPaymentApiResponse =
  /** status 201 It is made: `PaymentIntentDto`. */ PaymentIntentDto;
export type CreateEscrowPaymentApiArg = {
  /** A repeat with the same key gets the same answer. With another body it is refused (409). */
  'Idempotency-Key'?: string;
  createPaymentDto: CreatePaymentDto;
};
export type ConfirmSandboxPaymentApiResponse =
  /** status 200 As it is now: `SandboxConfirmationDto`. */ SandboxConfirmationDto;
export type ConfirmSandboxPaymentApiArg = {
  confirmSandboxPaymentDto: ConfirmSandboxPaymentDto;
};
export type AuthenticateSandboxPaymentApiResponse =
  /** status 200 As it is now: `SandboxConfirmationDto`. */ SandboxConfirmationDto;
export type AuthenticateSandboxPaymentApiArg = {
  authenticateSandboxPaymentDto: AuthenticateSandboxPaymentDto;
};
export type CloseSandboxDisputeApiResponse = unknown;
export type CloseSandboxDisputeApiArg = {
  id: string;
  closeSandboxDisputeDto: CloseSandboxDisputeDto;
};
export type ChangeBookingStatusApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type ChangeBookingStatusApiArg = {
  id: string;
  changeStatusDto: ChangeStatusDto;
};
export type GetBookingConversationApiResponse =
  /** status 200 As it is now: `ConversationDto`. */ ConversationDto;
export type GetBookingConversationApiArg = {
  id: string;
};
export type GetConversationApiResponse = /** status 200 As it is now: `ConversationDto`. */ ConversationDto;
export type GetConversationApiArg = {
  id: string;
};
export type GetMessagesApiResponse = /** status 200 A list of `MessageDto`. */ MessageDto[];
export type GetMessagesApiArg = {
  id: string;
  /** Only those before this number. */
  before?: number;
  /** Only those after this number. */
  after?: number;
};
export type SendMessageApiResponse = /** status 201 It is made: `SentMessageDto`. */ SentMessageDto;
export type SendMessageApiArg = {
  id: string;
  newMessageDto: NewMessageDto;
};
export type EditMessageApiResponse = unknown;
export type EditMessageApiArg = {
  id: string;
  seq: string;
  editMessageDto: EditMessageDto;
};
export type ReadMessagesApiResponse = unknown;
export type ReadMessagesApiArg = {
  id: string;
  readMessagesDto: ReadMessagesDto;
};
export type AttachFileApiResponse = /** status 201 It is made: `AttachmentDto`. */ AttachmentDto;
export type AttachFileApiArg = {
  id: string;
  newAttachmentDto: NewAttachmentDto;
};
export type RemoveAttachmentApiResponse = unknown;
export type RemoveAttachmentApiArg = {
  id: string;
  attachmentId: string;
};
export type BlockPersonApiResponse = unknown;
export type BlockPersonApiArg = {
  id: string;
  blockDto: BlockDto;
};
export type ReportConversationApiResponse = unknown;
export type ReportConversationApiArg = {
  id: string;
  reportDto: ReportDto;
};
export type AskCreatorApiResponse = /** status 201 It is made: `AskedDto`. */ AskedDto;
export type AskCreatorApiArg = {
  id: string;
  questionDto: QuestionDto;
};
export type ConfirmQuestionApiResponse = unknown;
export type ConfirmQuestionApiArg = {
  id: string;
};
export type GetBrandRecordApiResponse = /** status 200 As it is now: `BrandRecordDto`. */ BrandRecordDto;
export type GetBrandRecordApiArg = {
  id: string;
};
export type GetOwnBrandRecordApiResponse =
  /** status 200 As it is now: `OwnBrandRecordDto`. */ OwnBrandRecordDto;
export type GetOwnBrandRecordApiArg = void;
export type PutCaptionsApiResponse = unknown;
export type PutCaptionsApiArg = {
  id: string;
  uploadId: string;
  captionsDto: CaptionsDto;
};
export type RemoveCaptionsApiResponse = unknown;
export type RemoveCaptionsApiArg = {
  id: string;
  uploadId: string;
};
export type GetUploadsApiResponse = /** status 200 A list of `UploadDto`. */ UploadDto[];
export type GetUploadsApiArg = {
  id: string;
};
export type SubmitContentApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type SubmitContentApiArg = {
  id: string;
  submitContentDto: SubmitContentDto;
};
export type GetLicenseApiResponse = /** status 200 As it is now: `LicenseDto`. */ LicenseDto;
export type GetLicenseApiArg = {
  id: string;
};
export type GetNotificationSettingsApiResponse =
  /** status 200 As it is now: `NotificationSettingsDto`. */ NotificationSettingsDto;
export type GetNotificationSettingsApiArg = void;
export type ChangeNotificationSettingsApiResponse =
  /** status 200 As it is now: `NotificationSettingsDto`. */ NotificationSettingsDto;
export type ChangeNotificationSettingsApiArg = {
  changeNotificationSettingsDto: ChangeNotificationSettingsDto;
};
export type GetNotificationsApiResponse =
  /** status 200 A list of `NotificationGroupDto`. */ NotificationGroupDto[];
export type GetNotificationsApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
  /** Bookings and conversations with something unread, or all of them; `all` without it. */
  filter?: 'unread' | 'all';
};
export type CountNotificationsApiResponse =
  /** status 200 As it is now: `NotificationCountDto`. */ NotificationCountDto;
export type CountNotificationsApiArg = void;
export type ReadNotificationsApiResponse =
  /** status 200 As it is now: `NotificationCountDto`. */ NotificationCountDto;
export type ReadNotificationsApiArg = {
  readNotificationsDto: ReadNotificationsDto;
};
export type SubscribeBrowserApiResponse = unknown;
export type SubscribeBrowserApiArg = {
  pushSubscriptionDto: PushSubscriptionDto;
};
export type UnsubscribeBrowserApiResponse = unknown;
export type UnsubscribeBrowserApiArg = {
  pushEndpointDto: PushEndpointDto;
};
export type GetSubscriptionApiResponse = /** status 200 As it is now: `SubscriptionDto`. */ SubscriptionDto;
export type GetSubscriptionApiArg = {
  token: string;
};
export type UnsubscribeApiResponse = /** status 200 As it is now: `SubscriptionDto`. */ SubscriptionDto;
export type UnsubscribeApiArg = {
  token: string;
  unsubscribeDto: UnsubscribeDto;
};
export type SubscribeAgainApiResponse = /** status 200 As it is now: `SubscriptionDto`. */ SubscriptionDto;
export type SubscribeAgainApiArg = {
  token: string;
};
export type CountPageEventApiResponse = unknown;
export type CountPageEventApiArg = {
  pageEventDto: PageEventDto;
};
export type GetInsightsApiResponse = /** status 200 As it is now: `InsightsDto`. */ InsightsDto;
export type GetInsightsApiArg = {
  /** How many days to look back, today included. */
  days?: 7 | 28 | 90;
};
export type DeleteAccountApiResponse = unknown;
export type DeleteAccountApiArg = {
  deleteAccountDto: DeleteAccountDto;
};
export type GetDemoApiResponse = /** status 200 As it is now: `DemoDto`. */ DemoDto;
export type GetDemoApiArg = void;
export type SignInProviderDto = {
  /** What its button says. */
  name: string;
};
export type SiteDto = {
  /** Where people find help. */
  supportEmail: string;
  /** Whether this installation is a demo that mails nobody. */
  demo: boolean;
  /** The provider to sign in with at `/api/auth/oidc`; null without one. */
  signIn: SignInProviderDto | null;
  /** By which a browser subscribes to push notifications (VAPID); null where there are none. */
  pushKey: string | null;
};
export type ProblemCode =
  | 'VALIDATION_FAILED'
  | 'CURSOR_NOT_VALID'
  | 'MALFORMED_REQUEST'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'SECOND_FACTOR_NEEDED'
  | 'FORBIDDEN'
  | 'PROOF_NEEDED'
  | 'FACTOR_NEEDED'
  | 'CROSS_SITE_REQUEST'
  | 'NOT_FOUND'
  | 'BOOKING_NOT_FOUND'
  | 'PACKAGE_NOT_FOUND'
  | 'CREATOR_NOT_FOUND'
  | 'CONFLICT'
  | 'EMAIL_TAKEN'
  | 'USERNAME_TAKEN'
  | 'PROFILE_EXISTS'
  | 'AMOUNT_MISMATCH'
  | 'ALREADY_PAID'
  | 'INVALID_TRANSITION'
  | 'NEWER_VERSION'
  | 'NEWER_OFFER'
  | 'OTHER_PARCEL'
  | 'ADDRESS_MISSING'
  | 'FEE_CHANGED'
  | 'TERMS_CHANGED'
  | 'NOT_VIEWABLE'
  | 'MISSING_CHANGED'
  | 'HOLD_LIMIT'
  | 'CHARGED_BACK'
  | 'TIPS_OFF'
  | 'ACCOUNT_IN_USE'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'PRECONDITION_FAILED'
  | 'PROTOCOL_VERSION_MISSING'
  | 'PAYLOAD_TOO_LARGE'
  | 'ADDRESS_TOO_LONG'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'RANGE_NOT_SATISFIABLE'
  | 'NOT_BOOKABLE'
  | 'OWN_PACKAGE'
  | 'OWN_TIP'
  | 'LINK_NOT_VALID'
  | 'UPLOAD_MISSING'
  | 'INCOMPLETE_DELIVERY'
  | 'FILE_TYPE_MISMATCH'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'PAYMENT_PROVIDER_UNAVAILABLE'
  | 'UNAVAILABLE'
  | 'BUSY'
  | 'OUT_OF_SPACE'
  | 'NOT_READY';
export type ProblemDto = {
  statusCode: number;
  code: ProblemCode;
  /** One sentence for a person. */
  message: string;
  /** For each field that breaks a rule, one sentence. */
  errors?: {
    [key: string]: string;
  };
  /** With INVALID_TRANSITION: the events that are allowed now. */
  allowedEvents?: string[];
  /** With INCOMPLETE_DELIVERY and MISSING_CHANGED: what the delivery lacks. */
  missing?: {
    what: 'photos' | 'videos' | 'files';
    promised: number;
    delivered: number;
  }[];
  /** With TOO_MANY_REQUESTS: in how many seconds it is possible again; also in `Retry-After`. */
  retryAfter?: number;
};
export type SessionDto = {
  id: string;
  /** What the browser said it was. */
  userAgent: string | null;
  /** When somebody signed in. */
  createdAt: string;
  /** When it was last used, to within minutes. */
  lastSeenAt: string;
  /** Whether this request belongs to it. */
  current: boolean;
};
export type AccountEvent =
  | 'new_device'
  | 'password_set'
  | 'email_asked'
  | 'email_changed'
  | 'email_undone'
  | 'codes_on'
  | 'codes_off'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'removal_asked'
  | 'removal_cancelled'
  | 'factors_removed'
  | 'login_linked'
  | 'login_unlinked'
  | 'token_made'
  | 'endpoint_made'
  | 'endpoint_changed'
  | 'endpoint_secret_made'
  | 'calendar_made'
  | 'payouts_begun'
  | 'signed_out';
export type AccountEventDto = {
  event: AccountEvent;
  /** Which one; empty where there is only one. */
  detail: string;
  /** When it happened. */
  at: string;
};
export type LinkedLoginDto = {
  id: string;
  /** The provider. */
  issuer: string;
  /** The email that the provider named when it was linked. */
  email: string;
  /** When it was linked. */
  createdAt: string;
};
export type TokenScope = 'read' | 'write';
export type ApiTokenDto = {
  id: string;
  name: string;
  scopes: TokenScope[];
  /** When it was made. */
  createdAt: string;
  /** When it was last used, to within minutes. */
  lastUsedAt: string | null;
};
export type NewApiTokenDto = {
  id: string;
  name: string;
  scopes: TokenScope[];
  /** When it was made. */
  createdAt: string;
  /** When it was last used, to within minutes. */
  lastUsedAt: string | null;
  /** Shown this once. */
  token: string;
};
export type MakeApiTokenDto = {
  name: string;
  /** What it may be used for; write includes read. */
  scopes: TokenScope[];
};
export type OwnCreatorDto = {
  id: string;
  username: string;
  displayName: string;
  profileImageUrl: string | null;
  /** Whether they have shared the link to their page yet. */
  linkShared: boolean;
  /** Whether somebody else may have made the profile, before this person proved that the email is theirs: ask them. */
  inDoubt: boolean;
};
export type UserDto = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  emailVerified: boolean;
  /** Whether this person can sign in with a password. */
  hasPassword: boolean;
  /** Whether this person has a passkey or one-time codes, without which admin calls and setting up payouts answer `FACTOR_NEEDED`. Also true for the demo’s people, who need none. */
  hasSecondFactor: boolean;
  isAdmin: boolean;
  /** Whether this person has bookings as a brand. */
  hasBrandBookings: boolean;
  /** The name under which this person booked last, for the next brief; null before the first booking. */
  brandName: string | null;
  creator: OwnCreatorDto | null;
};
export type LoginDto = {
  email: string;
  password: string;
};
export type RegisterDto = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
};
export type EmailDto = {
  email: string;
};
export type LinkProofDto = {
  /** From the mailed link. */
  token?: string;
  /** With `code`. */
  email?: string;
  code?: string;
};
export type LinkTokenDto = {
  /** From the mailed link. */
  token: string;
};
export type PasskeyDto = {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
};
export type SecondFactorsDto = {
  /** Whether one-time codes are on. */
  codes: boolean;
  passkeys: PasskeyDto[];
  recoveryCodesLeft: number;
  /** When the second factor will be removed, because somebody asked for it by an emailed link. */
  removalAt: string | null;
};
export type NewCodesDto = {
  /** In Base32, to be typed into an app. */
  secret: string;
  /** For a QR code that apps read. */
  uri: string;
};
export type RecoveryCodesDto = {
  /** Shown this once; empty when there were some before, which stay good. */
  recoveryCodes: string[];
};
export type OneTimeCodeDto = {
  code: string;
};
export type PasskeyOptionsDto = {
  options: {
    [key: string]: any;
  };
};
export type AddPasskeyDto = {
  name: string;
  /** What the browser made of `beginPasskey`, as JSON. */
  passkey: {
    [key: string]: any;
  };
};
export type SecondFactorDto = {
  /** Of the app that was set up. */
  code?: string;
  recoveryCode?: string;
  /** What the browser made of `getPasskeyChallenge`, as JSON (WebAuthn Level 3, `toJSON`). */
  passkey?: {
    [key: string]: any;
  };
};
export type ShownPasskeyDto = {
  /** What the browser made of `getPasskeyChallenge`, as JSON. */
  passkey: {
    [key: string]: any;
  };
};
export type RemovalDto = {
  /** When the second factor will be removed. */
  removalAt: string;
};
export type VerifyEmailDto = {
  /** From the mailed link. */
  token?: string;
  /** With `code`. */
  email?: string;
  code?: string;
  /** The account’s new password. Without it the account has none until one is set by reset-password. */
  password?: string;
};
export type ResetPasswordDto = {
  /** From the mailed link. */
  token?: string;
  /** With `code`. */
  email?: string;
  code?: string;
  password: string;
};
export type ChangePasswordDto = {
  currentPassword: string;
  password: string;
};
export type IdentityProofDto = {
  /** Of the app that was set up. */
  code?: string;
  recoveryCode?: string;
  /** What the browser made of `getPasskeyChallenge`, as JSON (WebAuthn Level 3, `toJSON`). */
  passkey?: {
    [key: string]: any;
  };
  password?: string;
};
export type ContentFormat = 'photos' | 'videos' | 'photos_videos' | 'reels' | 'stories' | 'tiktoks';
export type UsageRights = 'social_media' | 'website' | 'advertising' | 'commercial' | 'unlimited';
export type AddonMeaningKind = 'faster' | 'more';
export type Counted = 'photos' | 'videos' | 'files';
export type AddonMeaningDto = {
  kind: AddonMeaningKind;
  /** With faster: within how many days the content is delivered, in place of the package’s time. */
  days?: number;
  /** With more: of what. */
  what?: Counted;
  /** With more: how many are delivered on top. */
  count?: number;
  /** What it changes, in words. */
  text: string;
  /** The delivery time that takes the place of the package’s; null where that stays. */
  deliveryTime: string | null;
};
export type AiUse = 'none' | 'edited' | 'parts' | 'synthetic';
export type PackageDto = {
  id: string;
  creatorId: string;
  tier: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number | null;
  deliveryTime: string;
  revisions: number | 'unlimited';
  /** One item a line. */
  includes: string;
  emoji: string;
  contentFormat: ContentFormat | null;
  usageRights: UsageRights | null;
  whatIncluded: string | null;
  /** What an add-on changes about a booking; null for neither time nor number. */
  meaning: AddonMeaningDto | null;
  /** What the creator keeps, in percent, when a brand cancels before a delivery. */
  cancellationPercent: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct: boolean;
  /** The most that its files may be made with AI; null where it doesn’t say. */
  ai: AiUse | null;
  /** Whether it can be booked on its own. */
  bookable: boolean;
  /** Whether its creator keeps it for later: nobody else sees it. */
  archived: boolean;
};
export type ContentFormatWord =
  'photos' | 'videos' | 'photos_videos' | 'reels' | 'stories' | 'tiktoks' | 'both' | 'photos-videos';
export type UsageRightsWord =
  'social_media' | 'website' | 'advertising' | 'commercial' | 'unlimited' | 'social' | 'social-media' | 'ads';
export type AiAnswer = 'none' | 'edited' | 'parts' | 'synthetic' | '';
export type AddonMeaningChoice = 'none' | 'faster' | 'more';
export type AddonMeaningInputDto = {
  /** `none` takes a meaning away. */
  kind: AddonMeaningChoice;
  days?: number;
  what?: Counted;
  count?: number;
};
export type PackageInputDto = {
  tier?: string;
  name: string;
  description?: string;
  /** Dollars, with at most two decimals. */
  price: number | string;
  deliveryTime?: string;
  revisions?: number | 'unlimited';
  includes?: string;
  /** At most 2 characters. */
  emoji?: string;
  contentFormat?: ContentFormatWord;
  usageRights?: UsageRightsWord;
  /** Stands above `includes`. Sent empty, there is none. */
  whatIncluded?: string;
  /** What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given. */
  cancellationPercent?: number;
  /** Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
  needsProduct?: boolean;
  /** The most that its files may be made with AI; sent empty, it doesn’t say. */
  ai?: AiAnswer;
  /** What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
  meaning?: AddonMeaningInputDto;
};
export type ListedPackageDto = {
  tier?: string;
  name: string;
  description?: string;
  /** Dollars, with at most two decimals. */
  price: number | string;
  deliveryTime?: string;
  revisions?: number | 'unlimited';
  includes?: string;
  /** At most 2 characters. */
  emoji?: string;
  contentFormat?: ContentFormatWord;
  usageRights?: UsageRightsWord;
  /** Stands above `includes`. Sent empty, there is none. */
  whatIncluded?: string;
  /** What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given. */
  cancellationPercent?: number;
  /** Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
  needsProduct?: boolean;
  /** The most that its files may be made with AI; sent empty, it doesn’t say. */
  ai?: AiAnswer;
  /** What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
  meaning?: AddonMeaningInputDto;
  /** Of a package that is changed; a new one has none. */
  id?: string;
  /** Kept for later: nobody else sees it, and it can’t be booked. Not for the main package. */
  archived?: boolean;
};
export type SavePackagesDto = {
  /** In the order of the page. What is not in the list is deleted, but for archived ones. */
  packages: ListedPackageDto[];
};
export type PackageChangeDto = {
  tier?: string;
  name?: string;
  description?: string;
  /** Dollars, with at most two decimals. */
  price?: number | string;
  deliveryTime?: string;
  revisions?: number | 'unlimited';
  includes?: string;
  /** At most 2 characters. */
  emoji?: string;
  contentFormat?: ContentFormatWord;
  usageRights?: UsageRightsWord;
  /** Stands above `includes`. Sent empty, there is none. */
  whatIncluded?: string;
  /** What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given. */
  cancellationPercent?: number;
  /** Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
  needsProduct?: boolean;
  /** The most that its files may be made with AI; sent empty, it doesn’t say. */
  ai?: AiAnswer;
  /** What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
  meaning?: AddonMeaningInputDto;
  /** Kept for later: nobody else sees it, and it can’t be booked. Not for the main package. */
  archived?: boolean;
};
export type BookingFlow = 'pay_first' | 'approve_first';
export type CreatorCardDto = {
  id: string;
  username: string;
  displayName: string;
  profilePicture: string | null;
  bookingFlow: BookingFlow;
};
export type PackagePageDto = {
  id: string;
  creatorId: string;
  tier: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number | null;
  deliveryTime: string;
  revisions: number | 'unlimited';
  /** One item a line. */
  includes: string;
  emoji: string;
  contentFormat: ContentFormat | null;
  usageRights: UsageRights | null;
  whatIncluded: string | null;
  /** What an add-on changes about a booking; null for neither time nor number. */
  meaning: AddonMeaningDto | null;
  /** What the creator keeps, in percent, when a brand cancels before a delivery. */
  cancellationPercent: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct: boolean;
  /** The most that its files may be made with AI; null where it doesn’t say. */
  ai: AiUse | null;
  /** Whether it can be booked on its own. */
  bookable: boolean;
  /** Whether its creator keeps it for later: nobody else sees it. */
  archived: boolean;
  creator: CreatorCardDto;
  /** The last day on which the creator takes no work; null when they are here. It can be booked meanwhile. */
  awayUntil: string | null;
  /** Add-ons of the same creator that can be booked with it. */
  addons: PackageDto[];
};
export type PortfolioItemType = 'photo' | 'video';
export type PictureDto = {
  /** Of the largest size, in pixels. */
  width: number;
  height: number;
  /** For `srcset`. */
  avif: string;
  /** For `srcset`. */
  webp: string;
};
export type FocusDto = {
  /** Whole percent from the left. */
  x: number;
  /** Whole percent from the top. */
  y: number;
};
export type PortfolioItemDto = {
  id: string;
  imageUrl: string;
  /** For a video: where it can be played. */
  videoUrl: string | null;
  title: string;
  type: PortfolioItemType;
  duration: string | null;
  /** Its sizes; null until they are made. */
  picture: PictureDto | null;
  /** For a video: a few silent seconds of it. */
  loopUrl: string | null;
  /** What stays in view where the picture is cropped. */
  focus: FocusDto;
};
export type PortfolioStatus = 'processing' | 'ready' | 'failed';
export type OwnPortfolioItemDto = {
  id: string;
  /** For a video: where it can be played. */
  videoUrl: string | null;
  title: string;
  type: PortfolioItemType;
  duration: string | null;
  /** What stays in view where the picture is cropped. */
  focus: FocusDto;
  /** Of a video that is not ready there is no picture. */
  imageUrl: string | null;
  /** Others see only what is ready. */
  status: PortfolioStatus;
  /** Why it has failed. */
  problem: string | null;
};
export type NewPhotoDto = {
  title: string;
  /** A data URL of a picture of at most 5 MB. */
  image: string;
};
export type ArrangedItemDto = {
  title: string;
  id: string;
  /** What stays in view where the picture is cropped. Without it, what was chosen before stays. */
  focus?: FocusDto;
};
export type ArrangePortfolioDto = {
  /** All items, in their order. */
  items: ArrangedItemDto[];
};
export type UsernameAvailabilityDto = {
  available: boolean;
  /** Why it cannot be used; null when it can. */
  reason: string | null;
  /** A few names like it that are free, where it is taken or reserved; otherwise empty. */
  suggestions: string[];
};
export type PageTheme = 'paper' | 'night' | 'blush' | 'citrus';
export type PageFont = 'sans' | 'serif' | 'rounded';
export type PageCorner = 'round' | 'soft' | 'square';
export type PageCover = 'none' | 'band' | 'photo';
export type PageDesignDto = {
  theme: PageTheme;
  accent: string;
  font: PageFont;
  corner: PageCorner;
  cover: PageCover;
};
export type ProofDto = {
  /** The mean of what brands say, from 1 to 5 in tenths, rounded down; from 3 ratings on. */
  stars: number | null;
  /** How many brands’ ratings that is the mean of. */
  ratings: number | null;
  /** Completed bookings. */
  jobs: number | null;
  /** Percent of first versions that came by the promised date, in 12 months. */
  onTime: number | null;
  /** Median minutes from a request to its answer, in 90 days. */
  answerMinutes: number | null;
  /** Median days from the start of production to the first version, in 12 months. */
  deliveryDays: number | null;
  /** Percent of completed bookings without a counted revision, in 12 months. */
  firstTime: number | null;
  /** Percent of brands with a completed booking that have two or more. */
  returning: number | null;
};
export type BlockKind =
  'reels' | 'packages' | 'brands' | 'links' | 'social' | 'text' | 'faq' | 'ask' | 'tips';
export type BrandEntryDto = {
  name: string;
};
export type SocialNetwork = 'instagram' | 'tiktok' | 'youtube' | 'pinterest' | 'linkedin' | 'x' | 'website';
export type SocialEntryDto = {
  network: SocialNetwork;
  /** An address on the network, or a handle, with or without its @, which becomes one. Of a website, its address. */
  url: string;
  /** The creator’s own figure. */
  followers: number | null;
};
export type FaqEntryDto = {
  question: string;
  answer: string;
};
export type ShownLinkDto = {
  title: string;
  url: string;
  /** Its picture: what `addLinkPicture` has answered. Without it, the link has none. */
  pictureUrl?: string;
  /** The sizes of its picture, once they are made. */
  picture?: PictureDto;
};
export type ShownContentDto = {
  heading?: string;
  brands?: BrandEntryDto[];
  accounts?: SocialEntryDto[];
  text?: string;
  questions?: FaqEntryDto[];
  links?: ShownLinkDto[];
};
export type PageBlockDto = {
  /** A UUID, or the kind where the creator has arranged nothing yet. */
  id: string;
  kind: BlockKind;
  content: ShownContentDto;
};
export type OfferedPackageDto = {
  id: string;
  creatorId: string;
  tier: string;
  name: string;
  description: string;
  /** Dollars. */
  price: number | null;
  deliveryTime: string;
  revisions: number | 'unlimited';
  /** One item a line. */
  includes: string;
  emoji: string;
  contentFormat: ContentFormat | null;
  usageRights: UsageRights | null;
  whatIncluded: string | null;
  /** What an add-on changes about a booking; null for neither time nor number. */
  meaning: AddonMeaningDto | null;
  /** What the creator keeps, in percent, when a brand cancels before a delivery. */
  cancellationPercent: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct: boolean;
  /** The most that its files may be made with AI; null where it doesn’t say. */
  ai: AiUse | null;
  /** Whether it can be booked on its own. */
  bookable: boolean;
  /** Whether its creator keeps it for later: nobody else sees it. */
  archived: boolean;
  /** Whether it is ordered most often; the second one is marked while nothing has been ordered yet. */
  mostPopular: boolean;
  /** The picture that a shared link to it shows. */
  cardUrl: string | null;
};
export type CreatorDto = {
  id: string;
  username: string;
  displayName: string;
  /** The same as displayName. */
  name: string;
  bio: string | null;
  category: string | null;
  instagramUsername: string | null;
  profileImageUrl: string | null;
  /** The same as profileImageUrl. */
  profilePicture: string | null;
  bookingFlow: BookingFlow;
  /** One line under the name. */
  tagline: string | null;
  /** The sizes of the profile picture. */
  picture: PictureDto | null;
  design: PageDesignDto;
  /** The photo above the page. */
  coverUrl: string | null;
  /** The sizes of the cover. */
  coverPicture: PictureDto | null;
  /** What stays in view where the cover is cropped. */
  coverFocus: FocusDto;
  /** The picture that a shared link shows. */
  cardUrl: string | null;
  /** The last day on which they take no work; null when they are here. They can be booked meanwhile. */
  awayUntil: string | null;
  proof: ProofDto;
  /** What the page is made of, in its order. */
  blocks: PageBlockDto[];
  packages: OfferedPackageDto[];
  portfolioItems: PortfolioItemDto[];
};
export type Category =
  | 'Lifestyle'
  | 'Beauty & Skincare'
  | 'Fashion'
  | 'Food & Beverage'
  | 'Fitness & Health'
  | 'Tech & Gadgets'
  | 'Home & Decor'
  | 'Travel'
  | 'Parenting'
  | 'Business & Finance';
export type ProfileChangeDto = {
  username: string;
  displayName: string;
  instagramUsername?: string;
  /** A data URL of an image of at most 5 MB, or the present address to keep it. */
  profileImageUrl?: string;
  bio?: string;
  category?: Category;
  /** Which booking form the page shows. */
  bookingFlow?: BookingFlow;
};
export type LinkEntryDto = {
  title: string;
  url: string;
  /** Its picture: what `addLinkPicture` has answered. Without it, the link has none. */
  pictureUrl?: string;
};
export type BlockContentDto = {
  heading?: string;
  brands?: BrandEntryDto[];
  links?: LinkEntryDto[];
  accounts?: SocialEntryDto[];
  text?: string;
  questions?: FaqEntryDto[];
};
export type ArrangedBlockDto = {
  /** Of a stored block; a new one has none. */
  id?: string;
  kind: BlockKind;
  /** Whether visitors see it. */
  enabled: boolean;
  /** Kept for later, out of the way. */
  archived: boolean;
  content: BlockContentDto;
};
export type PageSettingsDto = {
  tagline: string | null;
  design: PageDesignDto;
  coverUrl: string | null;
  /** What stays in view where the cover is cropped. */
  coverFocus: FocusDto;
  /** Whether the page says what was counted of their bookings: all of it, or none. */
  showNumbers: boolean;
  /** Switched off and archived ones too. */
  blocks: ArrangedBlockDto[];
};
export type SavePageDto = {
  tagline?: string;
  design: PageDesignDto;
  /** A data URL of an image of at most 5 MB for a new cover; without it the cover stays. */
  coverUrl?: string;
  /** What stays in view where the cover is cropped. Without it, what was chosen before stays, and of a new cover the middle. */
  coverFocus?: FocusDto;
  /** Without it, what was chosen before stays. */
  showNumbers?: boolean;
  /** In their order. */
  blocks: ArrangedBlockDto[];
};
export type ContentBlockType = 'package' | 'tip' | 'addon' | 'portfolio';
export type ContentBlockDto = {
  description?: string;
  /** Dollars, with at most two decimals. */
  price?: number | string;
  deliveryTime?: string;
  revisions?: number | 'unlimited';
  includes?: string;
  /** At most 2 characters. */
  emoji?: string;
  contentFormat?: ContentFormatWord;
  usageRights?: UsageRightsWord;
  /** Stands above `includes`. Sent empty, there is none. */
  whatIncluded?: string;
  /** What the creator keeps, in percent, when a brand cancels before a delivery; 0 when it is not given. */
  cancellationPercent?: number;
  /** Whether the brand sends a product before the work begins; not when it is not given. The delivery time starts when it arrives. */
  needsProduct?: boolean;
  /** The most that its files may be made with AI; sent empty, it doesn’t say. */
  ai?: AiAnswer;
  /** What an add-on changes. One whose name says a delivery time or a number of files needs the meaning that fits it. */
  meaning?: AddonMeaningInputDto;
  title: string;
  /** The editor’s own id of the block. */
  id?: string;
  type: ContentBlockType;
  enabled: boolean;
};
export type OnboardDto = {
  username: string;
  displayName: string;
  bio: string;
  category: Category;
  instagramUsername?: string;
  /** A data URL of an image of at most 5 MB, or the present address to keep it. */
  profileImageUrl?: string;
  packageName?: string;
  packageDescription?: string;
  /** Dollars, with at most two decimals. */
  packagePrice?: number | string;
  packageDeliveryTime?: string;
  packageIncludes?: string;
  packageRevisions?: number | string;
  contentBlocks?: ContentBlockDto[];
};
export type SignUpDto = {
  email: string;
  username: string;
  packageName: string;
  packageDescription: string;
  /** Dollars, with at most two decimals. */
  packagePrice: number | string;
  packageDeliveryTime?: string;
  /** At most 2 characters. */
  packageEmoji?: string;
  packageRevisions?: number | string;
  packageContentFormat?: ContentFormatWord;
  packageUsageRights?: UsageRightsWord;
  packageIncludes?: string;
};
export type LinkPictureDto = {
  /** For the `pictureUrl` of a link. */
  url: string;
};
export type NewLinkPictureDto = {
  /** A data URL of a picture of at most 5 MB. */
  image: string;
};
export type BookingLicenseDto = {
  /** As in `/api/licenses/{id}`. */
  id: string;
  /** Its page, for everyone who knows the address. */
  url: string;
};
export type BookingRole = 'brand' | 'creator' | 'admin';
export type BookingStatus =
  'pending_creator_approval' | 'in_progress' | 'content_submitted' | 'completed' | 'rejected';
export type BookingStage =
  | 'unpaid'
  | 'requested'
  | 'accepted'
  | 'securing'
  | 'awaiting_product'
  | 'in_transit'
  | 'producing'
  | 'revising'
  | 'in_review'
  | 'completed'
  | 'contestable'
  | 'disputed'
  | 'declined'
  | 'withdrawn'
  | 'cancelled'
  | 'cancelled_with_fee'
  | 'payment_expired'
  | 'request_expired'
  | 'not_delivered'
  | 'refunded';
export type Tone = 'neutral' | 'primary' | 'money' | 'attention' | 'danger';
export type Turn = 'brand' | 'creator' | 'admin' | 'provider' | 'network';
export type UntilKind = 'due' | 'deadline';
export type UntilDto = {
  kind: UntilKind;
  at: string;
};
export type BookingActionName =
  | 'pay'
  | 'withdraw'
  | 'approve_request'
  | 'decline_request'
  | 'submit_content'
  | 'approve_content'
  | 'request_revision'
  | 'reject_content'
  | 'cancel_late'
  | 'send_product'
  | 'correct_shipment'
  | 'receive_product'
  | 'report_product'
  | 'cancel_booking'
  | 'extend_due_date'
  | 'ask_extension'
  | 'accept_extension'
  | 'decline_extension'
  | 'propose_settlement'
  | 'accept_settlement'
  | 'decline_settlement'
  | 'withdraw_proposal'
  | 'accept_rejection'
  | 'contest_rejection'
  | 'waive_revision'
  | 'grant_revision'
  | 'open_dispute'
  | 'withdraw_as_creator'
  | 'resolve_dispute'
  | 'cancel_as_admin'
  | 'reissue_refund'
  | 'grant_refund';
export type NeededText = 'reason' | 'feedback';
export type NamedDto = {
  /** Of a request for more time, or of a proposal. */
  number?: number;
  /** Of a parcel. */
  shipment?: number;
  dueAt?: string;
  /** The creator’s share in percent. */
  creatorPercent?: number;
};
export type BookingActionDto = {
  name: BookingActionName;
  label: string;
  enabled: boolean;
  /** Why it cannot be used now. */
  reason: string | null;
  /** Which text has to come with it. */
  needs: NeededText | null;
  /** What has to be sent with it as it stands here: what it is about. Something older is refused. */
  names: NamedDto;
  /** What follows from it, where that depends on the booking. {creator}, {brand} and {dueAt} stand for names and the date. */
  consequence: string | null;
};
export type ConfirmationScreen =
  'request-submitted' | 'payment-success' | 'content-submitted' | 'content-approved';
export type BrandTab = 'ready' | 'progress' | 'pending' | 'done';
export type MoneyLineDto = {
  /** How many of paid in, held, approved, paid out are done. */
  done: number;
  /** Whether the card is authorized or charged. */
  secured: boolean;
  /** Whether the money went, or is going, back to the brand, or will never come. */
  returned: boolean;
  /** Whether a card network’s review has stopped it. */
  frozen: boolean;
  text: string;
};
export type TimelineState = 'done' | 'current' | 'open' | 'undone';
export type TimelineEntryDto = {
  title: string;
  state: TimelineState;
  at: string | null;
  text: string | null;
};
export type WhatNextDto = {
  title: string;
  text: string;
};
export type ExtensionRequestDto = {
  number: number;
  /** When the content would be due. */
  dueAt: string;
  /** After it the request lapses. */
  answerBy: string;
  reason: string;
};
export type Party = 'brand' | 'creator';
export type SettlementProposalDto = {
  number: number;
  by: Party;
  /** The creator’s share in percent. */
  creatorPercent: number;
  /** Dollars, before the platform’s fee. */
  creatorGets: string;
  /** Dollars. */
  brandGets: string;
  reason: string;
};
export type CancellationDto = {
  /** The creator’s share in percent. */
  creatorPercent: number;
  /** Dollars, before the platform’s fee. */
  creatorGets: string;
  /** Dollars. */
  brandGets: string;
};
export type ParcelProblem = 'not_arrived' | 'damaged' | 'wrong_product' | 'other';
export type ReportedProblemDto = {
  kind: ParcelProblem;
  reason: string;
  at: string;
};
export type ParcelDto = {
  /** Counted from 1. */
  number: number;
  carrier: string | null;
  tracking: string | null;
  sentAt: string;
  /** When the creator confirmed it; null before, and where the time to confirm it ended. */
  receivedAt: string | null;
  /** What the creator has reported. */
  problem: ReportedProblemDto | null;
};
export type ShippingAddressDto = {
  name: string;
  line1: string;
  line2: string | null;
  postalCode: string | null;
  city: string;
  region: string | null;
  country: string;
  phone: string | null;
};
export type Placement = 'brand_ads' | 'brand_feed' | 'creator_account';
export type AttachmentKind = 'picture' | 'pdf';
export type AttachmentDto = {
  id: string;
  kind: AttachmentKind;
  name: string;
  /** Bytes. */
  size: number;
  /** Where it is, for an hour. A PDF is always saved, never shown. */
  url: string;
};
export type BookedPackageDto = {
  id: string;
  name: string;
  tier: string;
  description: string;
  /** Dollars. */
  price: number;
  deliveryTime: string;
  revisions: number | 'unlimited';
  includes: string;
  contentFormat: string | null;
  usageRights: string | null;
  /** What the creator keeps, in percent, when the brand cancels before a delivery. */
  cancellationPercent: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct: boolean;
  /** The most that its files may be made with AI; null where it didn’t say. */
  ai: AiUse | null;
  creator: CreatorCardDto;
};
export type BookedAddonDto = {
  id: string;
  name: string;
  /** Dollars. */
  price: number;
  /** What it changes about the booking, as it was when it was booked. */
  meaning: AddonMeaningDto | null;
};
export type SubmissionStatus =
  'in_review' | 'revision_requested' | 'superseded' | 'approved' | 'rejected' | 'unanswered';
export type RevisionKind = 'new_wish' | 'in_brief';
export type MissingPartDto = {
  what: Counted;
  /** How many were promised. */
  promised: number;
  /** How many of them there are. */
  delivered: number;
};
export type ContentKind = 'video' | 'image';
export type LargePreviewStatus = 'none' | 'pending' | 'ready' | 'failed';
export type LargePreviewDto = {
  /** `none` until the brand asks for it with `orderLargePreview`. */
  status: LargePreviewStatus;
  /** Where it is, once it is ready: exactly the frames of playUrl, with a fainter watermark. */
  url: string | null;
  /** Pixels that it has, or would have. */
  width: number;
  /** Pixels that it has, or would have. */
  height: number;
  /** What it shows, that it is being made, or why it can’t be. */
  note: string | null;
};
export type FrameRateDto = {
  num: number;
  den: number;
};
export type MediaFactsDto = {
  /** Frames per second as an exact fraction; frame n is seen at (n + 0.5) / fps. Null for images. */
  fps: FrameRateDto | null;
  /** Null for images. */
  frameCount: number | null;
  /** Null for images. */
  durationMs: number | null;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  hasAudio: boolean;
};
export type SourceFactsDto = {
  /** Pixels, as it is displayed. */
  width: number;
  /** Pixels, as it is displayed. */
  height: number;
  /** As the file says; null for images and where it doesn’t say. */
  durationMs: number | null;
};
export type ScrubSheetDto = {
  /** One WebP that holds all small pictures, row by row. */
  url: string;
  columns: number;
  /** How many pictures there are. */
  count: number;
  /** Of one picture, in pixels. */
  width: number;
  /** Of one picture, in pixels. */
  height: number;
  /** Picture n shows what is seen n times so many milliseconds after the start. */
  intervalMs: number;
};
export type PreviewStatus = 'pending' | 'ready' | 'failed';
export type SubmissionFileDto = {
  id: string;
  /** The finished upload it came from; sent again to keep it in the next version. */
  uploadId: string;
  /** Files of different versions with the same one follow each other. */
  slotId: string;
  type: ContentKind;
  /** The same as type. */
  contentType: ContentKind;
  /** Where this caller may see it for now: the watermarked preview, or the original once it is unlocked. Null while the preview is being made. */
  url: string | null;
  /** A still picture of it. */
  posterUrl: string | null;
  /** The preview, for either party: with a watermark at first; without one once the originals are unlocked and it is made. What media and scrub say is counted in it. */
  playUrl: string | null;
  /** Captions of a video, as WebVTT of times and plain text; null where there are none. */
  captionsUrl: string | null;
  /** The preview at full size; null where the standard one is as large as the original. */
  large: LargePreviewDto | null;
  /** What was measured of the preview; null until it is made, and for previews from before version 1.5. */
  media: MediaFactsDto | null;
  /** What the original measures; null like media. */
  source: SourceFactsDto | null;
  /** Small pictures of a video’s preview; null for images, and where there are none. */
  scrub: ScrubSheetDto | null;
  /** Downloads what this caller may have now. */
  downloadUrl: string | null;
  /** Whether url and downloadUrl lead to the original. */
  original: boolean;
  preview: PreviewStatus;
  /** What the preview leaves out, or why there is none; null for originals. */
  previewNote: string | null;
  filename: string;
  /** The same as filename. */
  fileName: string;
  /** Bytes. */
  size: number;
  /** Bytes; the same as size. */
  fileSize: number;
  fileType: string;
  /** SHA-256 of the original, hexadecimal. */
  sha256: string;
  /** What the creator states of AI in it; null where nothing was stated. */
  ai: AiUse | null;
};
export type SubmissionDto = {
  id: string;
  version: number;
  status: SubmissionStatus;
  submittedAt: string;
  notes: string | null;
  /** What the revision is about that was requested of this version; null where none was. */
  revisionKind: RevisionKind | null;
  /** What it lacks of what the package and its add-ons count. Without anything in it the version is complete; otherwise silence doesn’t approve it. */
  missing: MissingPartDto[];
  files: SubmissionFileDto[];
};
export type BookedDto = {
  /** Whether this caller can be shown the way to tip the creator: for the brand, once the booking is completed, where the creator takes tips. */
  offersTip: boolean;
  /** The license to the content; null until the content is approved. */
  license: BookingLicenseDto | null;
  /** The same as `license`, by its name of the versions before 1.8. */
  licence: BookingLicenseDto | null;
  id: string;
  /** As whom this caller sees the booking. */
  role: BookingRole;
  /** The number of its newest change: it grows with each one. A live event names it. */
  change: number;
  status: BookingStatus;
  stage: BookingStage;
  /** The stage in this caller’s words. */
  label: string;
  /** What the color of the label means. */
  tone: Tone;
  /** The label in the words of the page that shows this stage. */
  screenLabel: string;
  /** The title of that page. */
  headline: string;
  /** A sentence below the title. */
  subtitle: string | null;
  flow: BookingFlow;
  /** Who has to do what, as one sentence. */
  nextStep: string;
  /** Whose turn it is; null when nobody has to do anything. */
  turn: Turn | null;
  /** When the stage ends by itself. */
  deadlineAt: string | null;
  /** What happens then, as one sentence. */
  onSilence: string | null;
  /** The date to look at: when the content was promised, while it is made; else the deadline. */
  until: UntilDto | null;
  /** When the content is due. */
  dueAt: string | null;
  /** From when on the latest version can be approved: every file could be viewed, or a day had passed. Null while its previews are being made, and before the first version. */
  reviewBeganAt: string | null;
  /** What this caller can do now. */
  actions: BookingActionDto[];
  /** The page on which this caller goes on. */
  path: string;
  /** The pages that confirm a step and are true now. */
  confirmations: ConfirmationScreen[];
  tab: BrandTab;
  /** Whether the booking is over. */
  final: boolean;
  /** Dollars with two decimals. */
  amount: string;
  /** How it is shown says escrowLabel. */
  escrowStatus: string;
  escrowLabel: string;
  escrowTone: Tone;
  money: MoneyLineDto;
  timeline: TimelineEntryDto[];
  /** What comes after this; empty where there is no more to tell. */
  whatNext: WhatNextDto[];
  revisionsLeft: number | 'unlimited';
  /** When a new version would be due if a revision was requested now, to the minute; null when none can be. */
  revisionDueAt: string | null;
  /** The latest date to which the due date can be moved; null when it can’t be moved. */
  latestDueAt: string | null;
  /** When the booking is final at the latest; null before its payment is held, and when it is over. */
  heldUntil: string | null;
  /** While it waits for the brand’s answer. */
  extension: ExtensionRequestDto | null;
  /** While it waits for an answer. */
  settlement: SettlementProposalDto | null;
  /** What it costs the brand to cancel now; null where it can’t be cancelled for that. */
  cancellation: CancellationDto | null;
  /** Products that the brand has sent, the first one first. */
  shipments: ParcelDto[];
  /** Where the brand sends the product: for the brand alone, from when it has to be sent until the booking is over. */
  shipTo: ShippingAddressDto | null;
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  additionalNotes: string | null;
  scriptUrl: string | null;
  /** The day by which the brand would like to have it; `dueAt` is what was agreed. */
  wantedBy: string | null;
  /** Where the brand says that it will show the content; empty where it didn’t say. */
  placements: Placement[];
  /** What the brand sent with its brief. */
  briefFiles: AttachmentDto[];
  /** Whether this caller can add files to the brief, and remove them. */
  briefFilesOpen: boolean;
  packageId: string;
  package: BookedPackageDto;
  /** The same as package. */
  service: BookedPackageDto;
  addons: BookedAddonDto[];
  /** The delivery time that was agreed: the package’s, or that of the add-on that changes it. */
  deliveryTime: string;
  createdAt: string;
  /** Newest first. */
  submissions: SubmissionDto[];
  /** Whether this caller can open the booking. False for a repeat without the cookie that the first answer set: the booking is shown as it was made, and a mailed link opens it. */
  canOpen: boolean;
};
export type ShownTermsDto = {
  /** What the creator keeps, in percent, when the brand cancels before a delivery. */
  cancellationPercent?: number;
  /** Whether the brand sends a product before the work begins. */
  needsProduct?: boolean;
  /** The most that its files may be made with AI; empty where nothing was said. */
  ai?: AiAnswer;
};
export type BookAndPayDto = {
  packageId: string;
  /** Dollars. The server alone sets the price: an amount that differs is refused. */
  amount?: number | string;
  /** What was shown when this was sent: where it is something else by now, nothing is booked. */
  terms?: ShownTermsDto;
  addonIds?: string[];
  /** Where the visit to the page came from: utm_source, or the host of the page before. Shortened to a plain name; never refused. */
  source?: string;
  /** The conversation that led to the booking. It goes on as the booking’s; one that isn’t yours, or has become a booking, is left alone. */
  conversationId?: string;
  /** The day by which you would like to have it. What counts is the delivery time of the package. */
  wantedBy?: string;
  /** Where you will show the content. It changes no rights: those are the package’s. */
  placements?: Placement[];
  projectDescription: string;
  brandName: string;
  contactEmail: string;
  scriptUrl?: string;
  additionalNotes?: string;
};
export type RequestBookingDto = {
  packageId: string;
  /** Dollars. The server alone sets the price: an amount that differs is refused. */
  amount?: number | string;
  /** What was shown when this was sent: where it is something else by now, nothing is booked. */
  terms?: ShownTermsDto;
  addonIds?: string[];
  /** Where the visit to the page came from: utm_source, or the host of the page before. Shortened to a plain name; never refused. */
  source?: string;
  /** The conversation that led to the booking. It goes on as the booking’s; one that isn’t yours, or has become a booking, is left alone. */
  conversationId?: string;
  /** The day by which you would like to have it. What counts is the delivery time of the package. */
  wantedBy?: string;
  /** Where you will show the content. It changes no rights: those are the package’s. */
  placements?: Placement[];
  clientName: string;
  clientEmail: string;
  projectDetails: string;
  specialRequests?: string;
};
export type BookingDto = {
  /** Whether this caller can be shown the way to tip the creator: for the brand, once the booking is completed, where the creator takes tips. */
  offersTip: boolean;
  /** The license to the content; null until the content is approved. */
  license: BookingLicenseDto | null;
  /** The same as `license`, by its name of the versions before 1.8. */
  licence: BookingLicenseDto | null;
  id: string;
  /** As whom this caller sees the booking. */
  role: BookingRole;
  /** The number of its newest change: it grows with each one. A live event names it. */
  change: number;
  status: BookingStatus;
  stage: BookingStage;
  /** The stage in this caller’s words. */
  label: string;
  /** What the color of the label means. */
  tone: Tone;
  /** The label in the words of the page that shows this stage. */
  screenLabel: string;
  /** The title of that page. */
  headline: string;
  /** A sentence below the title. */
  subtitle: string | null;
  flow: BookingFlow;
  /** Who has to do what, as one sentence. */
  nextStep: string;
  /** Whose turn it is; null when nobody has to do anything. */
  turn: Turn | null;
  /** When the stage ends by itself. */
  deadlineAt: string | null;
  /** What happens then, as one sentence. */
  onSilence: string | null;
  /** The date to look at: when the content was promised, while it is made; else the deadline. */
  until: UntilDto | null;
  /** When the content is due. */
  dueAt: string | null;
  /** From when on the latest version can be approved: every file could be viewed, or a day had passed. Null while its previews are being made, and before the first version. */
  reviewBeganAt: string | null;
  /** What this caller can do now. */
  actions: BookingActionDto[];
  /** The page on which this caller goes on. */
  path: string;
  /** The pages that confirm a step and are true now. */
  confirmations: ConfirmationScreen[];
  tab: BrandTab;
  /** Whether the booking is over. */
  final: boolean;
  /** Dollars with two decimals. */
  amount: string;
  /** How it is shown says escrowLabel. */
  escrowStatus: string;
  escrowLabel: string;
  escrowTone: Tone;
  money: MoneyLineDto;
  timeline: TimelineEntryDto[];
  /** What comes after this; empty where there is no more to tell. */
  whatNext: WhatNextDto[];
  revisionsLeft: number | 'unlimited';
  /** When a new version would be due if a revision was requested now, to the minute; null when none can be. */
  revisionDueAt: string | null;
  /** The latest date to which the due date can be moved; null when it can’t be moved. */
  latestDueAt: string | null;
  /** When the booking is final at the latest; null before its payment is held, and when it is over. */
  heldUntil: string | null;
  /** While it waits for the brand’s answer. */
  extension: ExtensionRequestDto | null;
  /** While it waits for an answer. */
  settlement: SettlementProposalDto | null;
  /** What it costs the brand to cancel now; null where it can’t be cancelled for that. */
  cancellation: CancellationDto | null;
  /** Products that the brand has sent, the first one first. */
  shipments: ParcelDto[];
  /** Where the brand sends the product: for the brand alone, from when it has to be sent until the booking is over. */
  shipTo: ShippingAddressDto | null;
  brandName: string;
  contactEmail: string;
  projectDescription: string;
  additionalNotes: string | null;
  scriptUrl: string | null;
  /** The day by which the brand would like to have it; `dueAt` is what was agreed. */
  wantedBy: string | null;
  /** Where the brand says that it will show the content; empty where it didn’t say. */
  placements: Placement[];
  /** What the brand sent with its brief. */
  briefFiles: AttachmentDto[];
  /** Whether this caller can add files to the brief, and remove them. */
  briefFilesOpen: boolean;
  packageId: string;
  package: BookedPackageDto;
  /** The same as package. */
  service: BookedPackageDto;
  addons: BookedAddonDto[];
  /** The delivery time that was agreed: the package’s, or that of the add-on that changes it. */
  deliveryTime: string;
  createdAt: string;
  /** Newest first. */
  submissions: SubmissionDto[];
};
export type RejectionGround = 'brief' | 'unusable' | 'false_ai' | 'more_ai' | 'other';
export type HistoryEntryDto = {
  event: string;
  actor: string;
  from: BookingStage | null;
  to: BookingStage;
  at: string;
  note: string | null;
  /** A due date that was asked for or agreed on. */
  dueAt: string | null;
  /** The creator’s share, in percent, that was proposed, agreed on or decided. */
  creatorPercent: number | null;
  /** Why content was rejected; null where that wasn’t said. */
  ground: RejectionGround | null;
};
export type NewAttachmentDto = {
  /** The file’s name. */
  name: string;
  /** A picture or PDF as a data URL, 5 MB at most. Pictures are redrawn, upright and without metadata. */
  data: string;
};
export type PackageOrdersDto = {
  packageId: string;
  name: string;
  orders: number;
};
export type GroupCountsDto = {
  /** Bookings in which it is your turn. */
  needs_you: number;
  /** Open bookings that wait for somebody else. */
  waiting: number;
  /** Bookings that are over. */
  closed: number;
};
export type DashboardTotalsDto = {
  /** Bookings the creator has seen. */
  orders: number;
  /** Requests that wait for the creator’s answer. */
  waiting: number;
  completed: number;
  /** The creator’s gross share of released and split bookings, dollars. */
  earnings: string;
  /** Share of finished bookings that were completed, in percent. */
  successRate: number;
  topPackages: PackageOrdersDto[];
  groups: GroupCountsDto;
};
export type CreatorDashboardDto = {
  creator: CreatorDto | null;
  /** Newest first; the next page is named in `Link`. */
  bookings: BookingDto[];
  packages: OfferedPackageDto[];
  totals: DashboardTotalsDto;
};
export type BookingGroup = 'needs_you' | 'waiting' | 'closed';
export type BookingSort = 'newest' | 'oldest' | 'amount';
export type BrandTotalsDto = {
  /** Content that waits for the brand’s review. */
  ready: number;
  progress: number;
  /** Requests that wait for an approval or a payment. */
  pending: number;
  done: number;
  total: number;
  groups: GroupCountsDto;
};
export type PayoutHold =
  | 'CHARGED_BACK'
  | 'EMAIL_UNVERIFIED'
  | 'PROFILE_IN_DOUBT'
  | 'NO_ACCOUNT'
  | 'DETAILS_MISSING'
  | 'ACCOUNT_RESTRICTED'
  | 'PROVIDER_REFUSED'
  | 'ON_ITS_WAY';
export type HoldDto = {
  code: PayoutHold;
  message: string;
};
export type StatementLineDto = {
  /** When it was booked. */
  at: string;
  label: string;
  /** How much. Dollars. */
  amount: string;
};
export type StatementDto = {
  bookingId: string;
  currency: string;
  /** What the brand pays. Dollars. */
  gross: string;
  /** What the platform keeps of the creator’s share. Dollars. */
  fee: string;
  /** What the creator gets. Dollars. */
  net: string;
  /** What goes back to the brand. Dollars. */
  refunded: string;
  /** False while fee and net are what they would be if the content is approved. */
  settled: boolean;
  /** Where the money is now. */
  place: string;
  /** The same, followed by why it waits where it does. */
  where: string;
  /** When the money reaches its next place at the latest; null while that depends on people. */
  expectedAt: string | null;
  /** Why the creator’s share waits. */
  hold: HoldDto | null;
  /** Oldest first. */
  lines: StatementLineDto[];
};
export type TipSumsDto = {
  /** Yours, and not sent yet. Dollars. */
  waiting: string;
  /** Sent to your account. Dollars. */
  paid: string;
};
export type PayoutAccountDto = {
  /** Whether money can be sent to it. */
  transfersActive: boolean;
  /** Whether it pays out to the bank. */
  payoutsEnabled: boolean;
  detailsSubmitted: boolean;
  /** What the payment provider still wants, in its own words. */
  missing: string[];
};
export type WaitingShareDto = {
  bookingId: string;
  brandName: string;
  /** The creator’s share. Dollars. */
  amount: string;
  hold: HoldDto;
};
export type PayoutsDto = {
  /** Held for unfinished bookings, before the platform’s fee. Dollars. */
  pending: string;
  /** Released and not yet sent. Dollars. */
  available: string;
  /** Sent to the creator’s account. Dollars. */
  paid: string;
  /** Of tips, which are no part of the other sums. */
  tips: TipSumsDto;
  /** What the platform keeps of a booking that is made now, in basis points (1/100 %) of your share. */
  feeBps: number;
  /** Null before payouts are set up. */
  account: PayoutAccountDto | null;
  /** Why nothing can be sent now; null when it can. */
  hold: HoldDto | null;
  /** Shares that have not left yet, newest first. */
  waiting: WaitingShareDto[];
};
export type PayoutDirection = 'sent' | 'taken_back';
export type SentPayoutDto = {
  bookingId: string;
  brandName: string;
  packageName: string;
  direction: PayoutDirection;
  /** How much. Dollars. */
  amount: string;
  /** When. */
  at: string;
};
export type BankPayoutStatus = 'pending' | 'paid' | 'failed';
export type BankPayoutDto = {
  id: string;
  /** How much. Dollars. */
  amount: string;
  status: BankPayoutStatus;
  /** When it is, or was, expected at the bank. */
  arrivesAt: string;
  /** Why it failed, in the payment provider’s words. */
  failure: string | null;
};
export type OnboardingDto = {
  /** The payment provider’s own page; it works once and for minutes. */
  url: string;
};
export type PaymentProvider = 'sandbox' | 'stripe';
export type PaymentIntentDto = {
  clientSecret: string;
  /** Which form confirms it. */
  provider: PaymentProvider;
  /** What the provider’s own form needs in the page; null for the sandbox. */
  publishableKey: string | null;
};
export type CreatePaymentDto = {
  /** Dollars; refused when it is not the booking’s amount. */
  amount?: number | string;
  bookingId: string;
};
export type SandboxIntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'processing'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';
export type DeclineCode =
  | 'card_declined'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'invalid_expiry_year'
  | 'payment_intent_authentication_failure'
  | 'processing_error';
export type SandboxConfirmationDto = {
  /** requires_payment_method: the card was declined and another may be tried; requires_action: the bank asks its customer first. */
  status: SandboxIntentStatus;
  /** Why the card was declined, in the words of Stripe’s error codes. */
  declineCode: DeclineCode | null;
  /** Why the card was declined, for the person who holds it. */
  declineMessage: string | null;
};
export type SandboxCardDto = {
  /** One of Stripe’s test card numbers. */
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
};
export type ConfirmSandboxPaymentDto = {
  clientSecret: string;
  card: SandboxCardDto;
};
export type AuthenticateSandboxPaymentDto = {
  clientSecret: string;
  /** Whether the cardholder approves the payment. */
  approved: boolean;
};
export type DisputeOutcome = 'won' | 'lost';
export type CloseSandboxDisputeDto = {
  /** For the platform. */
  outcome: DisputeOutcome;
};
export type ChangeStatusDto = {
  status: BookingStatus;
};
export type ConversationDto = {
  id: string;
  /** As whom this caller reads it. */
  role: BookingRole;
  /** The booking that it is about. */
  bookingId: string | null;
  /** The package that was asked about. */
  packageId: string | null;
  packageName: string | null;
  brandName: string;
  /** The email that the brand has given, for the brand alone; null for everyone else. */
  brandEmail: string | null;
  creatorName: string;
  creatorUsername: string;
  creatorId: string;
  /** Why this caller can’t write in it; null when they can. */
  closed: string | null;
  /** Whether this caller has blocked the other side. */
  blocked: boolean;
  /** The number of the newest message; 0 when there is none. */
  lastSeq: number;
  /** Up to which message this caller has read. */
  readSeq: number;
  /** Up to which message the other side has read. */
  otherReadSeq: number;
  /** How many messages of the other side this caller hasn’t read. */
  unread: number;
  lastAt: string;
  /** The beginning of the newest message, in lists. */
  preview: string | null;
};
export type MessageDto = {
  id: string;
  /** Its number in the conversation, from 1 without gaps. */
  seq: number;
  /** Whose it is. */
  party: Party;
  body: string;
  createdAt: string;
  editedAt: string | null;
  /** Until when this caller can edit it; null for what is not theirs, or too old. */
  editableUntil: string | null;
  attachments: AttachmentDto[];
};
export type SentMessageDto = {
  /** Its number in the conversation. */
  seq: number;
  /** As it is kept, with what was attached. */
  message: MessageDto;
};
export type NewMessageDto = {
  /** Can be left out when something is attached. */
  body?: string;
  /** Files that were attached before. */
  attachmentIds?: string[];
  /** Your own name of the message. Sent again under it, nothing is added, and the answer is the first one’s. */
  key?: string;
};
export type EditMessageDto = {
  body: string;
};
export type ReadMessagesDto = {
  /** The newest message that was seen. */
  seq: number;
};
export type BlockDto = {
  /** Whether the other side is blocked from now on. */
  blocked: boolean;
};
export type ReportReason = 'spam' | 'off_platform' | 'harassment' | 'other';
export type ReportDto = {
  reason: ReportReason;
  /** What happened. */
  note?: string;
};
export type AskedDto = {
  /** The conversation. Until it is confirmed, nobody can read it. */
  conversationId: string;
  /** Whether the creator has the message. If not, the address has to be proven first, by the link or code in the email that was sent to it. */
  confirmed: boolean;
};
export type QuestionDto = {
  name: string;
  email: string;
  body: string;
  /** The package that it is about. */
  packageId?: string;
  /** Your own name of the message; sent again under it, nothing is added. */
  key?: string;
};
export type BrandRecordDto = {
  /** Completed bookings, by the brand’s approval or its silence. */
  jobs: number | null;
  /** Percent of deliveries that the brand answered before the time to review ended, rounded down. */
  answered: number | null;
  /** Counted revisions per completed booking, with one decimal. */
  revisionsPerJob: number | null;
  /** Percent of bookings that the brand rejected, of those and the completed ones, rounded up. */
  rejected: number | null;
  /** Disputes in which an admin gave the creator more than half of the money. */
  disputesLost: number | null;
  /** Payments that the brand’s bank took back for good. */
  chargedBack: number | null;
};
export type OwnBrandNumberDto = {
  number: 'jobs' | 'answered' | 'revisionsPerJob' | 'rejected' | 'disputesLost' | 'chargedBack';
  label: string;
  /** As creators see it; null while too little stands behind it. */
  value: number | null;
  /** How many events stand behind it. */
  events: number;
  /** From how many events on it is shown. */
  from: number;
  /** What is counted, in a sentence. */
  counts: string;
  /** What isn’t counted. */
  leavesOut: string;
};
export type OwnBrandRecordDto = {
  /** The address whose bookings are counted, for a guest; null for an account, and for a guest who hasn’t shown that an address is theirs. */
  address: string | null;
  /** What creators see. */
  record: BrandRecordDto;
  numbers: OwnBrandNumberDto[];
};
export type CaptionsDto = {
  fileName: string;
  /** WebVTT. */
  text: string;
};
export type UploadStatus = 'uploading' | 'finished' | 'refused';
export type UploadDto = {
  /** The upload’s id at /api/uploads. */
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** What it is by its content; null until it is finished. */
  fileType: string | null;
  contentType: ContentKind | null;
  status: UploadStatus;
  /** Why it was refused. */
  refusal: string | null;
  /** The name of its captions as they were sent; null for a file without any. */
  captions: string | null;
  /** Whether it is part of a version already. */
  delivered: boolean;
};
export type SubmittedFileDto = {
  fileName: string;
  /** Bytes. */
  fileSize: number;
  fileType: string;
  contentType: ContentKind;
  /** The finished upload; without it the newest of that name and size. */
  uploadId?: string;
  /** The upload of the version before that it replaces; without it the next one of its kind. What was said about that is shown beside it. */
  replaces?: string;
  /** What is made with AI in it, as you state it: the brand sees it, and it stands on the license. A false statement is a ground to reject the content. Without one, a file from an earlier version keeps what was stated of it last, and a new one is shown as “Not stated”. */
  ai?: AiUse;
};
export type SubmitContentDto = {
  files: SubmittedFileDto[];
  notes?: string;
  /** Confirms a delivery that lacks something of what the package and its add-ons count: what was shown as missing. Without it such a delivery is refused with 422 `INCOMPLETE_DELIVERY`, whose `missing` says what it is; where it isn’t so any more, with 409 `MISSING_CHANGED`. */
  missing?: MissingPartDto[];
};
export type LicenseStanding = 'valid' | 'suspended' | 'revoked';
export type LicensedFileDto = {
  name: string;
  /** Bytes. */
  size: number;
  /** What it is. */
  kind: 'image' | 'video';
  /** SHA-256 of the file’s bytes, in hexadecimal. */
  sha256: string;
  /** What its creator stated of AI in it; null where nothing was stated. */
  ai: AiUse | null;
  /** The file’s credential, signed, to keep beside it; null unless the license is valid. */
  credentialUrl: string | null;
};
export type LicenseLineDto = {
  label: string;
  text: string;
};
export type LicenseDto = {
  /** Anyone who knows it may read the license. */
  id: string;
  /** Its page, for people. */
  url: string;
  /** The certificate, as a PDF. */
  certificateUrl: string;
  /** Whether it counts now: suspended while a card network reviews the payment, revoked when the payment was charged back or refunded in full. */
  standing: LicenseStanding;
  /** The standing as people read it. */
  standingTitle: string;
  /** Why, as one sentence. */
  standingText: string;
  /** When the content was approved. */
  issuedAt: string;
  /** Who may use the content. */
  brand: string;
  /** Who made it. */
  creator: string;
  /** The creator’s username as it is now; null once the account is deleted. */
  creatorUsername: string | null;
  /** The package that was booked. */
  packageName: string;
  /** What the brand may do with the content. */
  rights: string;
  /** Where; null when the package doesn’t say. */
  territory: string | null;
  /** For how long; null when the package doesn’t say. */
  term: string | null;
  /** The delivered version that was approved. */
  version: number;
  /** The original files of that version. */
  files: LicensedFileDto[];
  /** The same as the certificate shows it. */
  lines: LicenseLineDto[];
};
export type NotificationReason = 'act' | 'money' | 'message' | 'decision' | 'system';
export type NotificationChoiceDto = {
  reason: NotificationReason;
  /** Whether emails are sent; always true of `act` and `money`. */
  email: boolean;
  /** Whether this person’s browsers are told. */
  push: boolean;
};
export type NotificationSettingsDto = {
  /** One for each reason. */
  choices: NotificationChoiceDto[];
};
export type ChangeNotificationSettingsDto = {
  /** Reasons that are not named stay as they are. */
  choices: NotificationChoiceDto[];
};
export type NotificationDto = {
  id: string;
  reason: NotificationReason;
  title: string;
  /** The page it leads to. */
  path: string;
  /** How many messages it stands for. */
  times: number;
  at: string;
  /** Whether it was neither read nor has become irrelevant. */
  unread: boolean;
  /** Whether what it asked for has been done, by anyone, or is over. */
  done: boolean;
};
export type NotificationGroupDto = {
  id: string;
  reason: NotificationReason;
  title: string;
  /** The page it leads to. */
  path: string;
  /** How many messages it stands for. */
  times: number;
  at: string;
  /** Whether it was neither read nor has become irrelevant. */
  unread: boolean;
  /** Whether what it asked for has been done, by anyone, or is over. */
  done: boolean;
  bookingId: string | null;
  conversationId: string | null;
  /** What is folded behind it, newest first; at most 10. */
  older: NotificationDto[];
  /** How many older ones there are in all. */
  olderCount: number;
};
export type NotificationCountDto = {
  /** Bookings, conversations and other things with something unread. */
  unread: number;
  /** Whether there is anything in your list at all. */
  any: boolean;
};
export type ReadNotificationsDto = {
  /** Each stands for itself and all older ones of the same booking or conversation. */
  ids?: string[];
  /** All that happened until then: the `at` of the newest that was shown. */
  upTo?: string;
};
export type PushSubscriptionDto = {
  /** Where the browser’s push service takes messages for it. */
  endpoint: string;
  /** The browser’s public key (`p256dh`), base64url. */
  publicKey: string;
  /** The browser’s secret (`auth`), base64url. */
  auth: string;
};
export type PushEndpointDto = {
  /** Where the browser’s push service takes messages for it. */
  endpoint: string;
};
export type SubscriptionDto = {
  /** The address, as it is compared. */
  email: string;
  reason: NotificationReason;
  /** Whether the emails of this reason are still sent there. */
  subscribed: boolean;
};
export type UnsubscribeDto = {
  /** As RFC 8058 has it; sent as JSON or as a form. */
  'List-Unsubscribe': 'One-Click';
};
export type PageEvent = 'view' | 'reel_play' | 'package_click' | 'book_start' | 'link_click';
export type PageEventDto = {
  creatorId: string;
  event: PageEvent;
  /** Which package a click or a start was about. */
  packageId?: string;
  /** Which link or account a click was about, as the page has it. What isn’t on the page isn’t counted. */
  url?: string;
  /** utm_source, or the host of the page before; nothing for a direct visit. Shortened to a plain name; never refused. */
  source?: string;
};
export type PageNumbersDto = {
  views: number;
  /** Told apart within one day; of several days, the visitors of each added up. */
  visitors: number;
  reelPlays: number;
  packageClicks: number;
  /** How often the booking form was opened. */
  bookingStarts: number;
  /** Bookings made in these days that the creator has seen. */
  bookings: number;
  /** Those of them for which a card was charged. */
  paidBookings: number;
  /** What these bookings have earned so far: the creator’s gross share, dollars. */
  money: string;
};
export type DayNumbersDto = {
  views: number;
  /** Told apart within one day; of several days, the visitors of each added up. */
  visitors: number;
  reelPlays: number;
  packageClicks: number;
  /** How often the booking form was opened. */
  bookingStarts: number;
  /** Bookings made in these days that the creator has seen. */
  bookings: number;
  /** Those of them for which a card was charged. */
  paidBookings: number;
  /** What these bookings have earned so far: the creator’s gross share, dollars. */
  money: string;
  /** In UTC. */
  day: string;
};
export type SourceNumbersDto = {
  views: number;
  /** Told apart within one day; of several days, the visitors of each added up. */
  visitors: number;
  reelPlays: number;
  packageClicks: number;
  /** How often the booking form was opened. */
  bookingStarts: number;
  /** Bookings made in these days that the creator has seen. */
  bookings: number;
  /** Those of them for which a card was charged. */
  paidBookings: number;
  /** What these bookings have earned so far: the creator’s gross share, dollars. */
  money: string;
  /** `direct` where nothing was said, `other` for those beyond what is kept apart. */
  source: string;
};
export type PackageNumbersDto = {
  packageClicks: number;
  /** How often the booking form was opened. */
  bookingStarts: number;
  /** Bookings made in these days that the creator has seen. */
  bookings: number;
  /** Those of them for which a card was charged. */
  paidBookings: number;
  /** What these bookings have earned so far: the creator’s gross share, dollars. */
  money: string;
  packageId: string;
  name: string;
};
export type TipNumbersDto = {
  count: number;
  /** Dollars. */
  money: string;
};
export type LinkNumbersDto = {
  url: string;
  /** What the page calls it now; null for an account, and for what is gone from the page. */
  title: string | null;
  clicks: number;
};
export type InsightsDto = {
  days: 7 | 28 | 90;
  /** The first day, in UTC. */
  from: string;
  /** Today, in UTC. */
  to: string;
  /** Whether anyone has ever been counted on this page. */
  everVisited: boolean;
  totals: PageNumbersDto;
  /** The same of as many days before. */
  before: PageNumbersDto;
  /** Every day of the period, the oldest first. */
  byDay: DayNumbersDto[];
  /** What earned most first; at most 50. */
  bySource: SourceNumbersDto[];
  /** What earned most first; at most 100. */
  byPackage: PackageNumbersDto[];
  /** Tips of the period that were not refunded; no part of the other numbers. */
  tips: TipNumbersDto;
  /** Links and accounts, the most opened first; at most 100. */
  byLink: LinkNumbersDto[];
};
export type DeleteAccountDto = {
  email: string;
  /** Needed by an account that has one; without one, `PROOF_NEEDED` (403) when it’s long ago that you showed that it’s you. */
  password?: string;
};
export type DemoDto = {
  /** The username of the sample creator. */
  sampleCreator: string;
  brandEmail: string;
};
export const {
  useGetSiteQuery,
  useGetSessionsQuery,
  useRevokeOtherSessionsMutation,
  useGetAccountEventsQuery,
  useConfirmOwnProfileMutation,
  useRevokeSessionMutation,
  useGetLinkedLoginsQuery,
  useUnlinkLoginMutation,
  useGetApiTokensQuery,
  useMakeApiTokenMutation,
  useRevokeApiTokenMutation,
  useGetCurrentUserQuery,
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useAskForEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useUndoEmailChangeMutation,
  useGetSecondFactorsQuery,
  useBeginOneTimeCodesMutation,
  useRemoveOneTimeCodesMutation,
  useConfirmOneTimeCodesMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useMakeRecoveryCodesMutation,
  useCancelFactorRemovalMutation,
  useAskForFactorRemovalMutation,
  useFinishSignInMutation,
  useGetPasskeyChallengeMutation,
  useSignInWithPasskeyMutation,
  useConfirmFactorRemovalMutation,
  useVerifyEmailMutation,
  useResetPasswordMutation,
  useForgotPasswordMutation,
  useSendVerificationMailMutation,
  useMailGuestLinkMutation,
  useEnterAsGuestMutation,
  useChangePasswordMutation,
  useProveIdentityMutation,
  useGetPackagesQuery,
  useCreatePackageMutation,
  useSavePackagesMutation,
  useUpdatePackageMutation,
  useDeletePackageMutation,
  useGetPackageQuery,
  useGetPortfolioQuery,
  useGetOwnPortfolioQuery,
  useAddPhotoMutation,
  useArrangePortfolioMutation,
  useRemovePortfolioItemMutation,
  useCheckUsernameQuery,
  useGetCreatorProfileQuery,
  useUpdateCreatorProfileMutation,
  useGetPageSettingsQuery,
  useSavePageSettingsMutation,
  useNoteLinkSharedMutation,
  useOnboardCreatorMutation,
  useRegisterWithoutVerificationMutation,
  useAddLinkPictureMutation,
  useCreateBookingMutation,
  useGetBookingQuery,
  useEditBriefMutation,
  useGetSubmissionsQuery,
  useGetHistoryQuery,
  useAddBriefFileMutation,
  useRemoveBriefFileMutation,
  useGetCreatorDashboardQuery,
  useListBookingsQuery,
  useGetBrandTotalsQuery,
  useGetStatementQuery,
  useGetPayoutsQuery,
  useGetPayoutHistoryQuery,
  useGetBankPayoutsQuery,
  useStartPayoutOnboardingMutation,
  useCreatePaymentIntentMutation,
  useCreateEscrowPaymentMutation,
  useConfirmSandboxPaymentMutation,
  useAuthenticateSandboxPaymentMutation,
  useCloseSandboxDisputeMutation,
  useChangeBookingStatusMutation,
  useGetBookingConversationQuery,
  useGetConversationQuery,
  useGetMessagesQuery,
  useSendMessageMutation,
  useEditMessageMutation,
  useReadMessagesMutation,
  useAttachFileMutation,
  useRemoveAttachmentMutation,
  useBlockPersonMutation,
  useReportConversationMutation,
  useAskCreatorMutation,
  useConfirmQuestionMutation,
  useGetBrandRecordQuery,
  useGetOwnBrandRecordQuery,
  usePutCaptionsMutation,
  useRemoveCaptionsMutation,
  useGetUploadsQuery,
  useSubmitContentMutation,
  useGetLicenseQuery,
  useGetNotificationSettingsQuery,
  useChangeNotificationSettingsMutation,
  useGetNotificationsQuery,
  useCountNotificationsQuery,
  useReadNotificationsMutation,
  useSubscribeBrowserMutation,
  useUnsubscribeBrowserMutation,
  useGetSubscriptionQuery,
  useUnsubscribeMutation,
  useSubscribeAgainMutation,
  useCountPageEventMutation,
  useGetInsightsQuery,
  useDeleteAccountMutation,
  useGetDemoQuery,
} = injectedRtkApi;
