import { CHOSEN_EVENT_TYPES, type ChosenEventType } from '@reelpact/domain';
import { SendWebhooks } from '../../src/modules/webhooks/index.js';
import type {
  WebhookDeliveryDetailsDto,
  WebhookDeliveryDto,
  WebhookSecretDto,
} from '../../src/modules/webhooks/http/webhook.dto.js';
import { type OutsideRequest, PostOutside } from '../../src/platform/outgoing/post-outside.js';
import { type TestApp, startTestApp } from '../app.js';
import type { Person } from '../person.js';
import { Receiver } from './receiver.js';

/** Those who never answer are given up at once: how long is nothing that a test waits for. */
const NEVER_ANSWERS = /^\/(hangs|late|trickles|upgrades|switches|hints|continues|stutters)/;
class Impatient extends PostOutside {
  override run(wanted: OutsideRequest) {
    const hopeless = NEVER_ANSWERS.test(new URL(wanted.url).pathname);
    return super.run({ ...wanted, timeoutMs: hopeless ? 300 : wanted.timeoutMs });
  }
}

export interface WebhookStage {
  stage: TestApp;
  receiver: Receiver;
  /** Does the jobs, and sends what is due. */
  send(): Promise<void>;
  /** Everything that waits for a later attempt is due now. */
  makeDue(): Promise<void>;
  endpoint(owner: Person, path: string, eventTypes?: readonly ChosenEventType[]): Promise<WebhookSecretDto>;
  deliveries(owner: Person, endpointId: string): Promise<WebhookDeliveryDto[]>;
  details(owner: Person, deliveryId: string): Promise<WebhookDeliveryDetailsDto>;
  stop(): Promise<void>;
}

/** The application with a receiver on the same machine. */
export async function startWebhookStage(): Promise<WebhookStage> {
  const receiver = await Receiver.start();
  const stage = await startTestApp({ WEBHOOK_ALLOW_LOOPBACK: 'true' }, (modules) =>
    modules.overrideProvider(PostOutside).useClass(Impatient),
  );
  return {
    stage,
    receiver,
    send: async () => {
      await stage.drain();
      await stage.app.get(SendWebhooks).run();
    },
    makeDue: async () => {
      await stage.database.rows(
        't-due-deliveries',
        `update webhook_deliveries set next_attempt_at = now() where status = 'pending'`,
      );
      await stage.database.rows(
        't-due-endpoints',
        'update webhook_endpoints set next_due_at = now() where next_due_at is not null',
      );
    },
    endpoint: async (owner, path, eventTypes = CHOSEN_EVENT_TYPES) => {
      const { status, body } = await owner.post<WebhookSecretDto>('/api/webhook-endpoints', {
        url: receiver.url(path),
        eventTypes,
        enabled: true,
      });
      if (status !== 201) throw new Error(`no endpoint: ${JSON.stringify(body)}`);
      return body;
    },
    deliveries: async (owner, endpointId) =>
      (await owner.get<WebhookDeliveryDto[]>(`/api/webhook-endpoints/${endpointId}/deliveries`)).body,
    details: async (owner, deliveryId) =>
      (await owner.get<WebhookDeliveryDetailsDto>(`/api/webhook-deliveries/${deliveryId}`)).body,
    stop: async () => {
      await stage.stop();
      await receiver.stop();
    },
  };
}
