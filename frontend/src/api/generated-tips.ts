import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    refundReceivedTip: build.mutation<RefundReceivedTipApiResponse, RefundReceivedTipApiArg>({
      query: (queryArg) => ({ url: `/api/creator/tips/${queryArg.id}/refund`, method: 'POST' }),
    }),
    giveTip: build.mutation<GiveTipApiResponse, GiveTipApiArg>({
      query: (queryArg) => ({
        url: `/api/creators/${queryArg.username}/tips`,
        method: 'POST',
        body: queryArg.giveTipDto,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getTip: build.query<GetTipApiResponse, GetTipApiArg>({
      query: (queryArg) => ({ url: `/api/tips/${queryArg.id}` }),
    }),
    undoTip: build.mutation<UndoTipApiResponse, UndoTipApiArg>({
      query: (queryArg) => ({ url: `/api/tips/${queryArg.id}/undo`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedTipsApi };
export type RefundReceivedTipApiResponse = /** status 200 As it is now: `ReceivedTipDto`. */ ReceivedTipDto;
export type RefundReceivedTipApiArg = {
  id: string;
};
export type GiveTipApiResponse = /** status 201 It is made: `TipDto`. */ TipDto;
export type GiveTipApiArg = {
  username: string;
  /** A repeat with the same key gets the same tip. With another body it is refused (409). */
  'Idempotency-Key'?: string;
  giveTipDto: GiveTipDto;
};
export type GetTipApiResponse = /** status 200 As it is now: `TipDto`. */ TipDto;
export type GetTipApiArg = {
  id: string;
};
export type UndoTipApiResponse = /** status 200 As it is now: `TipDto`. */ TipDto;
export type UndoTipApiArg = {
  id: string;
};
export type TipStatus = 'created' | 'paid' | 'paid_out' | 'refunded' | 'charged_back' | 'abandoned';
export type ReceivedTipDto = {
  id: string;
  /** Dollars. */
  amount: string;
  /** What you get, after the platform’s fee. Dollars. */
  net: string;
  /** Null where none was given or kept. */
  name: string | null;
  message: string | null;
  status: TipStatus;
  label: string;
  paidAt: string;
  /** Whether you can still refund it. */
  refundable: boolean;
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
export type TipCreatorDto = {
  username: string;
  displayName: string;
};
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
export type GiveTipDto = {
  /** Dollars with at most two decimals, from $2.00 to $500.00. */
  amount: number | string;
  currency?: 'usd';
  email: string;
  /** For the creator alone. */
  name?: string;
  /** For the creator alone. */
  message?: string;
};
export const { useRefundReceivedTipMutation, useGiveTipMutation, useGetTipQuery, useUndoTipMutation } =
  injectedRtkApi;
