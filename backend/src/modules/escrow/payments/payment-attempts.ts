import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COOKIES, CURRENCY, captureMethodIn } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { PurgeExpired } from '../../../platform/database/purge-expired.js';
import { type BookingRecord, CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { IntentOrder, PaymentView } from '../providers/payment-provider.js';

/** One try to be paid; the machine says which one counts. */
export interface PaymentAttempt {
  bookingId: string;
  creatorId: string;
  number: number;
  intentId: string | null;
  clientSecret: string | null;
  captureMethod: 'manual' | 'automatic';
  amountCents: number;
  createdAt: Date;
}

const COLUMNS = `booking_id as "bookingId", creator_id as "creatorId", number, intent_id as "intentId", client_secret as "clientSecret",
  capture_method as "captureMethod", amount_cents as "amountCents", created_at as "createdAt"`;

/** What a card is called is kept for as long as a browser is known by its cookie; later notices of a payment don't bring it back. SQL. */
const IS_OLD = `created_at < now() - interval '${COOKIES.device.days} days'`;
const FINGERPRINT = `case when ${IS_OLD} then null else $6::text end`;

@Injectable()
export class PaymentAttempts implements OnModuleInit {
  constructor(private readonly purge: PurgeExpired) {}

  /** What a card is called is kept for as long as it may tell that two accounts share it. */
  onModuleInit(): void {
    this.purge.register(
      'card-fingerprints',
      `update payment_attempts set card_fingerprint = null
       where card_fingerprint is not null and ${IS_OLD}`,
    );
  }

  async find(statements: Statements, bookingId: string, number: number): Promise<PaymentAttempt | null> {
    return statements.row<PaymentAttempt>(
      'find-attempt',
      `select ${COLUMNS} from payment_attempts where booking_id = $1 and number = $2 and creator_id = $3`,
      [bookingId, number, await CREATORS_OF_BOOKINGS.of(statements, bookingId)],
    );
  }

  /** @throws Error when there is no such attempt */
  async get(statements: Statements, bookingId: string, number: number): Promise<PaymentAttempt> {
    const found = await this.find(statements, bookingId, number);
    if (!found) throw new Error(`booking ${bookingId} has no payment attempt ${number}`);
    return found;
  }

  /** All tries of a booking, the oldest first. */
  async ofBooking(statements: Statements, bookingId: string): Promise<PaymentAttempt[]> {
    return statements.rows<PaymentAttempt>(
      'attempts-of-booking',
      `select ${COLUMNS} from payment_attempts where booking_id = $1 and creator_id = $2 order by number`,
      [bookingId, await CREATORS_OF_BOOKINGS.of(statements, bookingId)],
    );
  }

  /** The provider says nothing of whose the booking is. */
  async ofIntent(statements: Statements, intentId: string): Promise<PaymentAttempt | null> {
    const found = await statements.row<PaymentAttempt>(
      'attempt-of-intent',
      `select ${COLUMNS} from payment_attempts where intent_id = $1`,
      [intentId],
    );
    if (found) CREATORS_OF_BOOKINGS.learn(found.bookingId, found.creatorId);
    return found;
  }

  /** The row of the attempt that counts now; made when it is the first call. The booking must be locked. */
  async open(tx: Transaction, record: BookingRecord): Promise<PaymentAttempt> {
    const { attempt } = record.state.context;
    const captureMethod = captureMethodIn(record.state.stage);
    await tx.rows(
      'open-attempt',
      `insert into payment_attempts (booking_id, creator_id, number, capture_method, amount_cents)
       values ($1, $5, $2, $3, $4) on conflict do nothing`,
      [record.id, attempt, captureMethod, record.amountCents, record.creatorId],
    );
    const row = await this.find(tx, record.id, attempt);
    if (!row) throw new Error('a payment attempt was lost');
    return row;
  }

  async keepIntent(
    tx: Transaction,
    attempt: PaymentAttempt,
    intent: { id: string; clientSecret: string },
  ): Promise<void> {
    await tx.rows(
      'keep-intent',
      `update payment_attempts set intent_id = $3, client_secret = $4
       where booking_id = $1 and number = $2 and creator_id = $5 and intent_id is null`,
      [attempt.bookingId, attempt.number, intent.id, intent.clientSecret, attempt.creatorId],
    );
  }
}

/** Notes the card that a payment was made with, for its receipt: the one that was seen last. */
export function noteCard(
  tx: Transaction,
  { bookingId, creatorId, number }: PaymentAttempt,
  { card, fingerprint }: Pick<PaymentView, 'card' | 'fingerprint'>,
): void {
  if (card === null) return;
  tx.send(
    'note-card',
    `update payment_attempts set card_brand = $3, card_last4 = $4, card_fingerprint = ${FINGERPRINT}
     where booking_id = $1 and number = $2 and creator_id = $5
       and (card_brand, card_last4, card_fingerprint) is distinct from ($3, $4, ${FINGERPRINT})`,
    [bookingId, number, card.brand, card.last4, creatorId, fingerprint],
  );
}

export const orderOf = (attempt: PaymentAttempt): IntentOrder => ({
  amount: attempt.amountCents,
  currency: CURRENCY,
  captureMethod: attempt.captureMethod,
  bookingId: attempt.bookingId,
  attempt: attempt.number,
});
