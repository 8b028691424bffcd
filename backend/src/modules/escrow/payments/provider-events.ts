import { Injectable } from '@nestjs/common';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { MoneySubjects } from '../ledger/money-subjects.js';
import type { NoticeSubject, PaidFor, ProviderNotice } from '../providers/payment-provider.js';

/** `waiting`: not foreseen by the stage; shown to the admin and offered again after every later change. */
export type EventStatus = 'applied' | 'waiting' | 'ignored';

interface KnownEvent {
  status: EventStatus;
}

interface EventRow {
  id: string;
  type: string;
  subject: NoticeSubject['kind'];
  objectId: string;
}

/** Whose notices are that are about no booking and no tip. */
const NO_CREATOR = '00000000-0000-0000-0000-000000000000';

const columnsOf = (of: PaidFor | null): { bookingId: string | null; tipId: string | null } => ({
  bookingId: of && 'bookingId' in of ? of.bookingId : null,
  tipId: of && 'tipId' in of ? of.tipId : null,
});

/** The provider's notices, each kept under its unique id in the transaction that acts on it. */
@Injectable()
export class ProviderEvents {
  constructor(private readonly subjects: MoneySubjects) {}

  async keep(
    tx: Transaction,
    { id, type, about }: ProviderNotice,
    of: PaidFor | null,
    status: EventStatus,
  ): Promise<void> {
    const { bookingId, tipId } = columnsOf(of);
    await tx.rows(
      'store-provider-event',
      `insert into provider_events (id, type, subject, object_id, booking_id, tip_id, status, creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (id) do update set status = excluded.status`,
      [
        ...[id, type, about.kind, about.id, bookingId, tipId, status],
        of === null ? NO_CREATOR : await this.subjects.creatorOf(tx, of),
      ],
    );
  }

  /**
   * Whether a notice was acted upon before; one that waits may be offered again.
   * @param of what it is about, where that is known
   */
  async isSettled(statements: Statements, id: string, of?: PaidFor): Promise<boolean> {
    const row = await (of ? this.ofPayment(statements, id, of) : this.known(statements, id));
    return row !== null && row.status !== 'waiting';
  }

  private known(statements: Statements, id: string): Promise<KnownEvent | null> {
    return statements.row<KnownEvent>('known-event', 'select status from provider_events where id = $1', [
      id,
    ]);
  }

  private async ofPayment(statements: Statements, id: string, of: PaidFor): Promise<KnownEvent | null> {
    const creatorId = await this.subjects.creatorOf(statements, of);
    return statements.row<KnownEvent>(
      'known-event-of-payment',
      'select status from provider_events where id = $1 and creator_id = any ($2::uuid[])',
      // When it came first, nobody may have known whose payment it is about.
      [id, creatorId === null ? [NO_CREATOR] : [creatorId, NO_CREATOR]],
    );
  }

  /** Remembers something that has to be said once. @returns whether it is the first time */
  async isFirst(tx: Transaction, id: string, of: PaidFor): Promise<boolean> {
    const { bookingId, tipId } = columnsOf(of);
    const row = await tx.row(
      'first-event',
      `insert into provider_events (id, type, subject, object_id, booking_id, tip_id, status, creator_id)
       values ($1, 'inquiry', 'other', $1, $2, $3, 'applied', $4) on conflict do nothing returning 1`,
      [id, bookingId, tipId, await this.subjects.creatorOf(tx, of)],
    );
    return row !== null;
  }

  /** What waits for a booking or a tip to move on, oldest first. */
  async waiting(statements: Statements, of: PaidFor): Promise<ProviderNotice[]> {
    const { bookingId, tipId } = columnsOf(of);
    const rows = await statements.rows<EventRow>(
      'waiting-events',
      `select id, type, subject, object_id as "objectId" from provider_events
       where status = 'waiting' and (booking_id = $1 or tip_id = $2) and creator_id = $3 order by received_at, id`,
      [bookingId, tipId, await this.subjects.creatorOf(statements, of)],
    );
    return rows.map(({ id, type, subject, objectId }) => ({
      id,
      type,
      about: { kind: subject, id: objectId },
    }));
  }
}
