import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import {
  type ChosenEventType,
  Problem,
  WEBHOOK_ENDPOINT,
  type WebhookOffReason,
  webhookUrlProblem,
} from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId, newId } from '../../../platform/database/ids.js';
import { PostOutside } from '../../../platform/outgoing/post-outside.js';
import { AccountLog, Users } from '../../identity/index.js';
import { EndpointSecrets } from '../endpoint-secrets.js';
import { FAIL_PENDING } from './endpoint-lease.js';

/** What an owner decides of an endpoint. */
export interface EndpointSettings {
  url: string;
  description: string;
  eventTypes: readonly ChosenEventType[];
  enabled: boolean;
}

interface HeldEndpoint {
  url: string;
  enabled: boolean;
  offReason: WebhookOffReason | null;
}

/** Owners make, change and delete their endpoints; anyone else's don't exist for them. */
@Injectable()
export class EditEndpoints {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly secrets: EndpointSecrets,
    private readonly outside: PostOutside,
    private readonly log: AccountLog,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @returns the secret, which nobody can show again. @throws Problem VALIDATION_FAILED, or CONFLICT with too many of them */
  async make(userId: string, settings: EndpointSettings): Promise<{ id: string; secret: string }> {
    const url = this.checked(settings.url);
    const id = newId();
    const secret = this.secrets.make();
    await this.database.transaction(async (tx) => {
      if (!(await this.users.lock(tx, userId))) throw new Problem('UNAUTHENTICATED');
      const has = await tx.row<{ count: number }>(
        'count-endpoints',
        'select count(*)::int from webhook_endpoints where user_id = $1',
        [userId],
      );
      if ((has?.count ?? 0) >= WEBHOOK_ENDPOINT.most) {
        throw new Problem('CONFLICT', WEBHOOK_ENDPOINT.messages.tooMany);
      }
      await tx.rows(
        'insert-endpoint',
        `insert into webhook_endpoints (id, user_id, url, description, event_types, enabled, secret)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [
          id,
          userId,
          url,
          settings.description,
          settings.eventTypes,
          settings.enabled,
          this.secrets.close(secret, id),
        ],
      );
      await this.log.note(tx, userId, 'endpoint_made', url);
    });
    return { id, secret };
  }

  /**
   * Turned on, it begins again without its past.
   * @returns a new secret, which nobody can show again, when the old one may be known to an intruder; null when it stays
   * @throws Problem NOT_FOUND or VALIDATION_FAILED
   */
  async change(userId: string, id: string, settings: EndpointSettings): Promise<string | null> {
    const url = this.checked(settings.url);
    return this.held(userId, id, async (tx, before) => {
      const isTurnedOn = settings.enabled && !before.enabled;
      const secret = isTurnedOn && before.offReason === 'secured' ? this.secrets.make() : null;
      await tx.rows(
        'change-endpoint',
        `update webhook_endpoints set url = $2, description = $3, event_types = $4, enabled = $5,
           off_reason = case when not $5 and off_reason = 'secured' then off_reason end,
           secret = coalesce($6::bytea, secret),
           old_secret = case when $6::bytea is null then old_secret end,
           old_secret_until = case when $6::bytea is null then old_secret_until end, failing_since = case when enabled = $5 and url = $2 then failing_since end where id = $1`,
        [
          id,
          url,
          settings.description,
          settings.eventTypes,
          settings.enabled,
          secret === null ? null : this.secrets.close(secret, id),
        ],
      );
      if (url !== before.url || isTurnedOn) await this.log.note(tx, userId, 'endpoint_changed', url);
      if (!settings.enabled) await tx.rows('fail-pending-webhooks', FAIL_PENDING, [id]);
      return secret;
    });
  }

  /** @throws Problem NOT_FOUND */
  async remove(userId: string, id: string): Promise<void> {
    await this.held(userId, id, async (tx) => {
      await tx.rows('delete-endpoint', 'delete from webhook_endpoints where id = $1', [id]);
    });
  }

  /**
   * The old secret signs too for a day, so that a receiver can change over without missing anything, unless an intruder may know it.
   * @throws Problem NOT_FOUND
   */
  async rotate(userId: string, id: string): Promise<string> {
    const secret = this.secrets.make();
    await this.held(userId, id, async (tx, { url }) => {
      await tx.rows(
        'rotate-endpoint',
        `update webhook_endpoints set secret = $2,
           old_secret = case when off_reason = 'secured' then null else secret end,
           old_secret_until = case when off_reason = 'secured' then null else now() + $3 * interval '1 millisecond' end where id = $1`,
        [id, this.secrets.close(secret, id), WEBHOOK_ENDPOINT.oldSecretMs],
      );
      await this.log.note(tx, userId, 'endpoint_secret_made', url);
    });
    return secret;
  }

  /** As it is stored: an international name in its ASCII form. */
  private checked(text: string): string {
    const refuse = (message: string): never => {
      throw new Problem('VALIDATION_FAILED', message, { errors: { url: message } });
    };
    const problem = webhookUrlProblem(text, this.config.webhookAllowLoopback);
    if (problem !== null) refuse(problem);
    const url = new URL(text);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // A name is looked up when something is sent, each time.
    if (isIP(host) !== 0 && !this.outside.mayReach(host)) refuse(WEBHOOK_ENDPOINT.url.messages.inside);
    return url.href;
  }

  private held<T>(
    userId: string,
    id: string,
    work: (tx: Transaction, before: HeldEndpoint) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      const found = isId(id) ? await tx.row<HeldEndpoint>('hold-own-endpoint', HOLD_OWN, [id, userId]) : null;
      if (!found) throw new Problem('NOT_FOUND');
      return work(tx, found);
    });
  }
}

const HOLD_OWN = `
  select url, enabled, off_reason as "offReason" from webhook_endpoints where id = $1 and user_id = $2 for no key update`;
