import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Cents } from '@reelpact/domain';
import { Database, type Statements, type Transaction } from '../../../../platform/database/database.js';
import {
  type DisputeView,
  type IntentStatus,
  type PaymentView,
  ProviderRefused,
  type RefundView,
  subjectId,
} from '../payment-provider.js';
import { DELIVER_TASK } from './sandbox-webhooks.js';
import type { LaterTrouble } from './test-cards.js';

export interface IntentRow {
  id: string;
  client_secret: string;
  amount: number;
  currency: string;
  capture_method: 'manual' | 'automatic';
  status: IntentStatus;
  amount_received: number;
  fee: number | null;
  card: LaterTrouble | null;
  card_brand: string | null;
  card_last4: string | null;
  authorization_expires_at: Date | null;
  metadata: { bookingId: string } | { tipId: string };
  fingerprint: string | null;
  /** Whether the bank asks its customer whatever the card. */
  asks_cardholder: boolean;
  /** Somebody in the lab plays the bank: nothing is captured and no notice is late by itself. */
  by_hand: boolean;
}

export const INTENT_COLUMNS = `id, client_secret, amount, currency, capture_method, status, amount_received, fee, card, card_brand,
  card_last4, authorization_expires_at, metadata, fingerprint, asks_cardholder, by_hand`;

/** The longest time by which a notice is late, in milliseconds. */
const MAX_DELAY = 300;

export const token = (prefix: string): string => `${prefix}_sandbox_${randomBytes(12).toString('hex')}`;

/** Stripe's list price in the United States: 2.9 % and 30 cents. */
export const processingFee = (amount: Cents): Cents => Math.round(amount * 0.029) + 30;

/** The sandbox's own books: intents, what was moved, disputes, and the notices about them. */
@Injectable()
export class SandboxBooks {
  constructor(private readonly database: Database) {}

  /** @throws ProviderRefused when there is no such intent */
  async view(id: string): Promise<PaymentView> {
    const row = await this.database.row<IntentRow>(
      'sandbox-intent',
      `select ${INTENT_COLUMNS} from sandbox.intents where id = $1`,
      [id],
    );
    if (!row) throw new ProviderRefused(`no such intent: ${id}`);
    const [refunds, disputes] = await Promise.all([
      this.database.rows<RefundView>(
        'sandbox-refunds',
        `select id, amount, status from sandbox.movements where intent_id = $1 and kind = 'refund' order by created_at`,
        [id],
      ),
      this.database.rows<DisputeView>(
        'sandbox-disputes',
        'select id, amount, status, fee from sandbox.disputes where intent_id = $1 order by created_at',
        [id],
      ),
    ]);
    return {
      id: row.id,
      status: row.status,
      amount: row.amount,
      received: row.amount_received,
      currency: row.currency,
      authorizationExpiresAt: row.authorization_expires_at?.getTime() ?? null,
      fee: row.fee,
      card:
        row.card_brand !== null && row.card_last4 !== null
          ? { brand: row.card_brand, last4: row.card_last4 }
          : null,
      refunds,
      disputes,
      fingerprint: row.fingerprint,
    };
  }

  /** Works on an intent that is kept locked. @throws ProviderRefused when there is no such intent */
  change<T>(id: string, work: (tx: Transaction, row: IntentRow) => Promise<T>): Promise<T> {
    return this.database.transaction(async (tx) => {
      const row = await tx.row<IntentRow>(
        'sandbox-lock-intent',
        `select ${INTENT_COLUMNS} from sandbox.intents where id = $1 for update`,
        [id],
      );
      if (!row) throw new ProviderRefused(`no such intent: ${id}`);
      return work(tx, row);
    });
  }

  /**
   * Neither the refunds of a payment nor its transfers can exceed what came in, whatever the keys. Both together can: as
   * at Stripe, a refund after a transfer comes out of the platform's balance. @returns the movement's id
   */
  async move(
    tx: Transaction,
    intent: IntentRow,
    order: { kind: 'refund' | 'transfer'; amount: Cents; destination: string | null },
    key: string,
  ): Promise<string> {
    const known = await this.movement(tx, key);
    if (known) return known.id;
    const sum = await tx.row<{ moved: string }>(
      'sandbox-moved',
      `select coalesce(sum(case kind when 'reversal' then -amount else amount end), 0)::text as moved
       from sandbox.movements where intent_id = $1 and status = 'sent' and (kind = 'refund') = ($2 = 'refund')`,
      [intent.id, order.kind],
    );
    if (Number(sum?.moved) + order.amount > intent.amount_received) {
      throw new ProviderRefused('more would go out than came in');
    }
    const id = token(order.kind === 'refund' ? 're' : 'tr');
    await tx.rows(
      'sandbox-move',
      `insert into sandbox.movements (id, kind, intent_id, transfer_group, idempotency_key, amount, destination)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, order.kind, intent.id, subjectId(intent.metadata), key, order.amount, order.destination],
    );
    return id;
  }

  async cancel(tx: Transaction, row: IntentRow, notice: { twice?: boolean } = {}): Promise<void> {
    await tx.rows('sandbox-cancel', `update sandbox.intents set status = 'canceled' where id = $1`, [row.id]);
    await this.emit(tx, 'payment_intent.canceled', row, notice);
  }

  movement(statements: Statements, key: string): Promise<{ id: string } | null> {
    return statements.row('sandbox-movement', 'select id from sandbox.movements where idempotency_key = $1', [
      key,
    ]);
  }

  /**
   * A notice leaves after commit, late by chance, and now and then twice: so do the real ones. Of a payment in
   * somebody's hand it leaves at once, and as often as they want.
   * @param about what it speaks of; the payment itself when nothing else is named
   */
  async emit(
    tx: Transaction,
    type: string,
    { id: intentId, by_hand: byHand }: Pick<IntentRow, 'id' | 'by_hand'>,
    { about = { subject: 'payment_intent', id: intentId }, twice = !byHand && Math.random() < 0.3 } = {},
  ): Promise<void> {
    const event = token('evt');
    await tx.rows(
      'sandbox-emit',
      'insert into sandbox.events (id, type, subject, object_id) values ($1, $2, $3, $4)',
      [event, type, about.subject, about.id],
    );
    for (let time = 0; time < (twice ? 2 : 1); time += 1) {
      const late = byHand ? {} : { runAt: new Date(Date.now() + Math.random() * MAX_DELAY) };
      await tx.enqueue(DELIVER_TASK, { id: event }, late);
    }
  }
}
