import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    takeAdminStep: build.mutation<TakeAdminStepApiResponse, TakeAdminStepApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings/${queryArg.id}/steps/${queryArg.step}`,
        method: 'POST',
        body: queryArg.body,
      }),
    }),
    resolveDispute: build.mutation<ResolveDisputeApiResponse, ResolveDisputeApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings/${queryArg.id}/resolve`,
        method: 'POST',
        body: queryArg.resolveDisputeDto,
      }),
    }),
    cancelAsAdmin: build.mutation<CancelAsAdminApiResponse, CancelAsAdminApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings/${queryArg.id}/cancel`,
        method: 'POST',
        body: queryArg.reasonDto,
      }),
    }),
    reissueRefund: build.mutation<ReissueRefundApiResponse, ReissueRefundApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings/${queryArg.id}/refund-again`,
        method: 'POST',
        body: queryArg.reasonDto,
      }),
    }),
    grantRefund: build.mutation<GrantRefundApiResponse, GrantRefundApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/bookings/${queryArg.id}/refund`,
        method: 'POST',
        body: queryArg.grantRefundDto,
      }),
    }),
    getReportedConversations: build.query<
      GetReportedConversationsApiResponse,
      GetReportedConversationsApiArg
    >({
      query: () => ({ url: `/api/admin/reported-conversations` }),
    }),
    handleReport: build.mutation<HandleReportApiResponse, HandleReportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reported-conversations/${queryArg.id}/handle`,
        method: 'POST',
      }),
    }),
    getReportedRatings: build.query<GetReportedRatingsApiResponse, GetReportedRatingsApiArg>({
      query: () => ({ url: `/api/admin/ratings` }),
    }),
    removeRating: build.mutation<RemoveRatingApiResponse, RemoveRatingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ratings/${queryArg.bookingId}/${queryArg.by}/remove`,
        method: 'POST',
        body: queryArg.removeRatingDto,
      }),
    }),
    keepRating: build.mutation<KeepRatingApiResponse, KeepRatingApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/ratings/${queryArg.bookingId}/${queryArg.by}/keep`,
        method: 'POST',
      }),
    }),
    refundTip: build.mutation<RefundTipApiResponse, RefundTipApiArg>({
      query: (queryArg) => ({ url: `/api/admin/tips/${queryArg.id}/refund`, method: 'POST' }),
    }),
    getDirectoryRemovals: build.query<GetDirectoryRemovalsApiResponse, GetDirectoryRemovalsApiArg>({
      query: () => ({ url: `/api/admin/directory/removals` }),
    }),
    removeFromDirectory: build.mutation<RemoveFromDirectoryApiResponse, RemoveFromDirectoryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/directory/${queryArg.creatorId}/remove`,
        method: 'POST',
        body: queryArg.removeCreatorDto,
      }),
    }),
    restoreToDirectory: build.mutation<RestoreToDirectoryApiResponse, RestoreToDirectoryApiArg>({
      query: (queryArg) => ({ url: `/api/admin/directory/${queryArg.creatorId}/restore`, method: 'POST' }),
    }),
    decideObjection: build.mutation<DecideObjectionApiResponse, DecideObjectionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/directory/${queryArg.creatorId}/objection`,
        method: 'POST',
        body: queryArg.decideObjectionDto,
      }),
    }),
    getDisputes: build.query<GetDisputesApiResponse, GetDisputesApiArg>({
      query: () => ({ url: `/api/admin/disputes` }),
    }),
    getStuckWork: build.query<GetStuckWorkApiResponse, GetStuckWorkApiArg>({
      query: () => ({ url: `/api/admin/stuck` }),
    }),
    retryJob: build.mutation<RetryJobApiResponse, RetryJobApiArg>({
      query: (queryArg) => ({ url: `/api/admin/jobs/${queryArg.id}/retry`, method: 'POST' }),
    }),
    retryEntry: build.mutation<RetryEntryApiResponse, RetryEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/followers/${queryArg.name}/entries/${queryArg.id}/retry`,
        method: 'POST',
      }),
    }),
    skipEntry: build.mutation<SkipEntryApiResponse, SkipEntryApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/followers/${queryArg.name}/entries/${queryArg.id}/skip`,
        method: 'POST',
      }),
    }),
    getReconciliation: build.query<GetReconciliationApiResponse, GetReconciliationApiArg>({
      query: () => ({ url: `/api/admin/reconciliation` }),
    }),
    getAdminLog: build.query<GetAdminLogApiResponse, GetAdminLogApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/log`,
        params: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    getDemoMails: build.query<GetDemoMailsApiResponse, GetDemoMailsApiArg>({
      query: () => ({ url: `/api/demo/mails` }),
    }),
    getDemoMailPreviews: build.query<GetDemoMailPreviewsApiResponse, GetDemoMailPreviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/demo/mail-previews`,
        params: {
          names: queryArg.names,
        },
      }),
    }),
    advanceDemoClock: build.mutation<AdvanceDemoClockApiResponse, AdvanceDemoClockApiArg>({
      query: (queryArg) => ({ url: `/api/demo/clock`, method: 'POST', body: queryArg.advanceClockDto }),
    }),
    getLab: build.query<GetLabApiResponse, GetLabApiArg>({
      query: () => ({ url: `/api/lab` }),
    }),
    getLabBookings: build.query<GetLabBookingsApiResponse, GetLabBookingsApiArg>({
      query: (queryArg) => ({
        url: `/api/lab/bookings`,
        params: {
          cursor: queryArg.cursor,
        },
      }),
    }),
    makeLabBooking: build.mutation<MakeLabBookingApiResponse, MakeLabBookingApiArg>({
      query: (queryArg) => ({ url: `/api/lab/bookings`, method: 'POST', body: queryArg.newLabBookingDto }),
    }),
    getLabBooking: build.query<GetLabBookingApiResponse, GetLabBookingApiArg>({
      query: (queryArg) => ({ url: `/api/lab/bookings/${queryArg.id}` }),
    }),
    takeLabStep: build.mutation<TakeLabStepApiResponse, TakeLabStepApiArg>({
      query: (queryArg) => ({
        url: `/api/lab/bookings/${queryArg.id}/steps`,
        method: 'POST',
        body: queryArg.labStepDto,
      }),
    }),
    sendLabSignal: build.mutation<SendLabSignalApiResponse, SendLabSignalApiArg>({
      query: (queryArg) => ({
        url: `/api/lab/bookings/${queryArg.id}/signals`,
        method: 'POST',
        body: queryArg.labSignalDto,
      }),
    }),
    makeLabPreviews: build.mutation<MakeLabPreviewsApiResponse, MakeLabPreviewsApiArg>({
      query: (queryArg) => ({ url: `/api/lab/bookings/${queryArg.id}/previews`, method: 'POST' }),
    }),
    moveLabClock: build.mutation<MoveLabClockApiResponse, MoveLabClockApiArg>({
      query: (queryArg) => ({
        url: `/api/lab/bookings/${queryArg.id}/clock`,
        method: 'POST',
        body: queryArg.labClockDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedAdminApi };
export type TakeAdminStepApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type TakeAdminStepApiArg = {
  id: string;
  step: 'resolve_dispute' | 'cancel_as_admin' | 'reissue_refund' | 'grant_refund';
  body: ResolveDisputeDto | ReasonDto | GrantRefundDto;
};
export type ResolveDisputeApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type ResolveDisputeApiArg = {
  id: string;
  resolveDisputeDto: ResolveDisputeDto;
};
export type CancelAsAdminApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type CancelAsAdminApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type ReissueRefundApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type ReissueRefundApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type GrantRefundApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type GrantRefundApiArg = {
  id: string;
  grantRefundDto: GrantRefundDto;
};
export type GetReportedConversationsApiResponse =
  /** status 200 A list of `ReportedConversationDto`. */ ReportedConversationDto[];
export type GetReportedConversationsApiArg = void;
export type HandleReportApiResponse = unknown;
export type HandleReportApiArg = {
  id: string;
};
export type GetReportedRatingsApiResponse =
  /** status 200 A list of `ReportedRatingDto`. */ ReportedRatingDto[];
export type GetReportedRatingsApiArg = void;
export type RemoveRatingApiResponse = unknown;
export type RemoveRatingApiArg = {
  bookingId: string;
  by: 'brand' | 'creator';
  removeRatingDto: RemoveRatingDto;
};
export type KeepRatingApiResponse = unknown;
export type KeepRatingApiArg = {
  bookingId: string;
  by: 'brand' | 'creator';
};
export type RefundTipApiResponse = /** status 200 As it is now: `TipDto`. */ TipDto;
export type RefundTipApiArg = {
  id: string;
};
export type GetDirectoryRemovalsApiResponse =
  /** status 200 A list of `ListedRemovalDto`. */ ListedRemovalDto[];
export type GetDirectoryRemovalsApiArg = void;
export type RemoveFromDirectoryApiResponse = unknown;
export type RemoveFromDirectoryApiArg = {
  creatorId: string;
  removeCreatorDto: RemoveCreatorDto;
};
export type RestoreToDirectoryApiResponse = unknown;
export type RestoreToDirectoryApiArg = {
  creatorId: string;
};
export type DecideObjectionApiResponse = unknown;
export type DecideObjectionApiArg = {
  creatorId: string;
  decideObjectionDto: DecideObjectionDto;
};
export type GetDisputesApiResponse = /** status 200 A list of `BookingDto`. */ BookingDto[];
export type GetDisputesApiArg = void;
export type GetStuckWorkApiResponse = /** status 200 As it is now: `StuckWorkDto`. */ StuckWorkDto;
export type GetStuckWorkApiArg = void;
export type RetryJobApiResponse = unknown;
export type RetryJobApiArg = {
  id: string;
};
export type RetryEntryApiResponse = unknown;
export type RetryEntryApiArg = {
  name: string;
  id: string;
};
export type SkipEntryApiResponse = unknown;
export type SkipEntryApiArg = {
  name: string;
  id: string;
};
export type GetReconciliationApiResponse =
  /** status 200 As it is now: `ReconciliationDto`. */ ReconciliationDto;
export type GetReconciliationApiArg = void;
export type GetAdminLogApiResponse = /** status 200 A list of `LoggedDeedDto`. */ LoggedDeedDto[];
export type GetAdminLogApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
};
export type GetDemoMailsApiResponse = /** status 200 A list of `MailDto`. */ MailDto[];
export type GetDemoMailsApiArg = void;
export type GetDemoMailPreviewsApiResponse = /** status 200 A list of `MailPreviewDto`. */ MailPreviewDto[];
export type GetDemoMailPreviewsApiArg = {
  /** With plain names, or with long ones that try the layout. */
  names?: 'plain' | 'long';
};
export type AdvanceDemoClockApiResponse = /** status 200 As it is now: `ClockDto`. */ ClockDto;
export type AdvanceDemoClockApiArg = {
  advanceClockDto: AdvanceClockDto;
};
export type GetLabApiResponse = /** status 200 As it is now: `LabDto`. */ LabDto;
export type GetLabApiArg = void;
export type GetLabBookingsApiResponse = /** status 200 A list of `LabBookingRowDto`. */ LabBookingRowDto[];
export type GetLabBookingsApiArg = {
  /** From the `Link` header of the page before. */
  cursor?: string;
};
export type MakeLabBookingApiResponse = /** status 201 It is made: `LabBookingDto`. */ LabBookingDto;
export type MakeLabBookingApiArg = {
  newLabBookingDto: NewLabBookingDto;
};
export type GetLabBookingApiResponse = /** status 200 As it is now: `LabBookingDto`. */ LabBookingDto;
export type GetLabBookingApiArg = {
  id: string;
};
export type TakeLabStepApiResponse = /** status 200 As it is now: `LabBookingDto`. */ LabBookingDto;
export type TakeLabStepApiArg = {
  id: string;
  labStepDto: LabStepDto;
};
export type SendLabSignalApiResponse = /** status 200 As it is now: `LabBookingDto`. */ LabBookingDto;
export type SendLabSignalApiArg = {
  id: string;
  labSignalDto: LabSignalDto;
};
export type MakeLabPreviewsApiResponse = /** status 200 As it is now: `LabBookingDto`. */ LabBookingDto;
export type MakeLabPreviewsApiArg = {
  id: string;
};
export type MoveLabClockApiResponse = /** status 200 As it is now: `LabBookingDto`. */ LabBookingDto;
export type MoveLabClockApiArg = {
  id: string;
  labClockDto: LabClockDto;
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
export type BookingFlow = 'pay_first' | 'approve_first';
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
export type AiUse = 'none' | 'edited' | 'parts' | 'synthetic';
export type CreatorCardDto = {
  id: string;
  username: string;
  displayName: string;
  profilePicture: string | null;
  bookingFlow: BookingFlow;
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
export type ResolveDisputeDto = {
  /** The creator’s share in percent. */
  creatorPercent: number;
  reason?: string;
};
export type ReasonDto = {
  reason: string;
};
export type GrantRefundDto = {
  /** Dollars that go back to the brand. */
  amount: number | string;
  reason: string;
};
export type ReportReason = 'spam' | 'off_platform' | 'harassment' | 'other';
export type ReportedConversationDto = {
  id: string;
  conversationId: string;
  /** Who reported it. */
  party: Party;
  reason: ReportReason;
  note: string | null;
  createdAt: string;
  bookingId: string | null;
  brandName: string;
  creatorName: string;
};
export type RatingRemovalReason = 'personal_data' | 'hate' | 'off_topic' | 'extortion';
export type ReportedRatingDto = {
  bookingId: string;
  /** Who wrote it. */
  by: 'brand' | 'creator';
  /** Stars by question. */
  answers: {
    [key: string]: number;
  };
  text: string | null;
  reply: string | null;
  /** What the rated party says. */
  reason: RatingRemovalReason;
  note: string | null;
  at: string;
};
export type RemoveRatingDto = {
  reason: RatingRemovalReason;
};
export type TipCreatorDto = {
  username: string;
  displayName: string;
};
export type TipStatus = 'created' | 'paid' | 'paid_out' | 'refunded' | 'charged_back' | 'abandoned';
export type PaymentProvider = 'sandbox' | 'stripe';
export type TipPaymentDto = {
  clientSecret: string;
  provider: PaymentProvider;
  /** What the provider’s own form needs in the page; null for the sandbox. */
  publishableKey: string | null;
};
export type TipDto = {
  id: string;
  creator: TipCreatorDto;
  /** Dollars. */
  amount: string;
  currency: string;
  status: TipStatus;
  label: string;
  headline: string;
  /** What happened, and what happens next. */
  text: string;
  createdAt: string;
  /** When it was paid. */
  paidAt: string | null;
  /** Until when it can be taken back; null when not at all. */
  undoUntil: string | null;
  /** What its payment is made with, while it waits for it. */
  payment: TipPaymentDto | null;
  /** The page that says what became of it. */
  pageUrl: string;
};
export type RemovalRule = 'misleading' | 'not_yours' | 'unlawful' | 'adult' | 'spam';
export type RemovalOutcome = 'restored' | 'upheld';
export type ListedRemovalDto = {
  rule: RemovalRule;
  /** The rule, in words. */
  ruleText: string;
  /** Which content it is about. */
  note: string;
  removedAt: string;
  /** What the creator says to it. */
  objection: string | null;
  objectedAt: string | null;
  /** What was decided about the objection; null until then. */
  outcome: RemovalOutcome | null;
  /** The reasons for that. */
  outcomeNote: string | null;
  decidedAt: string | null;
  creatorId: string;
  username: string;
  displayName: string;
  /** The email of the admin who removed them. */
  removedByEmail: string | null;
  /** Whether you may decide about an objection: not about your own removal while there is another admin. */
  mayDecide: boolean;
};
export type RemoveCreatorDto = {
  rule: RemovalRule;
  /** Which content it is about. The creator reads it. */
  note: string;
};
export type DecideObjectionDto = {
  outcome: RemovalOutcome;
  /** Your reasons. The creator reads them. */
  note: string;
};
export type WaitingEntryDto = {
  /** Its number in the log of bookings. */
  id: string;
  /** Who could not handle it. */
  follower: string;
  bookingId: string;
  event: string;
  failures: number;
  error: string | null;
  /** Whether it is tried no more until an admin retries or skips it. */
  givenUp: boolean;
  nextTry: string;
  /** Later entries of the same booking that wait behind it. */
  behind: number;
};
export type FollowerDto = {
  name: string;
  /** The age, in seconds, of the oldest entry of the log that it has not come to. */
  seconds: number;
  /** How many entries it could not handle yet, those behind them included. */
  waiting: number;
};
export type StuckJobDto = {
  id: string;
  task: string;
  attempts: number;
  /** Whether it has been tried for the last time. */
  givenUp: boolean;
  lastError: string | null;
  nextTry: string;
};
export type StuckDeadlineDto = {
  bookingId: string;
  dueAt: string;
  failures: number;
};
export type WaitingReportDto = {
  id: string;
  type: string;
  /** The payment provider’s id of what it speaks of. */
  objectId: string;
  bookingId: string | null;
  tipId: string | null;
  receivedAt: string;
};
export type OrderKind = 'refund' | 'transfer' | 'reversal';
export type RefusedOrderDto = {
  /** Its idempotency key at the payment provider. */
  key: string;
  /** Null for one of a tip. */
  bookingId: string | null;
  tipId: string | null;
  kind: OrderKind;
  /** Dollars. */
  amount: string;
  /** What the payment provider said. */
  refusal: string | null;
  endedAt: string;
};
export type StuckWorkDto = {
  /** Entries of the log that a follower could not handle. */
  entries: WaitingEntryDto[];
  /** Everyone who follows the log, and how far behind they are. */
  followers: FollowerDto[];
  jobs: StuckJobDto[];
  deadlines: StuckDeadlineDto[];
  /** What the provider reported and no stage foresaw. */
  reports: WaitingReportDto[];
  orders: RefusedOrderDto[];
  /** Bookings whose refund came back and has to be sent again. */
  delayedRefunds: string[];
  /** Tips whose refund came back from the bank; `refundTip` sends it again. */
  delayedTipRefunds: string[];
};
export type DifferenceDto = {
  bookingId: string | null;
  text: string;
};
export type ReconciliationDto = {
  /** How many bookings were compared. */
  bookings: number;
  /** How many tips were compared. */
  tips: number;
  /** How many payments the provider was asked about. */
  payments: number;
  /** Bookings and tips whose money is on its way right now and that were left out. */
  underWay: number;
  differences: DifferenceDto[];
};
export type LoggedDeedDto = {
  id: string;
  /** When it was begun; real time. */
  at: string;
  /** null for the command line. */
  adminEmail: string | null;
  /** The call’s operation id, or the command. */
  action: string;
  /** The id of what it was done to. */
  target: string | null;
  /** What was sent. */
  details: {
    [key: string]: any;
  };
  /** DONE, or the code of the problem that refused it; null when the server died in between. */
  outcome: string | null;
};
export type MailDto = {
  id: string;
  to: string;
  subject: string;
  /** As plain text. */
  body: string;
  /** The same as HTML; it loads nothing. Empty for an email of an older version. */
  html: string;
  createdAt: string;
};
export type EmailKind =
  | 'booking'
  | 'message'
  | 'admin'
  | 'verify-email'
  | 'reset-password'
  | 'guest-link'
  | 'account-link'
  | 'change-email'
  | 'undo-email'
  | 'email-taken'
  | 'remove-factor'
  | 'confirm-message'
  | 'webhook-off'
  | 'account-event'
  | 'tip'
  | 'tip-refunded'
  | 'directory-removed'
  | 'directory-decided';
export type Reader = 'brand' | 'creator' | 'admin';
export type MailPreviewDto = {
  kind: EmailKind;
  /** What it is sent for, such as a stage, an event or a reminder. */
  name: string;
  /** Null for the owner of the address. */
  reader: Reader | null;
  /** Whether it is for an address that is known to be the reader’s. */
  proven: boolean;
  subject: string;
  body: string;
  html: string;
};
export type ClockDto = {
  /** The product’s time. */
  now: string;
};
export type AdvanceClockDto = {
  advanceSeconds: number;
};
export type LabDto = {
  now: string;
  /** How many revisions the packages that can be booked have; null means unlimited. */
  revisions: (number | null)[];
  /** The same of packages that need a product. */
  withProduct: (number | null)[];
};
export type EscrowState =
  | 'pending'
  | 'authorized'
  | 'held'
  | 'voided'
  | 'released'
  | 'split'
  | 'refunded'
  | 'charged_back.held'
  | 'charged_back.released'
  | 'charged_back.split'
  | 'charged_back.refunded'
  | 'lost';
export type LabBookingRowDto = {
  id: string;
  brandName: string;
  packageName: string;
  flow: BookingFlow;
  stage: BookingStage;
  escrow: EscrowState;
  createdAt: string;
};
export type LabWindowDto = {
  deadlineAt: string | null;
  nextReminderAt: string | null;
  /** What happens when nobody acts. */
  onSilence: string | null;
};
export type LedgerAccount =
  | 'processor_clearing'
  | 'escrow'
  | 'creator_payable'
  | 'refunds_owed'
  | 'platform_fees'
  | 'processor_fees'
  | 'chargebacks'
  | 'losses';
export type LabEntryDto = {
  account: LedgerAccount;
  /** Cents; debits are positive, credits negative. */
  amount: number;
};
export type LabPostingDto = {
  id: string;
  step: string;
  attempt: number | null;
  at: string;
  entries: LabEntryDto[];
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
export type LabParty = 'brand' | 'creator' | 'admin';
export type LabPartyDto = {
  party: LabParty;
  actions: BookingActionDto[];
};
export type LabSignal =
  | 'PAYMENT_SECURED'
  | 'AUTHORIZATION_LAPSED'
  | 'PAYMENT_CANCELLED'
  | 'CAPTURED'
  | 'CAPTURE_FAILED'
  | 'REFUND_FAILED'
  | 'CHARGEBACK_OPENED'
  | 'CHARGEBACK_WON'
  | 'CHARGEBACK_LOST';
export type LabPaymentDto = {
  attempt: number;
  /** Signals that the booking can use now; of others only the webhook is sent. */
  hears: LabSignal[];
};
export type LabBookingDto = {
  id: string;
  brandName: string;
  packageName: string;
  /** Dollars. */
  amount: string;
  flow: BookingFlow;
  /** Of the package as it was booked; null means unlimited. */
  revisions: number | null;
  /** Whether the package needs a product. */
  product: boolean;
  /** How many are left; null means unlimited. */
  revisionsLeft: number | null;
  /** The payment attempt that counts. */
  attempt: number;
  /** The latest version of the content; 0 before the first. */
  version: number;
  stage: BookingStage;
  escrow: EscrowState;
  now: string;
  window: LabWindowDto;
  /** Whether a webhook or a payment instruction has not arrived yet. */
  onItsWay: boolean;
  postings: LabPostingDto[];
  history: HistoryEntryDto[];
  parties: LabPartyDto[];
  /** The payments that were opened, the oldest first. */
  payments: LabPaymentDto[];
  /** What the tester should know of their move. */
  note: string | null;
};
export type NewLabBookingDto = {
  flow: BookingFlow;
  /** Of the package that is booked; unlimited when it is not given. */
  revisions?: number | null;
  /** Whether the package needs a product. */
  product?: boolean;
};
export type LabStepDto = {
  step: BookingActionName;
  /** Who takes it, where either party can. */
  by?: Party;
  /** By how many days the content is due later, for a step that moves the due date. */
  days?: number;
  reason?: string;
  feedback?: string;
  notes?: string;
  creatorPercent?: number;
  carrier?: string;
  tracking?: string;
  problem?: ParcelProblem;
  /** Dollars that go back to the brand. */
  amount?: string;
  /** Whether a delivery leaves out something that the package counts. */
  incomplete?: boolean;
};
export type LabSignalDto = {
  signal: LabSignal;
  /** An older payment, for a late signal; the one that counts when it is not named. */
  attempt?: number;
  /** What the card is charged, when it is not what was asked. */
  amount?: string;
  /** Whether the webhook is delivered two times. */
  twice?: boolean;
};
export type ClockMove = 'reminder' | 'deadline';
export type LabClockDto = {
  to: ClockMove;
};
export const {
  useTakeAdminStepMutation,
  useResolveDisputeMutation,
  useCancelAsAdminMutation,
  useReissueRefundMutation,
  useGrantRefundMutation,
  useGetReportedConversationsQuery,
  useHandleReportMutation,
  useGetReportedRatingsQuery,
  useRemoveRatingMutation,
  useKeepRatingMutation,
  useRefundTipMutation,
  useGetDirectoryRemovalsQuery,
  useRemoveFromDirectoryMutation,
  useRestoreToDirectoryMutation,
  useDecideObjectionMutation,
  useGetDisputesQuery,
  useGetStuckWorkQuery,
  useRetryJobMutation,
  useRetryEntryMutation,
  useSkipEntryMutation,
  useGetReconciliationQuery,
  useGetAdminLogQuery,
  useGetDemoMailsQuery,
  useGetDemoMailPreviewsQuery,
  useAdvanceDemoClockMutation,
  useGetLabQuery,
  useGetLabBookingsQuery,
  useMakeLabBookingMutation,
  useGetLabBookingQuery,
  useTakeLabStepMutation,
  useSendLabSignalMutation,
  useMakeLabPreviewsMutation,
  useMoveLabClockMutation,
} = injectedRtkApi;
