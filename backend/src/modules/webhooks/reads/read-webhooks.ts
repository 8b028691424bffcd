import { Injectable } from '@nestjs/common';
import {
  type ChosenEventType,
  Problem,
  type WebhookDeliveryStatus,
  type WebhookEventType,
  type WebhookFailure,
  type WebhookOffReason,
} from '@reelpact/domain';
import { type Cursor, VERY_FIRST } from '../../../platform/database/cursor.js';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';

export interface EndpointView {
  id: string;
  url: string;
  description: string;
  eventTypes: ChosenEventType[];
  enabled: boolean;
  offReason: WebhookOffReason | null;
  failingSince: Date | null;
  oldSecretUntil: Date | null;
  createdAt: Date;
}
export interface DeliveryView {
  id: string;
  endpointId: string;
  eventId: string;
  type: WebhookEventType;
  bookingId: string | null;
  status: WebhookDeliveryStatus;
  attempts: number;
  nextAttemptAt: Date | null;
  failure: WebhookFailure | null;
  answeredWith: number | null;
  createdAt: Date;
}
export interface AttemptView {
  number: number;
  at: Date;
  failure: WebhookFailure | null;
  answeredWith: number | null;
  answer: string | null;
  tookMs: number;
}

const ENDPOINT = `select id, url, description, event_types as "eventTypes", enabled, off_reason as "offReason",
  failing_since as "failingSince", case when old_secret_until > now() then old_secret_until end as "oldSecretUntil",
  created_at as "createdAt" from webhook_endpoints where user_id = $1`;
const DELIVERY = `select d.id, d.endpoint_id as "endpointId", v.id as "eventId", v.type, v.booking_id as "bookingId", d.status, d.attempts,
  d.next_attempt_at as "nextAttemptAt", d.failure, d.answered_with as "answeredWith", d.created_at as "createdAt"
  from webhook_deliveries d join webhook_events v on v.id = d.event_id`;
const PAGE_SIZE = 25;

/** What owners see of their endpoints and of what was sent to them. */
@Injectable()
export class ReadWebhooks {
  constructor(private readonly database: Database) {}

  endpointsOf(userId: string): Promise<EndpointView[]> {
    return this.database.rows('endpoints-of-user', `${ENDPOINT} order by created_at, id`, [userId]);
  }

  /** @throws Problem NOT_FOUND, the same for somebody else's */
  async endpoint(userId: string, id: string): Promise<EndpointView> {
    const found = isId(id)
      ? await this.database.row<EndpointView>('endpoint-of-user', `${ENDPOINT} and id = $2`, [userId, id])
      : null;
    if (!found) throw new Problem('NOT_FOUND');
    return found;
  }

  /** Newest first. @throws Problem NOT_FOUND */
  async deliveries(
    userId: string,
    endpointId: string,
    after: Cursor = VERY_FIRST,
  ): Promise<{ deliveries: DeliveryView[]; next: Cursor | null }> {
    const { id } = await this.endpoint(userId, endpointId);
    const rows = await this.database.rows<DeliveryView>(
      'deliveries-of-endpoint',
      `${DELIVERY} where d.endpoint_id = $1 and (d.created_at, d.id) < ($2::timestamptz, $3::uuid)
       order by d.created_at desc, d.id desc limit ${PAGE_SIZE + 1}`,
      [id, after.createdAt, after.id],
    );
    const deliveries = rows.slice(0, PAGE_SIZE);
    const last = deliveries.at(-1);
    const next =
      rows.length > PAGE_SIZE && last ? { createdAt: last.createdAt.toISOString(), id: last.id } : null;
    return { deliveries, next };
  }

  /** @throws Problem NOT_FOUND, the same for somebody else's */
  async delivery(
    userId: string,
    deliveryId: string,
  ): Promise<{ delivery: DeliveryView; body: string; attempts: AttemptView[] }> {
    const found = isId(deliveryId)
      ? await this.database.row<DeliveryView & { body: string }>(
          'delivery-of-user',
          `${DELIVERY.replace('select ', 'select v.body, ')} where d.id = $1 and v.user_id = $2`,
          [deliveryId, userId],
        )
      : null;
    if (!found) throw new Problem('NOT_FOUND');
    const attempts = await this.database.rows<AttemptView>(
      'attempts-of-delivery',
      `select number, at, failure, answered_with as "answeredWith", answer, took_ms as "tookMs" from webhook_attempts
       where delivery_id = $1 order by number desc`,
      [deliveryId],
    );
    const { body, ...delivery } = found;
    return { delivery, body, attempts };
  }
}
