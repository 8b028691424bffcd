import { aUser } from '../builders.js';
import type { Person } from '../person.js';
import type { Make, Scene } from './good.js';

const SETTINGS = { url: 'https://example.org/hook', eventTypes: ['booking.paid'], enabled: true };

interface Listening {
  person: Person;
  /** Of the endpoint. */
  path: string;
  sendTest: () => Promise<string>;
}

/** Somebody with an endpoint; nothing is ever sent to it, because the tests start no sender. */
async function listening({ stage }: Scene): Promise<Listening> {
  const { person } = await aUser(stage);
  const { body } = await person.post<{ id: string }>('/api/webhook-endpoints', SETTINGS);
  const path = `/api/webhook-endpoints/${body.id}`;
  const sendTest = async () => (await person.post<{ id: string }>(`${path}/ping`)).body.id;
  return { person, path, sendTest };
}

const atEndpoint =
  (rest = '', body?: object): Make =>
  async (scene) => {
    const { person, path } = await listening(scene);
    return { by: person, path: path + rest, body };
  };
const atDelivery =
  (rest = ''): Make =>
  async (scene) => {
    const { person, sendTest } = await listening(scene);
    return { by: person, path: `/api/webhook-deliveries/${await sendTest()}${rest}` };
  };

/** Requests of webhooks, and of the calendar, that are taken. */
export const GOOD_WEBHOOKS: Readonly<Record<string, Make>> = {
  makeWebhookEndpoint: async ({ stage }) => ({
    by: (await aUser(stage)).person,
    path: '/api/webhook-endpoints',
    body: { ...SETTINGS, description: 'Bookkeeping' },
  }),
  changeWebhookEndpoint: atEndpoint('', SETTINGS),
  deleteWebhookEndpoint: atEndpoint(),
  rotateWebhookSecret: atEndpoint('/secret'),
  pingWebhookEndpoint: atEndpoint('/ping'),
  getWebhookDeliveries: atEndpoint('/deliveries'),
  getWebhookDelivery: atDelivery(),
  redeliverWebhook: atDelivery('/redeliver'),
  getCalendar: async ({ stage }) => {
    const { person } = await aUser(stage);
    const { body } = await person.post<{ url: string }>('/api/calendar-feed');
    return { by: stage.person(), path: new URL(body.url).pathname };
  },
};
