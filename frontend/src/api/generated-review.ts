import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReviewLinks: build.query<GetReviewLinksApiResponse, GetReviewLinksApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/review-links` }),
    }),
    makeReviewLink: build.mutation<MakeReviewLinkApiResponse, MakeReviewLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-links`,
        method: 'POST',
        body: queryArg.newReviewLinkDto,
      }),
    }),
    revokeReviewLink: build.mutation<RevokeReviewLinkApiResponse, RevokeReviewLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-links/${queryArg.linkId}`,
        method: 'DELETE',
      }),
    }),
    getReviewRoom: build.query<GetReviewRoomApiResponse, GetReviewRoomApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/review-room` }),
    }),
    addReviewDraft: build.mutation<AddReviewDraftApiResponse, AddReviewDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/drafts`,
        method: 'POST',
        body: queryArg.reviewDraftDto,
      }),
    }),
    changeReviewDraft: build.mutation<ChangeReviewDraftApiResponse, ChangeReviewDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/drafts/${queryArg.itemId}`,
        method: 'PUT',
        body: queryArg.reviewDraftChangeDto,
      }),
    }),
    removeReviewDraft: build.mutation<RemoveReviewDraftApiResponse, RemoveReviewDraftApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/drafts/${queryArg.itemId}`,
        method: 'DELETE',
      }),
    }),
    keepReviewNoteInternal: build.mutation<KeepReviewNoteInternalApiResponse, KeepReviewNoteInternalApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/drafts/${queryArg.itemId}/internal`,
        method: 'PUT',
        body: queryArg.keepInternalDto,
      }),
    }),
    sendReviewDrafts: build.mutation<SendReviewDraftsApiResponse, SendReviewDraftsApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/send`,
        method: 'POST',
        body: queryArg.sendDraftsDto,
      }),
    }),
    requestListedRevision: build.mutation<RequestListedRevisionApiResponse, RequestListedRevisionApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/request-revision`,
        method: 'POST',
        body: queryArg.requestListedRevisionDto,
      }),
    }),
    answerReviewItem: build.mutation<AnswerReviewItemApiResponse, AnswerReviewItemApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/items/${queryArg.itemId}/answers`,
        method: 'POST',
        body: queryArg.reviewAnswerDto,
      }),
    }),
    moveReviewItem: build.mutation<MoveReviewItemApiResponse, MoveReviewItemApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/items/${queryArg.itemId}/state`,
        method: 'POST',
        body: queryArg.reviewItemMoveDto,
      }),
    }),
    acceptReviewFile: build.mutation<AcceptReviewFileApiResponse, AcceptReviewFileApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/files/${queryArg.uploadId}/accepted`,
        method: 'PUT',
        body: queryArg.acceptFileDto,
      }),
    }),
    orderLargePreview: build.mutation<OrderLargePreviewApiResponse, OrderLargePreviewApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/files/${queryArg.uploadId}/large-preview`,
        method: 'POST',
      }),
    }),
    noteReviewView: build.mutation<NoteReviewViewApiResponse, NoteReviewViewApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/review-room/views`,
        method: 'POST',
        body: queryArg.reviewViewedDto,
      }),
    }),
    openReviewLink: build.query<OpenReviewLinkApiResponse, OpenReviewLinkApiArg>({
      query: (queryArg) => ({ url: `/api/review-links/${queryArg.token}` }),
    }),
    enterReviewLink: build.mutation<EnterReviewLinkApiResponse, EnterReviewLinkApiArg>({
      query: (queryArg) => ({
        url: `/api/review-links/${queryArg.token}/reviewers`,
        method: 'POST',
        body: queryArg.enterReviewLinkDto,
      }),
    }),
    getSharedRoom: build.query<GetSharedRoomApiResponse, GetSharedRoomApiArg>({
      query: (queryArg) => ({ url: `/api/review-links/${queryArg.token}/room` }),
    }),
    addReviewNote: build.mutation<AddReviewNoteApiResponse, AddReviewNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/review-links/${queryArg.token}/notes`,
        method: 'POST',
        body: queryArg.reviewNoteDto,
      }),
    }),
    changeReviewNote: build.mutation<ChangeReviewNoteApiResponse, ChangeReviewNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/review-links/${queryArg.token}/notes/${queryArg.itemId}`,
        method: 'PUT',
        body: queryArg.reviewNoteChangeDto,
      }),
    }),
    removeReviewNote: build.mutation<RemoveReviewNoteApiResponse, RemoveReviewNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/review-links/${queryArg.token}/notes/${queryArg.itemId}`,
        method: 'DELETE',
      }),
    }),
    getReviewQueue: build.query<GetReviewQueueApiResponse, GetReviewQueueApiArg>({
      query: () => ({ url: `/api/review-queue` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedReviewApi };
export type GetReviewLinksApiResponse = /** status 200 A list of `ReviewLinkDto`. */ ReviewLinkDto[];
export type GetReviewLinksApiArg = {
  id: string;
};
export type MakeReviewLinkApiResponse =
  /** status 201 It is made: `NewReviewLinkUrlDto`. */ NewReviewLinkUrlDto;
export type MakeReviewLinkApiArg = {
  id: string;
  newReviewLinkDto: NewReviewLinkDto;
};
export type RevokeReviewLinkApiResponse = unknown;
export type RevokeReviewLinkApiArg = {
  id: string;
  linkId: string;
};
export type GetReviewRoomApiResponse = /** status 200 As it is now: `ReviewRoomDto`. */ ReviewRoomDto;
export type GetReviewRoomApiArg = {
  id: string;
};
export type AddReviewDraftApiResponse = /** status 201 It is made: `CreatedItemDto`. */ CreatedItemDto;
export type AddReviewDraftApiArg = {
  id: string;
  reviewDraftDto: ReviewDraftDto;
};
export type ChangeReviewDraftApiResponse = unknown;
export type ChangeReviewDraftApiArg = {
  id: string;
  itemId: string;
  reviewDraftChangeDto: ReviewDraftChangeDto;
};
export type RemoveReviewDraftApiResponse = unknown;
export type RemoveReviewDraftApiArg = {
  id: string;
  itemId: string;
};
export type KeepReviewNoteInternalApiResponse = unknown;
export type KeepReviewNoteInternalApiArg = {
  id: string;
  itemId: string;
  keepInternalDto: KeepInternalDto;
};
export type SendReviewDraftsApiResponse = /** status 200 As it is now: `SentItemsDto`. */ SentItemsDto;
export type SendReviewDraftsApiArg = {
  id: string;
  sendDraftsDto: SendDraftsDto;
};
export type RequestListedRevisionApiResponse = /** status 200 The booking as it now is. */ BookingDto;
export type RequestListedRevisionApiArg = {
  id: string;
  requestListedRevisionDto: RequestListedRevisionDto;
};
export type AnswerReviewItemApiResponse = /** status 201 It is made: `CreatedItemDto`. */ CreatedItemDto;
export type AnswerReviewItemApiArg = {
  id: string;
  itemId: string;
  reviewAnswerDto: ReviewAnswerDto;
};
export type MoveReviewItemApiResponse = unknown;
export type MoveReviewItemApiArg = {
  id: string;
  itemId: string;
  reviewItemMoveDto: ReviewItemMoveDto;
};
export type AcceptReviewFileApiResponse = unknown;
export type AcceptReviewFileApiArg = {
  id: string;
  uploadId: string;
  acceptFileDto: AcceptFileDto;
};
export type OrderLargePreviewApiResponse = unknown;
export type OrderLargePreviewApiArg = {
  id: string;
  uploadId: string;
};
export type NoteReviewViewApiResponse = unknown;
export type NoteReviewViewApiArg = {
  id: string;
  reviewViewedDto: ReviewViewedDto;
};
export type OpenReviewLinkApiResponse = /** status 200 As it is now: `SharedReviewDto`. */ SharedReviewDto;
export type OpenReviewLinkApiArg = {
  /** The secret part of the link. */
  token: string;
};
export type EnterReviewLinkApiResponse = unknown;
export type EnterReviewLinkApiArg = {
  /** The secret part of the link. */
  token: string;
  enterReviewLinkDto: EnterReviewLinkDto;
};
export type GetSharedRoomApiResponse = /** status 200 As it is now: `SharedRoomDto`. */ SharedRoomDto;
export type GetSharedRoomApiArg = {
  /** The secret part of the link. */
  token: string;
};
export type AddReviewNoteApiResponse = /** status 201 It is made: `CreatedItemDto`. */ CreatedItemDto;
export type AddReviewNoteApiArg = {
  /** The secret part of the link. */
  token: string;
  reviewNoteDto: ReviewNoteDto;
};
export type ChangeReviewNoteApiResponse = unknown;
export type ChangeReviewNoteApiArg = {
  /** The secret part of the link. */
  token: string;
  itemId: string;
  reviewNoteChangeDto: ReviewNoteChangeDto;
};
export type RemoveReviewNoteApiResponse = unknown;
export type RemoveReviewNoteApiArg = {
  /** The secret part of the link. */
  token: string;
  itemId: string;
};
export type GetReviewQueueApiResponse = /** status 200 A list of `QueuedDeliveryDto`. */ QueuedDeliveryDto[];
export type GetReviewQueueApiArg = void;
export type NotesBecome = 'internal' | 'draft';
export type ReviewLinkReviewerDto = {
  name: string;
  /** When they last looked, to within minutes. */
  seenAt: string;
  /** How many notes of theirs there are. */
  notes: number;
};
export type ReviewLinkDto = {
  id: string;
  label: string;
  /** What is sent to the reviewers; null once it opens nothing. */
  url: string | null;
  hasPassword: boolean;
  notesBecome: NotesBecome;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
  /** Whether it works: not revoked, not expired, and the booking isn’t over. */
  isOpen: boolean;
  /** Who has given their name there. */
  reviewers: ReviewLinkReviewerDto[];
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
export type NewReviewLinkUrlDto = {
  url: string;
};
export type NewReviewLinkDto = {
  label: string;
  days: 3 | 14 | 30 | 90;
  /** What reviewers have to enter beside their name; without it, the link is enough. */
  password?: string;
  /** `internal`: the notes stay with the brand. `draft`: they are sent with its drafts, once it has seen them. */
  notesBecome: NotesBecome;
};
export type Party = 'brand' | 'creator';
export type ReviewItemKind = 'change' | 'question' | 'praise';
export type RevisionKind = 'new_wish' | 'in_brief';
export type ReviewItemState = 'draft' | 'open' | 'done' | 'wont_do' | 'accepted';
export type ReviewItemEventDto = {
  party: Party;
  from: ReviewItemState;
  to: ReviewItemState;
  /** The newest version then. */
  version: number;
  note: string | null;
  at: string;
};
export type ReviewItemDto = {
  id: string;
  /** The comment that it answers. */
  parentId: string | null;
  party: Party;
  author: string;
  kind: ReviewItemKind;
  cause: RevisionKind | null;
  state: ReviewItemState;
  body: string;
  submissionId: string;
  /** The version it was said about. */
  version: number;
  uploadId: string | null;
  startFrame: number | null;
  endFrame: number | null;
  /** A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn. */
  shape:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
  /** Counted through the booking; null for drafts and answers. */
  number: number | null;
  /** The version with which it was last asked for as a change. */
  round: number | null;
  createdAt: string;
  sentAt: string | null;
  /** Every change of its state, oldest first. */
  events: ReviewItemEventDto[];
  /** For the brand: who wrote it at a review link. Null for what it wrote itself, and for everyone else. */
  reviewer: string | null;
  /** For the brand: a reviewer’s note that is never sent. */
  internal: boolean;
  /** For the brand, of a reviewer’s note among its drafts that it hasn’t changed: names the note, words included, when drafts are sent. */
  mark: string | null;
};
export type ReviewViewDto = {
  submissionId: string;
  uploadId: string;
  party: Party;
  openedAt: string;
  /** How many different seconds of a video were played. */
  secondsWatched: number;
};
export type AcceptedFileDto = {
  uploadId: string;
  acceptedAt: string;
};
export type ReviewRoomDto = {
  /** What was said, and the caller’s own drafts; oldest first. */
  items: ReviewItemDto[];
  /** Which files were opened, by whom. */
  views: ReviewViewDto[];
  /** Files that the brand is content with, in the order in which it said so. A file in which a change is open isn’t among them. */
  acceptedFiles: AcceptedFileDto[];
};
export type CreatedItemDto = {
  id: string;
};
export type ReviewDraftDto = {
  kind: ReviewItemKind;
  /** Why a change is asked for; a new wish when it isn’t said. Other kinds have none. */
  cause?: RevisionKind;
  body: string;
  /** The first frame of the preview it is about, counted from 0; null for the whole file. */
  startFrame?: number | null;
  /** The last frame it is about; null for a single one. */
  endFrame?: number | null;
  /** A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn. */
  shape?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
  /** The version it is about: the newest one. */
  submissionId: string;
  /** The upload of the file it is about; null for the version as a whole. */
  uploadId?: string | null;
};
export type ReviewDraftChangeDto = {
  kind: ReviewItemKind;
  /** Why a change is asked for; a new wish when it isn’t said. Other kinds have none. */
  cause?: RevisionKind;
  body: string;
  /** The first frame of the preview it is about, counted from 0; null for the whole file. */
  startFrame?: number | null;
  /** The last frame it is about; null for a single one. */
  endFrame?: number | null;
  /** A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn. */
  shape?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
};
export type KeepInternalDto = {
  /** Whether it stays with the brand, or is sent with its drafts. */
  internal: boolean;
};
export type SentItemsDto = {
  /** How many drafts were sent. */
  sent: number;
};
export type SendDraftsDto = {
  /** The `mark` of each reviewer’s note among the drafts that the sender has seen. Notes that came or were changed since then, and all of them without this, stay drafts. */
  reviewerNotes?: string[];
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
export type RequestListedRevisionDto = {
  /** What stands above the list of changes. Needed when there are none. */
  note?: string;
  /** The version that was looked at; a stale one is refused. */
  submissionId: string;
  /** The `mark` of each reviewer’s note among the drafts that the sender has seen. Notes that came or were changed since then, and all of them without this, stay drafts. */
  reviewerNotes?: string[];
};
export type ReviewAnswerDto = {
  body: string;
};
export type ReviewItemMoveDto = {
  state: ReviewItemState;
  /** Why it can’t be done. */
  note?: string;
};
export type AcceptFileDto = {
  /** Whether the brand is content with it. */
  accepted: boolean;
};
export type ReviewViewedDto = {
  submissionId: string;
  uploadId: string;
  /** How many different seconds of a video were played. */
  seconds: number;
};
export type SharedReviewAboutDto = {
  brandName: string;
  creatorName: string;
  packageName: string;
  notesBecome: NotesBecome;
  expiresAt: string;
};
export type SharedReviewDto = {
  /** Whether a password is asked for beside the name. */
  needsPassword: boolean;
  /** What the review is about; null before the password. */
  about: SharedReviewAboutDto | null;
  /** The name that this browser has given; null before it has. */
  reviewer: string | null;
};
export type EnterReviewLinkDto = {
  name: string;
  /** Where the link has one. */
  password?: string;
};
export type SharedFileDto = {
  id: string;
  uploadId: string;
  /** Files of different versions with the same one follow each other. */
  slotId: string;
  type: ContentKind;
  fileName: string;
  /** Bytes of the original. */
  fileSize: number;
  /** The watermarked preview; null until it is made. */
  playUrl: string | null;
  /** A still picture of it. */
  posterUrl: string | null;
  /** Captions of a video, as WebVTT; null where there are none. */
  captionsUrl: string | null;
  /** The preview at full size, with a watermark, if the brand has had it made; null where the standard one is as large as the original. */
  large: LargePreviewDto | null;
  /** What was measured of the preview. */
  media: MediaFactsDto | null;
  scrub: ScrubSheetDto | null;
  preview: PreviewStatus;
  /** What the preview leaves out, or why there is none. */
  previewNote: string;
};
export type SharedVersionDto = {
  id: string;
  version: number;
  submittedAt: string;
  files: SharedFileDto[];
};
export type SharedItemDto = {
  id: string;
  /** The comment that it answers. */
  parentId: string | null;
  party: Party;
  author: string;
  kind: ReviewItemKind;
  cause: RevisionKind | null;
  state: ReviewItemState;
  body: string;
  submissionId: string;
  /** The version it was said about. */
  version: number;
  uploadId: string | null;
  startFrame: number | null;
  endFrame: number | null;
  /** A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn. */
  shape:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
  /** Counted through the booking; null for drafts and answers. */
  number: number | null;
  /** The version with which it was last asked for as a change. */
  round: number | null;
  createdAt: string;
  sentAt: string | null;
  /** Every change of its state, oldest first. */
  events: ReviewItemEventDto[];
  /** Who wrote it at this link; null for what the parties wrote. */
  reviewer: string | null;
  /** Whether the caller can still change it: their own note, which the brand hasn’t taken over. */
  canChange: boolean;
};
export type SharedRoomDto = {
  /** Newest first. */
  versions: SharedVersionDto[];
  /** Oldest first. Drafts of the brand are not in it. */
  items: SharedItemDto[];
};
export type ReviewNoteDto = {
  kind: ReviewItemKind;
  body: string;
  /** The first frame of the preview it is about, counted from 0; null for the whole file. */
  startFrame?: number | null;
  /** The last frame it is about; null for a single one. */
  endFrame?: number | null;
  /** A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn. */
  shape?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
  /** The version it is about: the newest one. */
  submissionId: string;
  /** The upload of the file it is about; null for the version as a whole. */
  uploadId?: string | null;
};
export type ReviewNoteChangeDto = {
  kind: ReviewItemKind;
  body: string;
  /** The first frame of the preview it is about, counted from 0; null for the whole file. */
  startFrame?: number | null;
  /** The last frame it is about; null for a single one. */
  endFrame?: number | null;
  /** A mark, in parts of the picture’s width and height from its upper left corner: one of pin [x, y], box [x, y, width, height], arrow [fromX, fromY, toX, toY], or path, x and y of each point in turn. */
  shape?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
};
export type QueuedDeliveryDto = {
  bookingId: string;
  packageName: string;
  creatorName: string;
  /** Of the newest version, which is judged. */
  version: number;
  /** Until when an answer is awaited. */
  dueAt: string | null;
};
export const {
  useGetReviewLinksQuery,
  useMakeReviewLinkMutation,
  useRevokeReviewLinkMutation,
  useGetReviewRoomQuery,
  useAddReviewDraftMutation,
  useChangeReviewDraftMutation,
  useRemoveReviewDraftMutation,
  useKeepReviewNoteInternalMutation,
  useSendReviewDraftsMutation,
  useRequestListedRevisionMutation,
  useAnswerReviewItemMutation,
  useMoveReviewItemMutation,
  useAcceptReviewFileMutation,
  useOrderLargePreviewMutation,
  useNoteReviewViewMutation,
  useOpenReviewLinkQuery,
  useEnterReviewLinkMutation,
  useGetSharedRoomQuery,
  useAddReviewNoteMutation,
  useChangeReviewNoteMutation,
  useRemoveReviewNoteMutation,
  useGetReviewQueueQuery,
} = injectedRtkApi;
