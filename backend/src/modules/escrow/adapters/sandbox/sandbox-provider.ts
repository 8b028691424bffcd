import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AUTHORIZATION_LIFE, type Cents, Problem } from '@reelpact/domain';
import { Secrets } from '../../../../platform/config/secrets.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import {
  type IntentOrder,
  type IntentStatus,
  type IntentView,
  type PaymentProvider,
  type ProviderNotice,
  ProviderRefused,
} from '../../ports/payment-provider.js';
import { DELIVER_TASK, WEBHOOK_KEY } from './sandbox-webhooks.js';
import { isSigned } from './sandbox-signature.js';
import { declineOf } from './test-cards.js';

interface IntentRow {
  id: string;
  client_secret: string;
  amount: number;
  currency: string;
  capture_method: 'manual' | 'automatic';
  status: IntentStatus;
  amount_received: number;
  authorization_expires_at: Date | null;
}

export interface Confirmation {
  status: IntentStatus;
  declineMessage: string | null;
}

/** The longest time by which a notice is late, in milliseconds. */
const MAX_DELAY = 300;

const token = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`;

const toView = (row: IntentRow): IntentView => ({
  id: row.id,
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  authorizationExpiresAt: row.authorization_expires_at?.getTime() ?? null,
});

/**
 * The built-in stand-in for a payment provider. It keeps books of its own, speaks to the rest only through signed
 * webhooks that come late, sometimes twice and out of order, and moves no real money.
 */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Secrets) private readonly secrets: Secrets,
  ) {}

  createIntent(order: IntentOrder, key: string): Promise<{ id: string; clientSecret: string }> {
    return this.database.transaction(async (tx) => {
      const id = token('pi');
      await tx.rows(
        'sandbox-create-intent',
        `insert into sandbox.intents (id, client_secret, idempotency_key, amount, currency, capture_method, status, metadata)
         values ($1, $2, $3, $4, $5, $6, 'requires_payment_method', $7::jsonb) on conflict (idempotency_key) do nothing`,
        [
          id,
          `${id}_secret_${randomBytes(12).toString('hex')}`,
          key,
          order.amount,
          order.currency,
          order.captureMethod,
          JSON.stringify({ bookingId: order.bookingId, attempt: order.attempt }),
        ],
      );
      const row = await tx.row<IntentRow>(
        'sandbox-intent-of-key',
        'select * from sandbox.intents where idempotency_key = $1',
        [key],
      );
      if (!row) throw new Error('the sandbox lost an intent');
      return { id: row.id, clientSecret: row.client_secret };
    });
  }

  async findIntent(id: string): Promise<IntentView> {
    const row = await this.database.row<IntentRow>(
      'sandbox-intent',
      'select * from sandbox.intents where id = $1',
      [id],
    );
    if (!row) throw new ProviderRefused(`no such intent: ${id}`);
    return toView(row);
  }

  /** What the card form does: uses a card for a payment. The number is neither kept nor logged. */
  confirm(clientSecret: string, cardNumber: string): Promise<Confirmation> {
    return this.database.transaction(async (tx) => {
      const row = await tx.row<IntentRow>(
        'sandbox-intent-of-secret',
        'select * from sandbox.intents where client_secret = $1 for update',
        [clientSecret],
      );
      if (!row) throw new Problem('NOT_FOUND', 'There is no such payment.');
      // A form that is sent twice pays once.
      if (row.status !== 'requires_payment_method') return { status: row.status, declineMessage: null };
      const declineMessage = declineOf(cardNumber);
      if (declineMessage !== null) {
        await this.emit(tx, 'payment_intent.payment_failed', row.id);
        return { status: row.status, declineMessage };
      }
      const manual = row.capture_method === 'manual';
      const status = manual ? 'requires_capture' : 'succeeded';
      await tx.rows(
        'sandbox-confirm',
        'update sandbox.intents set status = $2, amount_received = $3, authorization_expires_at = $4 where id = $1',
        [row.id, status, manual ? 0 : row.amount, manual ? new Date(tx.now + AUTHORIZATION_LIFE) : null],
      );
      await this.emit(
        tx,
        manual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
        row.id,
      );
      return { status, declineMessage: null };
    });
  }

  capture(id: string): Promise<IntentView> {
    return this.change(id, async (tx, row) => {
      if (row.status === 'succeeded') return row;
      const lapsed =
        row.authorization_expires_at !== null && row.authorization_expires_at.getTime() <= tx.now;
      if (row.status !== 'requires_capture' || lapsed) {
        throw new ProviderRefused('this payment cannot be captured any more');
      }
      await tx.rows(
        'sandbox-capture',
        `update sandbox.intents set status = 'succeeded', amount_received = amount where id = $1`,
        [id],
      );
      await this.emit(tx, 'payment_intent.succeeded', id);
      return { ...row, status: 'succeeded' };
    });
  }

  cancel(id: string): Promise<IntentView> {
    return this.change(id, async (tx, row) => {
      if (row.status === 'canceled') return row;
      if (row.status === 'succeeded') throw new ProviderRefused('this payment was captured already');
      await tx.rows('sandbox-cancel', `update sandbox.intents set status = 'canceled' where id = $1`, [id]);
      await this.emit(tx, 'payment_intent.canceled', id);
      return { ...row, status: 'canceled' };
    });
  }

  refund(intentId: string, amount: Cents, key: string): Promise<void> {
    return this.move('refund', intentId, amount, key, null);
  }

  transfer(order: { intentId: string; creatorId: string; amount: Cents }, key: string): Promise<void> {
    return this.move('transfer', order.intentId, order.amount, key, `acct_sandbox_${order.creatorId}`);
  }

  readWebhook(rawBody: Buffer, signature: string | undefined): ProviderNotice | null {
    if (!isSigned(this.secrets.key(WEBHOOK_KEY), rawBody, signature)) {
      throw new Problem('MALFORMED_REQUEST', 'The webhook’s signature is not valid.');
    }
    const event = JSON.parse(rawBody.toString()) as {
      id: string;
      type: string;
      data: { object: { id: string } };
    };
    return { id: event.id, type: event.type, intentId: event.data.object.id };
  }

  private change(
    id: string,
    work: (tx: Transaction, row: IntentRow) => Promise<IntentRow>,
  ): Promise<IntentView> {
    return this.database.transaction(async (tx) => {
      const row = await tx.row<IntentRow>(
        'sandbox-lock-intent',
        'select * from sandbox.intents where id = $1 for update',
        [id],
      );
      if (!row) throw new ProviderRefused(`no such intent: ${id}`);
      return toView(await work(tx, row));
    });
  }

  /** Money that goes out can't exceed what came in, whatever the keys. */
  private async move(
    kind: 'refund' | 'transfer',
    intentId: string,
    amount: Cents,
    key: string,
    destination: string | null,
  ): Promise<void> {
    await this.change(intentId, async (tx, row) => {
      const known = await tx.row(
        'sandbox-movement',
        'select 1 from sandbox.movements where idempotency_key = $1',
        [key],
      );
      if (known) return row;
      const sum = await tx.row<{ moved: string }>(
        'sandbox-moved',
        'select coalesce(sum(amount), 0)::text as moved from sandbox.movements where intent_id = $1',
        [intentId],
      );
      if (Number(sum?.moved) + amount > row.amount_received) {
        throw new ProviderRefused('more would go out than came in');
      }
      await tx.rows(
        'sandbox-move',
        `insert into sandbox.movements (id, kind, intent_id, idempotency_key, amount, destination) values ($1, $2, $3, $4, $5, $6)`,
        [token(kind === 'refund' ? 're' : 'tr'), kind, intentId, key, amount, destination],
      );
      return row;
    });
  }

  /** A notice leaves after commit, late by chance, and now and then twice: so do the real ones. */
  private async emit(tx: Transaction, type: string, intentId: string): Promise<void> {
    const id = token('evt');
    await tx.rows('sandbox-emit', 'insert into sandbox.events (id, type, object_id) values ($1, $2, $3)', [
      id,
      type,
      intentId,
    ]);
    const times = Math.random() < 0.3 ? 2 : 1;
    for (let time = 0; time < times; time += 1) {
      await tx.enqueue(DELIVER_TASK, { id }, { runAt: new Date(Date.now() + Math.random() * MAX_DELAY) });
    }
  }
}
