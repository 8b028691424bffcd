import { generatedSettingsApi, type WebhookDeliveryDto } from './generated-settings';
import { type Cursor, onPage, type Page, paging, toPage } from './paged-lists';

export type { WebhookDeliveryDto, WebhookEndpointDto } from './generated-settings';

/** Where an owner’s programs are told what happens; apart from the others, because only the account’s page needs it. */
const described = generatedSettingsApi.enhanceEndpoints({
  endpoints: {
    getWebhookEndpoints: { providesTags: ['Webhook'] },
    getWebhookDelivery: { providesTags: ['Webhook'] },
    makeWebhookEndpoint: { invalidatesTags: ['Webhook'] },
    // Refused, it has changed or is gone.
    changeWebhookEndpoint: { invalidatesTags: ['Webhook'] },
    deleteWebhookEndpoint: { invalidatesTags: ['Webhook'] },
    rotateWebhookSecret: { invalidatesTags: ['Webhook'] },
    pingWebhookEndpoint: { invalidatesTags: ['Webhook'] },
    redeliverWebhook: { invalidatesTags: ['Webhook'] },
  },
});

const webhookApi = described.injectEndpoints({
  endpoints: (build) => ({
    webhookDeliveryPages: build.infiniteQuery<Page<WebhookDeliveryDto[]>, { id: string }, Cursor>({
      infiniteQueryOptions: paging,
      query: ({ queryArg, pageParam }) =>
        onPage(`/api/webhook-endpoints/${queryArg.id}/deliveries`, pageParam),
      transformResponse: toPage<WebhookDeliveryDto[]>,
      providesTags: ['Webhook'],
    }),
  }),
});

export const {
  useGetWebhookEndpointsQuery,
  useGetWebhookDeliveryQuery,
  useMakeWebhookEndpointMutation,
  useChangeWebhookEndpointMutation,
  useDeleteWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  usePingWebhookEndpointMutation,
  useRedeliverWebhookMutation,
  useWebhookDeliveryPagesInfiniteQuery,
} = webhookApi;
