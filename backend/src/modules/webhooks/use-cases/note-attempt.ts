import { Inject, Injectable } from '@nestjs/common';
import { WEBHOOK_GONE, type WebhookFailure, type WebhookOffReason, webhookRetryIn } from '@reelpact/domain';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { endpointOwnerEmail } from '../reads/endpoint-owner-email.js';
import { turnedOffEmail } from '../turned-off-email.js';
import type { Claim } from './claim-deliveries.js';
import { FAIL_PENDING, RELEASE } from './endpoint-lease.js';

/** How an attempt went. */
export interface Attempt {
  /** null when it was delivered. */
  failure: WebhookFailure | null;
  /** The status of the answer; null without one. */
  answeredWith: number | null;
  /** Its beginning. */
  answer: string | null;
  tookMs: number;
}

/** A receiver that answers first and works afterwards takes a fraction of it. */
const SLOW_MS = 2_000;
/** Of one delivery; it can be sent again any number of times. */
const MOST_KEPT_ATTEMPTS = 40;

interface Round {
  attempts: number;
  round_attempts: number;
  since_ms: number;
}

/** Writes down how an attempt went, and what follows from it. */
@Injectable()
export class NoteAttempt {
  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Does nothing when the lease has passed to another server: that one sends it again, and notes what it sees. */
  run(claim: Claim, attempt: Attempt): Promise<void> {
    return this.database.transaction(async (tx) => {
      const held = await tx.row<{ url: string }>(
        'hold-leased-endpoint',
        'select url from webhook_endpoints where id = $1 and lease = $2 for no key update',
        [claim.endpoint.id, claim.lease],
      );
      if (!held) return;
      const gaveUp = await this.note(tx, claim.delivery.id, attempt);
      const offReason = await this.judge(tx, claim, attempt, gaveUp);
      if (offReason) await this.turnOff(tx, claim.endpoint.id, held.url, offReason);
      await tx.rows('release-endpoint', RELEASE, [claim.endpoint.id, claim.lease]);
    });
  }

  /** @returns whether this was the last attempt of one that could not be delivered */
  private async note(tx: Transaction, deliveryId: string, attempt: Attempt): Promise<boolean> {
    const { failure, answeredWith, answer, tookMs } = attempt;
    const round = await tx.row<Round>(
      'begin-webhook-attempt',
      `update webhook_deliveries set attempts = attempts + 1, round_attempts = round_attempts + 1,
         round_began_at = coalesce(round_began_at, now()), failure = $2, answered_with = $3
       where id = $1 returning attempts, round_attempts,
         (extract(epoch from now() - round_began_at) * 1000)::float8 as since_ms`,
      [deliveryId, failure, answeredWith],
    );
    // Purged meanwhile.
    if (!round) return false;
    await tx.rows(
      'insert-webhook-attempt',
      `insert into webhook_attempts (delivery_id, number, at, failure, answered_with, answer, took_ms)
       values ($1, $2, now(), $3, $4, $5, $6)`,
      [deliveryId, round.attempts, failure, answeredWith, answer, Math.round(tookMs)],
    );
    await tx.rows(
      'drop-webhook-attempts',
      'delete from webhook_attempts where delivery_id = $1 and number <= $2',
      [deliveryId, round.attempts - MOST_KEPT_ATTEMPTS],
    );
    const retryIn = failure && webhookRetryIn(round.round_attempts, round.since_ms, Math.random());
    const status = failure === null ? 'delivered' : retryIn === null ? 'failed' : 'pending';
    await tx.rows(
      'end-webhook-attempt',
      `update webhook_deliveries set status = $2, next_attempt_at = now() + $3 * interval '1 millisecond' where id = $1`,
      [deliveryId, status, retryIn],
    );
    return status === 'failed';
  }

  /**
   * Three days of nothing but failures: one delivery was given up, and none has succeeded since its first attempt.
   * @returns why the endpoint has to be turned off; null when it stays as it is
   */
  private async judge(
    tx: Transaction,
    { endpoint, delivery }: Claim,
    { failure, answeredWith, tookMs }: Attempt,
    gaveUp: boolean,
  ): Promise<WebhookOffReason | null> {
    const row = await tx.row<{ long: boolean }>(
      'judge-endpoint',
      `update webhook_endpoints set failing_since = case when $2::boolean then coalesce(failing_since, now()) end,
         is_slow = $4
       where id = $1
       returning failing_since <= (select round_began_at from webhook_deliveries where id = $3) as long`,
      [endpoint.id, failure !== null, delivery.id, tookMs > SLOW_MS],
    );
    if (answeredWith === WEBHOOK_GONE) return 'gone';
    return gaveUp && row?.long === true ? 'failing' : null;
  }

  private async turnOff(
    tx: Transaction,
    endpointId: string,
    url: string,
    reason: WebhookOffReason,
  ): Promise<void> {
    await tx.rows(
      'turn-endpoint-off',
      'update webhook_endpoints set enabled = false, off_reason = $2 where id = $1',
      [endpointId, reason],
    );
    await tx.rows('fail-pending-webhooks', FAIL_PENDING, [endpointId]);
    const to = await endpointOwnerEmail(tx, endpointId);
    if (to !== null)
      await this.mailer.post(tx, { to, ...turnedOffEmail(url, reason, this.config.publicUrl) });
  }
}
