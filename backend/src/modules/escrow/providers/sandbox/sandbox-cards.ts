import { createHmac } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AUTHORIZATION_LIFE, Problem } from '@reelpact/domain';
import { Secrets } from '../../../../platform/config/secrets.js';
import { Database, type Transaction } from '../../../../platform/database/database.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { FAILED_PAYMENT, type IntentStatus } from '../payment-provider.js';
import { INTENT_COLUMNS, type IntentRow, SandboxBooks, processingFee, token } from './sandbox-books.js';
import {
  type Decline,
  type DeclineCode,
  type LaterTrouble,
  NOT_AUTHENTICATED,
  type TestCard,
  playTestCard,
  shownTestCard,
} from './test-cards.js';

export interface Confirmation {
  status: IntentStatus;
  declineCode: DeclineCode | null;
  declineMessage: string | null;
}

/** Nothing was declined. */
const fine = (status: IntentStatus): Confirmation => ({ status, declineCode: null, declineMessage: null });

/** How the news of it leaves. */
type Notice = { twice?: boolean };

const FINGERPRINT_KEY = 'sandbox-fingerprints';
const NOTE_CARD = 'update sandbox.intents set card = $2 where id = $1';
const TROUBLE_TASK = 'sandbox-trouble';
/** How long after it was taken a payment is disputed, or after it was sent a refund fails, in milliseconds. */
const TROUBLE_AFTER = 1_000;
/** What Stripe charges for a dispute in the United States. */
const DISPUTE_FEE = 1_500;

