import { Injectable } from '@nestjs/common';
import { Problem, WEBHOOK_ENDPOINT } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { WAKE_ENDPOINT } from './endpoint-lease.js';
import { PublishEvents } from './publish-events.js';

const HOLD = 'select enabled from webhook_endpoints where id = $1 and user_id = $2 for no key update';

/** What owners have sent: tests, and again what was sent or failed before. */
@Injectable()
export class SendAgain {
  constructor(
    private readonly database: Database,
    private readonly events: PublishEvents,
  ) {}

  /** @returns the delivery's id. @throws Problem NOT_FOUND, or CONFLICT for an endpoint that is turned off */
  ping(userId: string, endpointId: string): Promise<string> {
    return this.database.transaction(async (tx) => {
      await this.hold(tx, userId, endpointId);
      const subject = { data: {}, bookingId: null };
      const [id] = await this.events.publish(tx, 'ping', [userId], subject, endpointId);
      if (id === undefined) throw new Error('a ping was lost');
      await tx.rows('wake-endpoint', WAKE_ENDPOINT, [endpointId]);
      return id;
    });
  }

  /**
   * The same event with the same id, now; retries are planned from here again.
   * @throws Problem NOT_FOUND, or CONFLICT for an endpoint that is turned off
   */
  again(userId: string, deliveryId: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const found = isId(deliveryId)
        ? await tx.row<{ endpointId: string }>(
            'endpoint-of-delivery',
            'select endpoint_id as "endpointId" from webhook_deliveries where id = $1',
            [deliveryId],
          )
        : null;
      if (!found) throw new Problem('NOT_FOUND');
      await this.hold(tx, userId, found.endpointId);
      await tx.rows(
        'send-webhook-again',
        `update webhook_deliveries set status = 'pending', next_attempt_at = now(), round_began_at = null, round_attempts = 0
         where id = $1`,
        [deliveryId],
      );
      await tx.rows('wake-endpoint', WAKE_ENDPOINT, [found.endpointId]);
    });
  }

  private async hold(tx: Transaction, userId: string, endpointId: string): Promise<void> {
    const row = isId(endpointId)
      ? await tx.row<{ enabled: boolean }>('hold-endpoint-to-send', HOLD, [endpointId, userId])
      : null;
    if (!row) throw new Problem('NOT_FOUND');
    if (!row.enabled) throw new Problem('CONFLICT', WEBHOOK_ENDPOINT.messages.off);
  }
}
