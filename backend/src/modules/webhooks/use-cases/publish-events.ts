import { Injectable } from '@nestjs/common';
import { WEBHOOK_ENDPOINT, type WebhookEventType, type WebhookPayload } from '@reelpact/domain';
import { API_VERSION } from '../../../api-guide.js';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';

/** What an event is about. */
export interface WebhookSubject {
  data: WebhookPayload['data'];
  bookingId: string | null;
}

export const WAKE_TASK = 'wake-webhooks';

/**
 * One statement: endpoints that are deleted meanwhile are left out instead of failing the change that is told of. Endpoints are only
 * held against that and never written here, so that no change of a booking waits for a delivery.
 */
const PUBLISH = `
  with chosen as (
    select id from webhook_endpoints
    where user_id = $2::uuid and enabled and case when $7::uuid is null then $3 = any (event_types) else id = $7 end for key share
  ), numbered as (select id, row_number() over (order by id) as number from chosen),
  event as (
    insert into webhook_events (id, user_id, type, booking_id, body)
    select $1, $2::uuid, $3::text, $4::uuid, $5 where exists (select from chosen) returning id
  )
  insert into webhook_deliveries (id, event_id, endpoint_id, next_attempt_at)
  select ($6::uuid[])[n.number], event.id, n.id, now() from numbered n cross join event
  returning id`;

/** Writes down what programs are told, in the transaction in which it happens; it is sent after that has committed. */
@Injectable()
export class PublishEvents {
  /**
   * @param ownerUserIds whose endpoints are told, those that want this type
   * @param onlyTo one endpoint, whatever it wants
   * @returns the ids of the deliveries
   */
  async publish(
    tx: Transaction,
    type: WebhookEventType,
    ownerUserIds: readonly string[],
    subject: WebhookSubject,
    onlyTo: string | null = null,
  ): Promise<string[]> {
    const made: string[] = [];
    for (const userId of ownerUserIds) {
      const payload: WebhookPayload = {
        id: `evt_${newId()}`,
        type,
        createdAt: new Date(tx.now).toISOString(),
        apiVersion: API_VERSION,
        data: subject.data,
      };
      const rows = await tx.rows<{ id: string }>('publish-webhook', PUBLISH, [
        payload.id,
        userId,
        type,
        subject.bookingId,
        JSON.stringify(payload),
        Array.from({ length: WEBHOOK_ENDPOINT.most }, newId),
        onlyTo,
      ]);
      if (rows.length > 0) await tx.enqueue(WAKE_TASK, { userId });
      made.push(...rows.map(({ id }) => id));
    }
    return made;
  }
}
