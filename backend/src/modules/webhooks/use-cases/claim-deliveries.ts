import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { RELEASE } from './endpoint-lease.js';

/** Longer than an attempt can take: a server that was killed meanwhile leaves it to the others after that. */
const LEASE = `interval '60 seconds'`;

interface ClaimedEndpoint {
  id: string;
  userId: string;
  url: string;
  secret: Buffer;
  /** Only while it is valid. */
  oldSecret: Buffer | null;
  /** It failed last time, or let us wait. */
  isHoldingUp: boolean;
}
interface DueDelivery {
  id: string;
  eventId: string;
  type: WebhookEventType;
  body: string;
}
/** What this server alone sends now. */
export interface Claim {
  lease: string;
  endpoint: ClaimedEndpoint;
  delivery: DueDelivery;
}

/** The endpoint that has waited longest, if nobody sends to it; those that others are about to take are passed over. */
const CLAIM = `
  update webhook_endpoints e set lease = $1, lease_until = now() + ${LEASE}
  from (
    select id from webhook_endpoints
    where enabled and next_due_at <= now() and (lease_until is null or lease_until < now())
      and (not $2::boolean or not (failing_since is not null or is_slow)) and user_id <> all($3::uuid[])
    order by next_due_at limit 1 for no key update skip locked
  ) due
  where e.id = due.id
  returning e.id, e.user_id as "userId", e.url, e.secret, case when e.old_secret_until > now() then e.old_secret end as "oldSecret",
    (e.failing_since is not null or e.is_slow) as "isHoldingUp"`;

const FIRST_DUE = `
  select d.id, v.id as "eventId", v.type, v.body from webhook_deliveries d join webhook_events v on v.id = d.event_id
  where d.endpoint_id = $1 and d.status = 'pending' and d.next_attempt_at <= now()
  order by d.next_attempt_at, d.id limit 1`;

/** Takes the next delivery that is due, so that no other server sends it, nor anything else to the same endpoint. */
@Injectable()
export class ClaimDeliveries {
  constructor(private readonly database: Database) {}

  /**
   * @param onlyPrompt leaves endpoints alone whose last delivery failed or took long
   * @param notOf leaves the endpoints of these people alone
   * @returns null when nothing is due
   */
  async next({ onlyPrompt, notOf = [] }: { onlyPrompt: boolean; notOf?: string[] }): Promise<Claim | null> {
    for (;;) {
      const lease = randomUUID();
      const endpoint = await this.database.row<ClaimedEndpoint>('claim-endpoint', CLAIM, [
        lease,
        onlyPrompt,
        notOf,
      ]);
      if (!endpoint) return null;
      const delivery = await this.database.row<DueDelivery>('due-delivery', FIRST_DUE, [endpoint.id]);
      if (delivery) return { lease, endpoint, delivery };
      await this.giveBack(endpoint.id, lease);
    }
  }

  /** The time at which it is looked at next is read once its row is held: what is published later sets it after that. */
  private async giveBack(endpointId: string, lease: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.rows('hold-endpoint', 'select from webhook_endpoints where id = $1 for no key update', [
        endpointId,
      ]);
      await tx.rows('release-endpoint', RELEASE, [endpointId, lease]);
    });
  }
}
