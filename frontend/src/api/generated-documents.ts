import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBillingDetails: build.query<GetBillingDetailsApiResponse, GetBillingDetailsApiArg>({
      query: () => ({ url: `/api/billing-details` }),
    }),
    saveBillingDetails: build.mutation<SaveBillingDetailsApiResponse, SaveBillingDetailsApiArg>({
      query: (queryArg) => ({
        url: `/api/billing-details`,
        method: 'PUT',
        body: queryArg.saveBillingDetailsDto,
      }),
    }),
    getBookingBillingDetails: build.query<
      GetBookingBillingDetailsApiResponse,
      GetBookingBillingDetailsApiArg
    >({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/billing-details` }),
    }),
    saveBookingBillingDetails: build.mutation<
      SaveBookingBillingDetailsApiResponse,
      SaveBookingBillingDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/bookings/${queryArg.id}/billing-details`,
        method: 'PUT',
        body: queryArg.saveBillingDetailsDto,
      }),
    }),
    reissueDocument: build.mutation<ReissueDocumentApiResponse, ReissueDocumentApiArg>({
      query: (queryArg) => ({ url: `/api/documents/${queryArg.id}/reissue`, method: 'POST' }),
    }),
    getBookingDocuments: build.query<GetBookingDocumentsApiResponse, GetBookingDocumentsApiArg>({
      query: (queryArg) => ({ url: `/api/bookings/${queryArg.id}/documents` }),
    }),
    getDocument: build.query<GetDocumentApiResponse, GetDocumentApiArg>({
      query: (queryArg) => ({ url: `/api/documents/${queryArg.id}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedDocumentsApi };
export type GetBillingDetailsApiResponse = /** status 200 As it is now: `KeptBillingDto`. */ KeptBillingDto;
export type GetBillingDetailsApiArg = void;
export type SaveBillingDetailsApiResponse = /** status 200 As it is now: `KeptBillingDto`. */ KeptBillingDto;
export type SaveBillingDetailsApiArg = {
  saveBillingDetailsDto: SaveBillingDetailsDto;
};
export type GetBookingBillingDetailsApiResponse =
  /** status 200 As it is now: `BookingBillingDto`. */ BookingBillingDto;
export type GetBookingBillingDetailsApiArg = {
  id: string;
};
export type SaveBookingBillingDetailsApiResponse =
  /** status 200 As it is now: `BookingBillingDto`. */ BookingBillingDto;
export type SaveBookingBillingDetailsApiArg = {
  id: string;
  saveBillingDetailsDto: SaveBillingDetailsDto;
};
export type ReissueDocumentApiResponse = /** status 200 As it is now: `DocumentDto`. */ DocumentDto;
export type ReissueDocumentApiArg = {
  id: string;
};
export type GetBookingDocumentsApiResponse =
  /** status 200 A list of `DocumentSummaryDto`. */ DocumentSummaryDto[];
export type GetBookingDocumentsApiArg = {
  id: string;
};
export type GetDocumentApiResponse = /** status 200 As it is now: `DocumentDto`. */ DocumentDto;
export type GetDocumentApiArg = {
  id: string;
};
export type BillingDetailsDto = {
  /** Company or full name */
  name: string;
  /** Address */
  line1: string | null;
  /** Address, second line */
  line2: string | null;
  /** Postal code */
  postalCode: string | null;
  /** City and state */
  city: string | null;
  /** Country */
  country: string | null;
  /** Tax ID */
  taxId: string | null;
};
export type KeptBillingDto = {
  /** Null before any are saved. */
  details: BillingDetailsDto | null;
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
export type SaveBillingDetailsDto = {
  /** Company or full name */
  name: string;
  /** Address */
  line1?: string;
  /** Address, second line */
  line2?: string;
  /** Postal code */
  postalCode?: string;
  /** City and state */
  city?: string;
  /** Country */
  country?: string;
  /** Tax ID */
  taxId?: string;
};
export type BookingBillingDto = {
  /** Null before any are saved. */
  details: BillingDetailsDto | null;
  /** Whether they are this booking’s own; else they are those of the account that booked, if any. */
  isOwn: boolean;
};
export type DocumentKind =
  'receipt' | 'credit_note' | 'fee_statement' | 'payout_slip' | 'tip_receipt' | 'tip_credit_note';
export type NamedDocumentDto = {
  id: string;
  number: string;
};
export type DocumentFactDto = {
  label: string;
  text: string;
};
export type DocumentPartyDto = {
  label: string;
  lines: string[];
};
export type DocumentRowDto = {
  label: string;
  detail: string | null;
  /** As people read it. */
  amount: string;
};
export type DocumentTotalDto = {
  label: string;
  /** As people read it. */
  amount: string;
};
export type DocumentDto = {
  id: string;
  kind: DocumentKind;
  /** The kind as people read it. */
  title: string;
  /** Gapless in each series and year. */
  number: string;
  /** When it was issued. */
  date: string;
  /** Dollars. Of a fee statement the fees; below zero when more was returned than taken. */
  amount: string;
  currency: string;
  /** Null for what sums up a month, and for what is about a tip. */
  bookingId: string | null;
  /** What it is about, in a few words: the package, the tip, or the month. */
  subject: string | null;
  /** The document that it replaces. */
  corrects: NamedDocumentDto | null;
  /** The number of the document that replaces it; null for the newest form. */
  replacedBy: string | null;
  /** Whether this reader can have it reissued with other billing details. */
  reissuable: boolean;
  /** The PDF. */
  pdfUrl: string;
  /** As the PDF shows them. */
  facts: DocumentFactDto[];
  parties: DocumentPartyDto[];
  /** They sum to the total. */
  rows: DocumentRowDto[];
  total: DocumentTotalDto;
  notes: string[];
  /** The document’s data as JSON, written once: the very text that the sum is of. */
  record: string;
  /** SHA-256 of `record` in UTF-8, in hexadecimal. */
  sha256: string;
};
export type DocumentSummaryDto = {
  id: string;
  kind: DocumentKind;
  /** The kind as people read it. */
  title: string;
  /** Gapless in each series and year. */
  number: string;
  /** When it was issued. */
  date: string;
  /** Dollars. Of a fee statement the fees; below zero when more was returned than taken. */
  amount: string;
  currency: string;
  /** Null for what sums up a month, and for what is about a tip. */
  bookingId: string | null;
  /** What it is about, in a few words: the package, the tip, or the month. */
  subject: string | null;
  /** The document that it replaces. */
  corrects: NamedDocumentDto | null;
  /** The number of the document that replaces it; null for the newest form. */
  replacedBy: string | null;
  /** Whether this reader can have it reissued with other billing details. */
  reissuable: boolean;
  /** The PDF. */
  pdfUrl: string;
};
export const {
  useGetBillingDetailsQuery,
  useSaveBillingDetailsMutation,
  useGetBookingBillingDetailsQuery,
  useSaveBookingBillingDetailsMutation,
  useReissueDocumentMutation,
  useGetBookingDocumentsQuery,
  useGetDocumentQuery,
} = injectedRtkApi;
