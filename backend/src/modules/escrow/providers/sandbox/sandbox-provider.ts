import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Cents, Problem } from '@reelpact/domain';
import { Secrets } from '../../../../platform/config/secrets.js';
import { Database } from '../../../../platform/database/database.js';
import {
  type IntentOrder,
  type OpenedIntent,
  type PaymentProvider,
  type PaymentView,
  type ProviderNotice,
  ProviderRefused,
  type RefundOrder,
  type ReversalOrder,
  type TransferOrder,
  type TransferView,
} from '../payment-provider.js';
import { SandboxAccounts } from './sandbox-accounts.js';
import { SandboxBooks, token } from './sandbox-books.js';
import { SandboxCards } from './sandbox-cards.js';
import { isSigned } from './sandbox-signature.js';
import { WEBHOOK_KEY } from './sandbox-webhooks.js';

const SECRET_BYTES = 12;

/**
 * The built-in stand-in for a payment provider. It keeps books of its own, speaks to the rest only through signed
 * webhooks that come late, sometimes twice and out of order, and moves no real money.
 */
@Injectable()
export class SandboxProvider implements PaymentProvider {
  readonly name = 'sandbox';
  readonly publishableKey = null;
  readonly needsOnboarding = false;

  readonly openAccount: PaymentProvider['openAccount'];
  readonly onboardingLink: PaymentProvider['onboardingLink'];
  readonly account: PaymentProvider['account'];
  readonly accountBalance: PaymentProvider['accountBalance'];
  readonly payouts: PaymentProvider['payouts'];

  constructor(
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly books: SandboxBooks,
    private readonly cards: SandboxCards,
    accounts: SandboxAccounts,
  ) {
    this.openAccount = (creator) => accounts.open(creator.id);
    this.onboardingLink = (_, { back }) => Promise.resolve(back);
    this.account = (id) => accounts.find(id);
    this.accountBalance = (id) => accounts.balance(id);
    this.payouts = (id) => accounts.payouts(id);
  }

  async createIntent(order: IntentOrder, key: string): Promise<OpenedIntent> {
    const id = token('pi');
    await this.database.rows(
      'sandbox-create-intent',
      `insert into sandbox.intents (id, client_secret, idempotency_key, amount, currency, capture_method, status, metadata, asks_cardholder)
       values ($1, $2, $3, $4, $5, $6, 'requires_payment_method', $7::jsonb, $8) on conflict (idempotency_key) do nothing`,
      [
        id,
        `${id}_secret_${randomBytes(SECRET_BYTES).toString('hex')}`,
        key,
        order.amount,
        order.currency,
        order.captureMethod,
        JSON.stringify(
          'tipId' in order ? { tipId: order.tipId } : { bookingId: order.bookingId, attempt: order.attempt },
        ),
        order.asksCardholder ?? false,
      ],
    );
    const made = await this.findIntent(key);
    if (!made) throw new Error('the sandbox lost an intent');
    return made;
  }

  findIntent(key: string): Promise<OpenedIntent | null> {
    return this.database.row<OpenedIntent & { id: string }>(
      'sandbox-intent-of-key',
      'select id, client_secret as "clientSecret" from sandbox.intents where idempotency_key = $1',
      [key],
    );
  }

  payment(intentId: string): Promise<PaymentView> {
    return this.books.view(intentId);
  }

  async *payments(since: number): AsyncIterable<{ id: string; bookingId: string | null; received: Cents }> {
    yield* await this.database.rows<{ id: string; bookingId: string | null; received: number }>(
      'sandbox-intents-since',
      `select id, metadata->>'bookingId' as "bookingId", amount_received as received from sandbox.intents where created_at >= $1`,
      [new Date(since)],
    );
  }

  capture(id: string): Promise<void> {
    return this.books.change(id, async (tx, row) => {
      if (row.status === 'succeeded') return;
      const lapsed =
        row.authorization_expires_at !== null && row.authorization_expires_at.getTime() <= tx.now;
      if (row.status !== 'requires_capture' || lapsed) {
        throw new ProviderRefused('this payment cannot be captured any more');
      }
      // In the lab somebody says when the money is taken, or that it could not be.
      if (!row.by_hand) await this.cards.take(tx, row);
    });
  }

  cancel(id: string): Promise<void> {
    return this.books.change(id, async (tx, row) => {
      if (row.status === 'canceled') return;
      if (row.status === 'succeeded') throw new ProviderRefused('this payment was captured already');
      await this.books.cancel(tx, row);
    });
  }

