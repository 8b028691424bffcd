/** Every code that an answer can carry, with its HTTP status and the sentence used when none is given. */
export const PROBLEMS = {
  VALIDATION_FAILED: { status: 400, message: 'Please check the marked fields.' },
  CURSOR_NOT_VALID: { status: 400, message: 'Please start again from the first page.' },
  MALFORMED_REQUEST: { status: 400, message: 'The request could not be read.' },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in first.' },
  INVALID_CREDENTIALS: { status: 401, message: 'Invalid email or password' },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    message: 'Please confirm with your second factor that it’s you.',
  },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  PROOF_NEEDED: {
    status: 403,
    message: 'Please show that it’s you first: sign in again, or enter your password.',
  },
  FACTOR_NEEDED: {
    status: 403,
    message: 'Please set up a passkey or one-time codes in your account first.',
  },
  CROSS_SITE_REQUEST: { status: 403, message: 'This request came from another site and was refused.' },
  NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' },
  BOOKING_NOT_FOUND: { status: 404, message: 'Booking not found' },
  PACKAGE_NOT_FOUND: { status: 404, message: "This package doesn't exist or isn't available." },
  CREATOR_NOT_FOUND: { status: 404, message: "This creator profile doesn't exist or isn't available." },
  CONFLICT: { status: 409, message: 'This has changed in the meantime. Please reload and try again.' },
  EMAIL_TAKEN: {
    status: 409,
    message: 'An account with this email already exists. Please try logging in instead.',
  },
  USERNAME_TAKEN: { status: 409, message: 'This username is already taken.' },
  PROFILE_EXISTS: { status: 409, message: 'You already have a creator profile.' },
  AMOUNT_MISMATCH: {
    status: 409,
    message: 'The price has changed. Please reload the page to see the current one.',
  },
  ALREADY_PAID: { status: 409, message: 'This booking is already paid.' },
  INVALID_TRANSITION: { status: 409, message: 'This step is no longer possible.' },
  NEWER_VERSION: {
    status: 409,
    message: 'A new version arrived. Look at it first.',
  },
  NEWER_OFFER: {
    status: 409,
    message: 'There is a newer proposal or request, or this one is over. Look at it again first.',
  },
  OTHER_PARCEL: { status: 409, message: 'This is about an earlier parcel. Look at the booking again first.' },
  ADDRESS_MISSING: {
    status: 422,
    message:
      'This package needs a product. Please add your shipping address on this order’s page, or in your account, first.',
  },
  FEE_CHANGED: { status: 409, message: 'What a cancellation costs has changed. Look at it again first.' },
  TERMS_CHANGED: {
    status: 409,
    message: 'The terms of this package have changed. Please reload the page to see the current ones.',
  },
  NOT_VIEWABLE: {
    status: 409,
    message: 'Not every file can be viewed yet. You can approve once you can see them all.',
  },
  MISSING_CHANGED: {
    status: 409,
    message: 'What this delivery lacks has changed. Look at it again before you deliver.',
  },
  HOLD_LIMIT: {
    status: 409,
    message: 'There isn’t enough time left for this: the payment can’t be held any longer.',
  },
  CHARGED_BACK: {
    status: 409,
    message: 'The card network is reviewing this payment. Nothing can be changed until it has decided.',
  },
  TIPS_OFF: { status: 409, message: 'This creator doesn’t take tips right now.' },
  ACCOUNT_IN_USE: { status: 409, message: 'This account can’t be deleted yet.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, message: 'This idempotency key was used for a different request.' },
  PRECONDITION_FAILED: { status: 412, message: 'The resource has changed since you last read it.' },
  PROTOCOL_VERSION_MISSING: { status: 412, message: 'Please send Tus-Resumable: 1.0.0 with every request.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large.' },
  ADDRESS_TOO_LONG: { status: 414, message: 'This address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This content type is not supported.' },
  RANGE_NOT_SATISFIABLE: { status: 416, message: 'The file has no such part.' },
  NOT_BOOKABLE: { status: 422, message: 'This package cannot be booked.' },
  OWN_PACKAGE: { status: 422, message: "You can't book your own package." },
  OWN_TIP: { status: 422, message: 'You can’t tip yourself.' },
  LINK_NOT_VALID: {
    status: 422,
    message: 'This link or code is no longer valid. Please ask for a new one.',
  },
  UPLOAD_MISSING: { status: 422, message: 'A file has not been uploaded completely.' },
  INCOMPLETE_DELIVERY: {
    status: 422,
    message: 'This delivery is incomplete. Add what is missing, or confirm that it is incomplete.',
  },
  FILE_TYPE_MISMATCH: { status: 422, message: 'The file’s content doesn’t match its type.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Please wait a moment and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 503,
    message: 'The payment service isn’t responding right now. Nothing was charged. Please try again.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is temporarily unavailable. Please try again in a moment.',
  },
  BUSY: { status: 503, message: 'We’re very busy right now. Please try again in a moment.' },
  OUT_OF_SPACE: {
    status: 507,
    message: 'There isn’t enough storage space left right now. Nothing was saved. Please try again later.',
  },
  NOT_READY: { status: 503, message: 'The service is starting. Please try again in a moment.' },
} as const;
export type ProblemCode = keyof typeof PROBLEMS;

/** Above public pages while the database can't be reached, and they are shown as they were last known. */
export const OUT_OF_REACH =
  'Nothing can be booked, paid or changed right now, because our database can’t be reached. Nothing is lost: please try again in a few minutes.';

/** Field name → one sentence for the person who filled it in. */
export type FieldErrors = Record<string, string>;

/** An expected refusal, thrown in the domain's words and turned into an answer in one place. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly errors?: FieldErrors;
  /** Further facts for programs, such as the events that are allowed. */
  readonly details?: Record<string, unknown>;

  constructor(
    code: ProblemCode,
    message?: string,
    extra: { errors?: FieldErrors; details?: Record<string, unknown> } = {},
  ) {
    super(message ?? PROBLEMS[code].message);
    this.name = 'Problem';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.errors = extra.errors;
    this.details = extra.details;
  }
}
