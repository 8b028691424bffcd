import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WEBHOOK_DELIVERY } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { type ClosingReason, type KnownPerson, PersonalData } from '../../platform/database/personal-data.js';
import { PurgeExpired } from '../../platform/database/purge-expired.js';
import { FAIL_PENDING } from './use-cases/endpoint-lease.js';
import { bookingsOfForgotten } from './reads/bookings-of-forgotten.js';

const ENDPOINTS = `
  select url, description, event_types as "eventTypes", enabled, off_reason as "offReason", created_at as "createdAt"
  from webhook_endpoints where user_id = $1 order by created_at desc`;
const DELIVERIES = `
  select v.body::json as event, e.url, d.status, d.attempts, d.created_at as "createdAt"
  from webhook_events v join webhook_deliveries d on d.event_id = v.id join webhook_endpoints e on e.id = d.endpoint_id
  where v.user_id = $1 order by d.created_at desc`;

const FORGET: Readonly<Record<string, string>> = {
  'forget-webhook-endpoints': 'delete from webhook_endpoints where user_id = $1',
  'forget-webhook-events': 'delete from webhook_events where user_id = $1',
};

/** What is kept of people for their programs: where they are told, and what. */
@Injectable()
export class PersonalWebhooks implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly old: PurgeExpired,
  ) {}

  onModuleInit(): void {
    this.personal.register('webhooks', {
      exports: {
        webhookEndpoints: ({ userId }) => this.database.rows('export-webhook-endpoints', ENDPOINTS, [userId]),
        webhookDeliveries: ({ userId }) => this.database.rows('export-webhook-events', DELIVERIES, [userId]),
      },
      closes: (tx, userId, why) => this.close(tx, userId, why),
      forgets: (tx, person) => this.forget(tx, person),
    });
    const { keptDays } = WEBHOOK_DELIVERY;
    this.old.register(
      'webhooks',
      `delete from webhook_events where created_at < now() - interval '${keptDays} days'`,
    );
    this.old.register(
      'webhook-secrets',
      'update webhook_endpoints set old_secret = null, old_secret_until = null where old_secret_until < now()',
    );
  }

  /** What somebody else has set up goes. What may be the owner's own is turned off, so that they look at it before it is told anything. */
  private async close(tx: Transaction, userId: string, why: ClosingReason): Promise<void> {
    if (why === 'handed_over') {
      for (const [name, statement] of Object.entries(FORGET)) await tx.rows(name, statement, [userId]);
      return;
    }
    // Those that were off already too: their secrets are as well known, and replaced when they are turned on again.
    const off = await tx.rows<{ id: string }>(
      'secure-webhook-endpoints',
      `update webhook_endpoints set enabled = false, off_reason = 'secured', old_secret = null, old_secret_until = null
       where user_id = $1 returning id`,
      [userId],
    );
    for (const { id } of off) await tx.rows('fail-pending-webhooks', FAIL_PENDING, [id]);
  }

  /** What the other party's programs were told names this person too, so that goes as well, sent or not. */
  private async forget(tx: Transaction, person: KnownPerson): Promise<void> {
    for (const [name, statement] of Object.entries(FORGET)) await tx.rows(name, statement, [person.userId]);
    await tx.rows(
      'forget-webhook-events-about',
      'delete from webhook_events where booking_id = any($1::uuid[])',
      [await bookingsOfForgotten(tx, person)],
    );
  }
}