/** What cardholders and their banks do. Of a card's number the last four digits are kept, as a receipt shows them, and nothing is logged. */
@Injectable()
export class SandboxCards implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly books: SandboxBooks,
    private readonly secrets: Secrets,
  ) {}

  onModuleInit(): void {
    this.jobs.handle<{ intentId: string; refundId?: string }>(TROUBLE_TASK, ({ intentId, refundId }) =>
      refundId === undefined
        ? this.dispute(intentId)
        : this.books.change(intentId, (tx, row) => this.failRefund(tx, row, refundId)),
    );
  }

  /** What the card form does: uses a card for a payment. */
  confirm(clientSecret: string, card: TestCard): Promise<Confirmation> {
    return this.withSecret(clientSecret, async (tx, row) => {
      // A form that is sent twice pays once.
      if (row.status !== 'requires_payment_method') return fine(row.status);
      const answer = playTestCard(card, tx.now);
      await this.noteFingerprint(tx, row, card);
      if (answer.kind === 'declined') return this.decline(tx, row, answer);
      await this.showCard(tx, row, card);
      if (answer.kind === 'challenge' || row.asks_cardholder) {
        // What the card does later is kept until the cardholder has answered.
        const later = answer.kind === 'challenge' ? null : answer.later;
        await tx.rows('sandbox-note-card', NOTE_CARD, [row.id, later]);
        await this.setStatus(tx, row, 'requires_action');
        return fine('requires_action');
      }
      return fine(await this.accept(tx, row, answer.later));
    });
  }

  /** What the bank's own dialog does: the cardholder approves the payment or not (3-D Secure). */
  authenticate(clientSecret: string, approved: boolean): Promise<Confirmation> {
    return this.withSecret(clientSecret, async (tx, row) => {
      if (row.status !== 'requires_action') return fine(row.status);
      if (approved) return fine(await this.accept(tx, row, row.card));
      await this.setStatus(tx, row, 'requires_payment_method');
      return this.decline(tx, row, NOT_AUTHENTICATED);
    });
  }

  /** Takes the money; the intent is locked by the caller. */
  async take(tx: Transaction, row: IntentRow, notice: Notice = {}): Promise<void> {
    const { id, amount, card } = row;
    await tx.rows(
      'sandbox-capture',
      `update sandbox.intents set status = 'succeeded', amount_received = amount, fee = $2 where id = $1`,
      [id, processingFee(amount)],
    );
    await this.books.emit(tx, 'payment_intent.succeeded', row, notice);
    if (card === 'dispute') await tx.enqueue(TROUBLE_TASK, { intentId: id }, { runAt: later() });
  }

  /** Sets the money aside; the intent is locked by the caller. */
  async authorize(tx: Transaction, row: IntentRow, notice: Notice = {}): Promise<void> {
    await tx.rows(
      'sandbox-authorize',
      `update sandbox.intents set status = 'requires_capture', authorization_expires_at = $2 where id = $1`,
      [row.id, new Date(tx.now + AUTHORIZATION_LIFE)],
    );
    await this.books.emit(tx, 'payment_intent.amount_capturable_updated', row, notice);
  }

  /** The first refund of such a card is sent and comes back. */
  async troubleRefund(tx: Transaction, { id, card }: IntentRow, refundId: string): Promise<void> {
    if (card !== 'refund_fails') return;
    await tx.rows('sandbox-once', 'update sandbox.intents set card = null where id = $1', [id]);
    await tx.enqueue(TROUBLE_TASK, { intentId: id, refundId }, { runAt: later() });
  }

  /** The card network's decision. @throws Problem NOT_FOUND when no such dispute is open */
  async closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<void> {
    await this.database.transaction((tx) => this.endDispute(tx, disputeId, outcome));
  }

  /** @throws Problem NOT_FOUND when no such dispute is open */
  async endDispute(
    tx: Transaction,
    disputeId: string,
    outcome: 'won' | 'lost',
    notice: Notice = {},
  ): Promise<void> {
    const row = await tx.row<{ id: string; by_hand: boolean }>(
      'sandbox-close-dispute',
      `update sandbox.disputes d set status = $2 from sandbox.intents i
       where d.id = $1 and d.status = 'open' and i.id = d.intent_id returning i.id, i.by_hand`,
      [disputeId, outcome],
    );
    if (!row) throw new Problem('NOT_FOUND', 'There is no such open dispute.');
    await this.books.emit(tx, 'charge.dispute.closed', row, notice);
  }

  private withSecret<T>(
    clientSecret: string,
    work: (tx: Transaction, row: IntentRow) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      const row = await tx.row<IntentRow>(
        'sandbox-intent-of-secret',
        `select ${INTENT_COLUMNS} from sandbox.intents where client_secret = $1 for update`,
        [clientSecret],
      );
      if (!row) throw new Problem('NOT_FOUND', 'There is no such payment.');
      return work(tx, row);
    });
  }

  private async showCard(tx: Transaction, { id }: IntentRow, card: TestCard): Promise<void> {
    const { brand, last4 } = shownTestCard(card);
    const text = 'update sandbox.intents set card_brand = $2, card_last4 = $3 where id = $1';
    await tx.rows('sandbox-show-card', text, [id, brand, last4]);
  }

  private async accept(tx: Transaction, row: IntentRow, card: LaterTrouble | null): Promise<IntentStatus> {
    await tx.rows('sandbox-note-card', NOTE_CARD, [row.id, card]);
    if (row.capture_method === 'automatic') {
      await this.take(tx, { ...row, card });
      return 'succeeded';
    }
    await this.authorize(tx, row);
    return 'requires_capture';
  }

  /** As with real cards, the same card has the same fingerprint everywhere, which leads back to no number. */
  private async noteFingerprint(
    tx: Transaction,
    { id }: IntentRow,
    { number, expMonth, expYear }: TestCard,
  ): Promise<void> {
    const text = `${number.replaceAll(' ', '')}/${expMonth}/${expYear}`;
    const fingerprint = createHmac('sha256', this.secrets.key(FINGERPRINT_KEY)).update(text);
    await tx.rows('sandbox-fingerprint', 'update sandbox.intents set fingerprint = $2 where id = $1', [
      id,
      fingerprint.digest('base64url').slice(0, 16),
    ]);
  }

  private async decline(tx: Transaction, row: IntentRow, { code, message }: Decline): Promise<Confirmation> {
    await this.books.emit(tx, FAILED_PAYMENT, row);
    return { status: 'requires_payment_method', declineCode: code, declineMessage: message };
  }

  private async setStatus(tx: Transaction, { id }: IntentRow, status: IntentStatus): Promise<void> {
    await tx.rows('sandbox-status', 'update sandbox.intents set status = $2 where id = $1', [id, status]);
  }

  private dispute(intentId: string): Promise<void> {
    return this.books.change(intentId, async (tx, row) => {
      const known = await tx.row('sandbox-disputed', 'select 1 from sandbox.disputes where intent_id = $1', [
        intentId,
      ]);
      if (!known) await this.openDispute(tx, row);
    });
  }

  /** A complaint about the whole payment. @param status more than `open` when its notice is late */
  async openDispute(
    tx: Transaction,
    row: IntentRow,
    { status = 'open', ...notice }: Notice & { status?: 'open' | 'won' | 'lost' } = {},
  ): Promise<void> {
    await tx.rows(
      'sandbox-dispute',
      'insert into sandbox.disputes (id, intent_id, amount, fee, status) values ($1, $2, $3, $4, $5)',
      [token('dp'), row.id, row.amount_received, DISPUTE_FEE, status],
    );
    const type = status === 'open' ? 'charge.dispute.created' : 'charge.dispute.closed';
    await this.books.emit(tx, type, row, notice);
  }

  async failRefund(tx: Transaction, row: IntentRow, refundId: string, notice: Notice = {}): Promise<void> {
    await tx.rows('sandbox-fail-refund', `update sandbox.movements set status = 'failed' where id = $1`, [
      refundId,
    ]);
    await this.books.emit(tx, 'refund.failed', row, notice);
  }
}

const later = (): Date => new Date(Date.now() + TROUBLE_AFTER);
