import { WEBHOOK_EVENTS, WEBHOOK_EVENT_TYPES, type WebhookEventType, sampleWebhook } from '@reelpact/domain';
import { API_VERSION } from '../../../api-guide.js';
import { WebhookEventDto } from './webhook-payload.dto.js';

/** What has to be among the description's schemas for its webhooks. */
export const WEBHOOK_MODELS = [WebhookEventDto];

/** As standardwebhooks.com describes them. */
const HEADERS = [
  {
    name: 'webhook-id',
    description: 'The `id` of the event, the same at each attempt: it tells what you have seen already.',
    example: 'evt_01990f6e-5a3c-7c1e-9d4b-2f8a61c07e35',
  },
  {
    name: 'webhook-timestamp',
    description: 'When it was sent, in seconds since 1970. Refuse what is more than 5 minutes off.',
    example: '1795543200',
  },
  {
    name: 'webhook-signature',
    description:
      'Proves where it comes from: `v1,` and the HMAC-SHA256 of `webhook-id`, a dot, `webhook-timestamp`, a dot and the body as it came, in Base64. The key is what follows `whsec_` in the endpoint’s secret, decoded from Base64. Two of them, with a space between, while a secret is being changed.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
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
