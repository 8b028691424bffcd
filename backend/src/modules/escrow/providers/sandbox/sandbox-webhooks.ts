import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Secrets } from '../../../../platform/config/secrets.js';
import { Database } from '../../../../platform/database/database.js';
import { ownAddress } from '../../../../platform/http/own-address.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { boundedFetch } from '../../../../platform/outgoing/bounded-fetch.js';
import { signatureHeader } from './sandbox-signature.js';

export const DELIVER_TASK = 'deliver-sandbox-webhook';
export const WEBHOOK_KEY = 'sandbox-webhooks';
const TIMEOUT_MS = 10_000;

interface EventRow {
  id: string;
  type: string;
  object_id: string;
  subject: string;
  created_at: Date;
}

/** Delivers the sandbox's notices over HTTP to this very server, signed, as a real provider would. */
@Injectable()
export class SandboxWebhooks implements OnModuleInit {
  constructor(
    private readonly http: HttpAdapterHost,
    private readonly secrets: Secrets,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ id: string }>(DELIVER_TASK, ({ id }) => this.deliver(id));
  }

  private async deliver(id: string): Promise<void> {
    const event = await this.database.row<EventRow>(
      'sandbox-event',
      'select id, type, object_id, subject, created_at from sandbox.events where id = $1',
      [id],
    );
    if (!event) return;
    const body = Buffer.from(
      JSON.stringify({
        id: event.id,
        object: 'event',
        type: event.type,
        created: Math.floor(event.created_at.getTime() / 1000),
        livemode: false,
        data: { object: { id: event.object_id, object: event.subject } },
      }),
    );
    const answer = await boundedFetch(`${ownAddress(this.http)}/api/webhooks/payments`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signatureHeader(this.secrets.key(WEBHOOK_KEY), body),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the webhook ${event.type} was answered with ${answer.status}`);
  }
}
