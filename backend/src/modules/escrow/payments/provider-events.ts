import { Injectable } from '@nestjs/common';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import type { NoticeSubject, PaidFor, ProviderNotice } from '../providers/payment-provider.js';

/** `waiting`: not foreseen by the stage; shown to the admin and offered again after every later change. */
export type EventStatus = 'applied' | 'waiting' | 'ignored';

interface EventRow {
  id: string;
  type: string;
  subject: NoticeSubject['kind'];
  objectId: string;
}

const columnsOf = (of: PaidFor | null): { bookingId: string | null; tipId: string | null } => ({
  bookingId: of && 'bookingId' in of ? of.bookingId : null,
  tipId: of && 'tipId' in of ? of.tipId : null,
});

/** The provider's notices, each kept under its unique id in the transaction that acts on it. */
@Injectable()
export class ProviderEvents {
  async keep(
    tx: Transaction,
    { id, type, about }: ProviderNotice,
    of: PaidFor | null,
    status: EventStatus,
  ): Promise<void> {
    const { bookingId, tipId } = columnsOf(of);
    await tx.rows(
      'store-provider-event',
      `insert into provider_events (id, type, subject, object_id, booking_id, tip_id, status)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do update set status = excluded.status`,
      [id, type, about.kind, about.id, bookingId, tipId, status],
    );
  }

  /** Whether a notice was acted upon before; one that waits may be offered again. */
  async isSettled(statements: Statements, id: string): Promise<boolean> {
    const row = await statements.row<{ status: EventStatus }>(
      'known-event',
      'select status from provider_events where id = $1',
      [id],
    );
    return row !== null && row.status !== 'waiting';
  }

  /** Remembers something that has to be said once. @returns whether it is the first time */
  async isFirst(tx: Transaction, id: string, of: PaidFor): Promise<boolean> {
    const { bookingId, tipId } = columnsOf(of);
    const row = await tx.row(
      'first-event',
      `insert into provider_events (id, type, subject, object_id, booking_id, tip_id, status)
       values ($1, 'inquiry', 'other', $1, $2, $3, 'applied') on conflict do nothing returning 1`,
      [id, bookingId, tipId],
    );
    return row !== null;
  }

  /** What waits for a booking or a tip to move on, oldest first. */
  async waiting(statements: Statements, of: PaidFor): Promise<ProviderNotice[]> {
    const { bookingId, tipId } = columnsOf(of);
    const rows = await statements.rows<EventRow>(
      'waiting-events',
      `select id, type, subject, object_id as "objectId" from provider_events
       where status = 'waiting' and (booking_id = $1 or tip_id = $2) order by received_at, id`,
      [bookingId, tipId],
    );
    return rows.map(({ id, type, subject, objectId }) => ({
      id,
      type,
      about: { kind: subject, id: objectId },
    }));
  }
}