  refund({ intentId, amount }: RefundOrder, key: string): Promise<{ id: string }> {
    return this.books.change(intentId, async (tx, row) => {
      const known = await this.books.movement(tx, key);
      if (known) return known;
      const id = await this.books.move(tx, row, { kind: 'refund', amount, destination: null }, key);
      await this.books.emit(tx, 'refund.created', row);
      await this.cards.troubleRefund(tx, row, id);
      return { id };
    });
  }

  transfer({ intentId, amount, accountId }: TransferOrder, key: string): Promise<{ id: string }> {
    return this.books.change(intentId, async (tx, row) => {
      const known = await this.books.movement(tx, key);
      if (known) return known;
      const id = await this.books.move(tx, row, { kind: 'transfer', amount, destination: accountId }, key);
      await this.books.emit(tx, 'transfer.created', row, { about: { subject: 'transfer', id } });
      return { id };
    });
  }

  askCardholder(id: string): Promise<void> {
    return this.books.change(id, async (tx, row) => {
      if (row.status === 'succeeded' || row.status === 'canceled')
        throw new ProviderRefused('this payment is over');
      await tx.rows('sandbox-ask', 'update sandbox.intents set asks_cardholder = true where id = $1', [id]);
    });
  }

  transfers(subject: string): Promise<TransferView[]> {
    return this.database.rows<TransferView>(
      'sandbox-transfers',
      `select t.id, t.amount, coalesce((select sum(r.amount) from sandbox.movements r where r.source_id = t.id), 0)::int as reversed
       from sandbox.movements t where t.transfer_group = $1 and t.kind = 'transfer' order by t.created_at`,
      [subject],
    );
  }

  async reverseTransfer({ transferId, amount }: ReversalOrder, key: string): Promise<{ id: string }> {
    const transfer = await this.database.row<{
      intent_id: string;
      transfer_group: string;
      destination: string;
    }>(
      'sandbox-transfer',
      `select intent_id, transfer_group, destination from sandbox.movements where id = $1 and kind = 'transfer'`,
      [transferId],
    );
    if (!transfer) throw new ProviderRefused(`no such transfer: ${transferId}`);
    return this.books.change(transfer.intent_id, async (tx, row) => {
      const known = await this.books.movement(tx, key);
      if (known) return known;
      const [view] = (await this.transfers(transfer.transfer_group)).filter((one) => one.id === transferId);
      const { available, pending } = await this.accountBalance(transfer.destination);
      if (!view || amount > Math.min(view.amount - view.reversed, available + pending)) {
        throw new ProviderRefused('the account does not have this money any more');
      }
      const id = token('trr');
      await tx.rows(
        'sandbox-reverse',
        `insert into sandbox.movements (id, kind, intent_id, transfer_group, source_id, idempotency_key, amount, destination)
         values ($1, 'reversal', $2, $3, $4, $5, $6, $7)`,
        [id, transfer.intent_id, transfer.transfer_group, transferId, key, amount, transfer.destination],
      );
      await this.books.emit(tx, 'transfer.reversed', row, { about: { subject: 'transfer', id: transferId } });
      return { id };
    });
  }

  findRefund(_: RefundOrder, key: string): Promise<{ id: string } | null> {
    return this.books.movement(this.database, key);
  }

  findTransfer(_: TransferOrder, key: string): Promise<{ id: string } | null> {
    return this.books.movement(this.database, key);
  }

  findReversal(_: ReversalOrder, key: string): Promise<{ id: string } | null> {
    return this.books.movement(this.database, key);
  }

  platformProblems(): Promise<string[]> {
    return Promise.resolve([]);
  }

  readWebhook(rawBody: Buffer, signature: string | undefined): ProviderNotice {
    if (!isSigned(this.secrets.key(WEBHOOK_KEY), rawBody, signature)) {
      throw new Problem('MALFORMED_REQUEST', 'The webhook’s signature is not valid.');
    }
    const event = JSON.parse(rawBody.toString()) as {
      id: string;
      type: string;
      data: { object: { id: string; object: string } };
    };
    const { id, object } = event.data.object;
    const kind = object === 'payment_intent' ? 'payment' : object === 'transfer' ? 'transfer' : 'other';
    return { id: event.id, type: event.type, about: { kind, id } };
  }
}
