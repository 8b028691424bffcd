import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBookingRating: build.query<GetBookingRatingApiResponse, GetBookingRatingApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/rating` }),
    }),
    rateBooking: build.mutation<RateBookingApiResponse, RateBookingApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/rating`,
        method: 'PUT',
        body: queryArg.rateBookingDto,
      }),
    }),
    replyToRating: build.mutation<ReplyToRatingApiResponse, ReplyToRatingApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/rating/reply`,
        method: 'POST',
        body: queryArg.ratingReplyDto,
      }),
    }),
    reportRating: build.mutation<ReportRatingApiResponse, ReportRatingApiArg>({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/rating/reports`,
        method: 'POST',
        body: queryArg.reportRatingDto,
      }),
    }),
    getBrandRatings: build.query<GetBrandRatingsApiResponse, GetBrandRatingsApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/brand-ratings` }),
    }),
    getOwnBrandRatings: build.query<GetOwnBrandRatingsApiResponse, GetOwnBrandRatingsApiArg>({
      query: () => ({ url: `/api/brand/ratings` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedRatingsApi };
export type GetBookingRatingApiResponse =
  /** status 200 As it is now: `BookingRatingDto`. */ BookingRatingDto;
export type GetBookingRatingApiArg = {
  id: string;
};
export type RateBookingApiResponse = /** status 200 As it is now: `BookingRatingDto`. */ BookingRatingDto;
export type RateBookingApiArg = {
  id: string;
  rateBookingDto: RateBookingDto;
};
export type ReplyToRatingApiResponse = /** status 200 As it is now: `BookingRatingDto`. */ BookingRatingDto;
export type ReplyToRatingApiArg = {
  id: string;
  ratingReplyDto: RatingReplyDto;
};
export type ReportRatingApiResponse = unknown;
export type ReportRatingApiArg = {
  id: string;
  reportRatingDto: ReportRatingDto;
};
export type GetBrandRatingsApiResponse = /** status 200 As it is now: `RatingSumsDto`. */ RatingSumsDto;
export type GetBrandRatingsApiArg = {
  id: string;
};
export type GetOwnBrandRatingsApiResponse = /** status 200 As it is now: `RatingSumsDto`. */ RatingSumsDto;
export type GetOwnBrandRatingsApiArg = void;
export type UnratedReason = 'related' | 'unpaid';
export type RatingDto = {
  /** Stars by question. */
  answers: {
    [key: string]: number;
  };
  text: string | null;
  /** What the rated party says to it. */
  reply: string | null;
  writtenAt: string;
};
export type RatingRemovalReason = 'personal_data' | 'hate' | 'off_topic' | 'extortion';
export type RemovedRatingDto = {
  by: 'brand' | 'creator';
  reason: RatingRemovalReason;
};
export type BookingRatingDto = {
  /** Whether you can write your rating now, or change it. */
  canRate: boolean;
  /** Until when; null for a booking that isn’t rated. */
  endsAt: string | null;
  /** Whether ratings are shown, or their time is over: from then on nothing changes. */
  isClosed: boolean;
  /** Why a completed booking isn’t rated. */
  unrated: UnratedReason | null;
  /** What you have said; for admins what the brand has, once it is shown. */
  own: RatingDto | null;
  /** What the other side has said. Null before both have written or the time is over, whether there is one or not. */
  other: RatingDto | null;
  /** Whether you can answer it, which can be done once. */
  canReply: boolean;
  /** Whether you have reported it. */
  isReported: boolean;
  /** What admins have removed. */
  removed: RemovedRatingDto[];
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
export type RateBookingDto = {
  /** Stars by question; a brand answers `brief`, `quality`, `communication`, a creator `brief`, `feedback`, `communication`. */
  answers: {
    [key: string]: number;
  };
  /** A brand’s words can be read by everyone once they are shown, a creator’s by the brand and admins. */
  text?: string;
};
export type RatingReplyDto = {
  text: string;
};
export type ReportRatingDto = {
  reason: RatingRemovalReason;
  /** For the admins alone. */
  note?: string;
};
export type RatingSumsDto = {
  /** The mean of all answers in tenths, rounded down; null with fewer than 3 ratings. */
  stars: number | null;
  /** How many ratings that is the mean of; null together with it. */
  ratings: number | null;
  /** The means of each question; null together with the stars. */
  answers: {
    [key: string]: number;
  } | null;
  /** How many ratings were removed by admins. */
  removed: number;
};
export const {
  useGetBookingRatingQuery,
  useRateBookingMutation,
  useReplyToRatingMutation,
  useReportRatingMutation,
  useGetBrandRatingsQuery,
  useGetOwnBrandRatingsQuery,
} = injectedRtkApi;
