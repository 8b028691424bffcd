import { emptyApi as api } from './empty-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShippingAddress: build.query<GetShippingAddressApiResponse, GetShippingAddressApiArg>({
      query: () => ({ url: `/api/creator/shipping-address` }),
    }),
    saveShippingAddress: build.mutation<SaveShippingAddressApiResponse, SaveShippingAddressApiArg>({
      query: (queryArg) => ({
        url: `/api/creator/shipping-address`,
        method: 'PUT',
        body: queryArg.shippingAddressInputDto,
      }),
    }),
    getWebhookEndpoints: build.query<GetWebhookEndpointsApiResponse, GetWebhookEndpointsApiArg>({
      query: () => ({ url: `/api/webhook-endpoints` }),
    }),
    makeWebhookEndpoint: build.mutation<MakeWebhookEndpointApiResponse, MakeWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints`,
        method: 'POST',
        body: queryArg.webhookEndpointSettingsDto,
      }),
    }),
    changeWebhookEndpoint: build.mutation<ChangeWebhookEndpointApiResponse, ChangeWebhookEndpointApiArg>({
      query: (queryArg) => ({
        url: `/api/webhook-endpoints/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.webhookEndpointSettingsDto,
      }),
    }),
    deleteWebhookEndpoint: build.mutation<DeleteWebhookEndpointApiResponse, DeleteWebhookEndpointApiArg>({
      query: (queryArg) => ({ url: `/api/webhook-endpoints/${queryArg.id}`, method: 'DELETE' }),
    }),
    rotateWebhookSecret: build.mutation<RotateWebhookSecretApiResponse, RotateWebhookSecretApiArg>({
      query: (queryArg) => ({ url: `/api/webhook-endpoints/${queryArg.id}/secret`, method: 'POST' }),
    }),
    pingWebhookEndpoint: build.mutation<PingWebhookEndpointApiResponse, PingWebhookEndpointApiArg>({
      query: (queryArg) => ({ url: `/api/webhook-endpoints/${queryArg.id}/ping`, method: 'POST' }),
    }),
    getWebhookDelivery: build.query<GetWebhookDeliveryApiResponse, GetWebhookDeliveryApiArg>({
      query: (queryArg) => ({ url: `/api/webhook-deliveries/${queryArg.id}` }),
    }),
    redeliverWebhook: build.mutation<RedeliverWebhookApiResponse, RedeliverWebhookApiArg>({
      query: (queryArg) => ({ url: `/api/webhook-deliveries/${queryArg.id}/redeliver`, method: 'POST' }),
    }),
    getCalendarFeed: build.query<GetCalendarFeedApiResponse, GetCalendarFeedApiArg>({
      query: () => ({ url: `/api/calendar-feed` }),
    }),
    makeCalendarFeed: build.mutation<MakeCalendarFeedApiResponse, MakeCalendarFeedApiArg>({
      query: () => ({ url: `/api/calendar-feed`, method: 'POST' }),
    }),
    revokeCalendarFeed: build.mutation<RevokeCalendarFeedApiResponse, RevokeCalendarFeedApiArg>({
      query: () => ({ url: `/api/calendar-feed`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedSettingsApi };
export type GetShippingAddressApiResponse =
  /** status 200 As it is now: `OwnShippingAddressDto`. */ OwnShippingAddressDto;
export type GetShippingAddressApiArg = void;
export type SaveShippingAddressApiResponse =
  /** status 200 As it is now: `ShippingAddressDto`. */ ShippingAddressDto;
export type SaveShippingAddressApiArg = {
  shippingAddressInputDto: ShippingAddressInputDto;
};
export type GetWebhookEndpointsApiResponse =
  /** status 200 A list of `WebhookEndpointDto`. */ WebhookEndpointDto[];
export type GetWebhookEndpointsApiArg = void;
export type MakeWebhookEndpointApiResponse =
  /** status 201 It is made: `WebhookSecretDto`. */ WebhookSecretDto;
export type MakeWebhookEndpointApiArg = {
  webhookEndpointSettingsDto: WebhookEndpointSettingsDto;
};
export type ChangeWebhookEndpointApiResponse =
  /** status 200 As it is now: `ChangedWebhookEndpointDto`. */ ChangedWebhookEndpointDto;
export type ChangeWebhookEndpointApiArg = {
  id: string;
  webhookEndpointSettingsDto: WebhookEndpointSettingsDto;
};
export type DeleteWebhookEndpointApiResponse = unknown;
export type DeleteWebhookEndpointApiArg = {
  id: string;
};
export type RotateWebhookSecretApiResponse =
  /** status 200 As it is now: `WebhookSecretDto`. */ WebhookSecretDto;
export type RotateWebhookSecretApiArg = {
  id: string;
};
export type PingWebhookEndpointApiResponse =
  /** status 201 It is made: `WebhookDeliveryDto`. */ WebhookDeliveryDto;
export type PingWebhookEndpointApiArg = {
  id: string;
};
export type GetWebhookDeliveryApiResponse =
  /** status 200 As it is now: `WebhookDeliveryDetailsDto`. */ WebhookDeliveryDetailsDto;
export type GetWebhookDeliveryApiArg = {
  id: string;
};
export type RedeliverWebhookApiResponse =
  /** status 200 As it is now: `WebhookDeliveryDto`. */ WebhookDeliveryDto;
export type RedeliverWebhookApiArg = {
  id: string;
};
export type GetCalendarFeedApiResponse =
  /** status 200 As it is now: `OwnCalendarFeedDto`. */ OwnCalendarFeedDto;
export type GetCalendarFeedApiArg = void;
export type MakeCalendarFeedApiResponse =
  /** status 201 It is made: `NewCalendarFeedDto`. */ NewCalendarFeedDto;
export type MakeCalendarFeedApiArg = void;
export type RevokeCalendarFeedApiResponse = unknown;
export type RevokeCalendarFeedApiArg = void;
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
export type OwnShippingAddressDto = {
  address: ShippingAddressDto | null;
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
export type ShippingAddressInputDto = {
  name: string;
  line1: string;
  line2?: string;
  postalCode?: string;
  city: string;
  region?: string;
  country: string;
  phone?: string;
};
export type WebhookEventType =
  | 'booking.payment_needed'
  | 'booking.requested'
  | 'booking.accepted'
  | 'booking.declined'
  | 'booking.paid'
  | 'booking.payment_failed'
  | 'booking.delivered'
  | 'booking.review_started'
  | 'booking.product_changed'
  | 'booking.revision_requested'
  | 'booking.revisions_changed'
  | 'booking.extension_changed'
  | 'booking.settlement_changed'
  | 'booking.completed'
  | 'booking.rejected'
  | 'booking.disputed'
  | 'booking.withdrawn'
  | 'booking.expired'
  | 'booking.not_delivered'
  | 'booking.cancelled'
  | 'booking.refunded'
  | 'booking.refund_changed'
  | 'booking.chargeback_opened'
  | 'booking.chargeback_closed'
  | 'tip.paid';
export type WebhookOffReason = 'gone' | 'failing' | 'secured';
export type WebhookEndpointDto = {
  id: string;
  url: string;
  /** Empty where its owner gave none. */
  description: string;
  /** The events that it is told of. */
  eventTypes: WebhookEventType[];
  /** Whether anything is sent to it. */
  enabled: boolean;
  /** Why Reelpact turned it off; null otherwise. */
  offReason: WebhookOffReason | null;
  /** Since when every delivery has failed; null when the last one succeeded. */
  failingSince: string | null;
  /** Until when the secret before the present one signs too; null when it doesn’t. */
  oldSecretUntil: string | null;
  /** When it was made. */
  createdAt: string;
};
export type WebhookSecretDto = {
  id: string;
  url: string;
  /** Empty where its owner gave none. */
  description: string;
  /** The events that it is told of. */
  eventTypes: WebhookEventType[];
  /** Whether anything is sent to it. */
  enabled: boolean;
  /** Why Reelpact turned it off; null otherwise. */
  offReason: WebhookOffReason | null;
  /** Since when every delivery has failed; null when the last one succeeded. */
  failingSince: string | null;
  /** Until when the secret before the present one signs too; null when it doesn’t. */
  oldSecretUntil: string | null;
  /** When it was made. */
  createdAt: string;
  /** What signs its events. Shown this once. */
  secret: string;
};
export type WebhookEndpointSettingsDto = {
  /** Where events are posted to: https, at port 443 or 8443, on the public internet. */
  url: string;
  /** What it is, for its owner. */
  description?: string;
  /** The events that it is told of. */
  eventTypes: WebhookEventType[];
  /** Whether anything is sent to it. */
  enabled: boolean;
};
export type ChangedWebhookEndpointDto = {
  id: string;
  url: string;
  /** Empty where its owner gave none. */
  description: string;
  /** The events that it is told of. */
  eventTypes: WebhookEventType[];
  /** Whether anything is sent to it. */
  enabled: boolean;
  /** Why Reelpact turned it off; null otherwise. */
  offReason: WebhookOffReason | null;
  /** Since when every delivery has failed; null when the last one succeeded. */
  failingSince: string | null;
  /** Until when the secret before the present one signs too; null when it doesn’t. */
  oldSecretUntil: string | null;
  /** When it was made. */
  createdAt: string;
  /** What signs its events from now on, shown this once, when it is turned on again after the account was secured; otherwise null: the secret stays. */
  secret: string | null;
};
export type SentEventType =
  | 'booking.payment_needed'
  | 'booking.requested'
  | 'booking.accepted'
  | 'booking.declined'
  | 'booking.paid'
  | 'booking.payment_failed'
  | 'booking.delivered'
  | 'booking.review_started'
  | 'booking.product_changed'
  | 'booking.revision_requested'
  | 'booking.revisions_changed'
  | 'booking.extension_changed'
  | 'booking.settlement_changed'
  | 'booking.completed'
  | 'booking.rejected'
  | 'booking.disputed'
  | 'booking.withdrawn'
  | 'booking.expired'
  | 'booking.not_delivered'
  | 'booking.cancelled'
  | 'booking.refunded'
  | 'booking.refund_changed'
  | 'booking.chargeback_opened'
  | 'booking.chargeback_closed'
  | 'tip.paid'
  | 'ping';
export type WebhookDeliveryStatus = 'pending' | 'delivered' | 'failed';
export type WebhookFailure =
  | 'not_public'
  | 'not_found'
  | 'timeout'
  | 'connection'
  | 'certificate'
  | 'redirect'
  | 'status'
  | 'secret'
  | 'address'
  | 'turned_off';
export type WebhookDeliveryDto = {
  id: string;
  endpointId: string;
  /** The `id` of the event, sent as `webhook-id`; the same at every attempt. */
  eventId: string;
  type: SentEventType;
  /** The booking that it is about; null for a test. */
  bookingId: string | null;
  status: WebhookDeliveryStatus;
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null;
  /** Why the last attempt failed; null when it didn’t, and before it. */
  failure: WebhookFailure | null;
  /** The HTTP status of the answer; null without one. */
  answeredWith: number | null;
  /** When the event happened. */
  createdAt: string;
};
export type WebhookAttemptDto = {
  /** From 1. */
  number: number;
  /** When it ended. */
  at: string;
  /** Why the last attempt failed; null when it didn’t, and before it. */
  failure: WebhookFailure | null;
  /** The HTTP status of the answer; null without one. */
  answeredWith: number | null;
  /** The first kilobyte of the answer; null without one. */
  answer: string | null;
  /** How long it took, in milliseconds. */
  tookMs: number;
};
export type WebhookDeliveryDetailsDto = {
  id: string;
  endpointId: string;
  /** The `id` of the event, sent as `webhook-id`; the same at every attempt. */
  eventId: string;
  type: SentEventType;
  /** The booking that it is about; null for a test. */
  bookingId: string | null;
  status: WebhookDeliveryStatus;
  /** How often it was tried. */
  attempts: number;
  /** When it is tried next; null when it is not. */
  nextAttemptAt: string | null;
  /** Why the last attempt failed; null when it didn’t, and before it. */
  failure: WebhookFailure | null;
  /** The HTTP status of the answer; null without one. */
  answeredWith: number | null;
  /** When the event happened. */
  createdAt: string;
  /** The body as it is sent, byte for byte. */
  body: string;
  /** The newest 40, the last one first. */
  log: WebhookAttemptDto[];
};
export type CalendarFeedDto = {
  /** When its address was made. */
  createdAt: string;
  /** When a program last read it, to within minutes; null when none has. */
  lastReadAt: string | null;
};
export type OwnCalendarFeedDto = {
  /** Null when there is none. */
  feed: CalendarFeedDto | null;
};
export type NewCalendarFeedDto = {
  /** Its address, for a calendar program. Shown this once. */
  url: string;
};
export const {
  useGetShippingAddressQuery,
  useSaveShippingAddressMutation,
  useGetWebhookEndpointsQuery,
  useMakeWebhookEndpointMutation,
  useChangeWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  usePingWebhookEndpointMutation,
  useGetWebhookDeliveryQuery,
  useRedeliverWebhookMutation,
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} = injectedRtkApi;
