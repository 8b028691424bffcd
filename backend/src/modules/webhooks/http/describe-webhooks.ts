import { WEBHOOK_EVENTS, WEBHOOK_EVENT_TYPES, type WebhookEventType, sampleWebhook } from '@reelpact/domain';
import { API_VERSION } from '../../../api-guide.js';
import { WebhookEventDto } from './webhook-payload.dto.js';

/** What has to be among the description's schemas for its webhooks. */
export const WEBHOOK_MODELS = [WebhookEventDto];

const HEADERS = [
  {
    name: 'Reelpact-Signature',
    description:
      'Proves where it comes from: `t=<seconds since 1970>,v1=<hex>`, the HMAC-SHA256 of `t`, a dot and the body as it came, with the endpoint’s secret. Two `v1` while a secret is being changed.',
    example: 't=1795543200,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd',
  },
  { name: 'Reelpact-Event', description: 'The same as `type`.', example: 'booking.paid' },
  {
    name: 'Reelpact-Delivery',
    description: 'Names the delivery; the same at each attempt.',
    example: '01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35',
  },
];

const described = (type: WebhookEventType) => ({
  post: {
    operationId: `on${type.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: WEBHOOK_EVENTS[type].text,
    description:
      'Answer with a 2xx within 10 seconds. Anything else, redirects included, is tried again for three days; a 410 turns the endpoint off. Events can come twice and in any order.',
    tags: ['Webhooks'],
    // It carries no credentials of ours: the signature proves it.
    security: [{}],
    parameters: HEADERS.map((header) => ({
      ...header,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/WebhookEventDto' },
          example: sampleWebhook(type, API_VERSION),
        },
      },
    },
    responses: {
      '2XX': { description: 'Delivered.' },
      '410': { description: 'Nothing more is sent to this endpoint.' },
    },
  },
});

/** The `webhooks` of the API's description: one entry for each event, with an example. */
export const describeWebhooks = (): Record<string, unknown> =>
  Object.fromEntries(WEBHOOK_EVENT_TYPES.map((type) => [type, described(type)]));
