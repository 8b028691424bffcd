import { Injectable } from '@nestjs/common';
import { NOTIFICATIONS, type Party } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { PushOutbox } from '../push/push-outbox.js';
import { Live } from '../../../platform/live/live.js';
import { BELL, type Recipient, keysOfRecipient } from './notification-store.js';

/** A message, as its reader is told of it. */
export interface NewMessage {
  conversationId: string;
  bookingId: string | null;
  messageId: string;
  to: Recipient;
  title: string;
  path: string;
  /** The party who has read what was said before, by answering; null for a first message. */
  readBy: Party | null;
}

/**
 * One unread row stands for all unread messages of a conversation. A message that is told twice in a row counts once. The email
 * is due two minutes after the first of them, and an hour after the last email at the earliest; in real time, like all jobs.
 */
const ARRIVED = `
  with read as (
    update notifications set read_at = now()
    where conversation_id = $8 and recipient = $12 and reason = 'message' and read_at is null
    returning user_id as "userId", guest_id as "guestId", email_key as "emailKey"
  ), arrived as (
  insert into notifications as n
    (id, event_id, recipient, party, user_id, guest_id, email_key, booking_id, conversation_id, reason, title, path, at)
  values ($1, $2, $3, $3, $4, $5, $6, $7, $8, 'message', $9, $10, $11)
  on conflict (conversation_id, recipient) where reason = 'message' and read_at is null do update
    set times = n.times + 1, event_id = excluded.event_id, title = excluded.title, path = excluded.path, at = excluded.at
    where n.event_id <> excluded.event_id
  returning n.created_at as "since",
    -- The row itself as it is now: a statement that had to wait for it sees the others as they were before.
    greatest(n.mailed_at, (select max(o.mailed_at) from notifications o
      where o.conversation_id = $8 and o.recipient = $3)) as "mailedAt"
  )
  select arrived.*, (select coalesce(json_agg(read), '[]') from read) as read
  from (values (true)) always (row) left join arrived on true`;

interface ArrivedRow {
  /** Since when there is something unread; null for a message that was told already. */
  since: Date | null;
  mailedAt: Date | null;
  /** Of whom a row was read. */
  read: Omit<Recipient, 'party'>[];
}

const MINUTE = 60_000;

/** The rows of the list that are about messages. */
@Injectable()
export class MessageNotifications {
  constructor(
    private readonly live: Live,
    private readonly pushes: PushOutbox,
  ) {}

  /** @returns when the email is due; null for a message that was told already */
  async arrived(tx: Transaction, message: NewMessage): Promise<Date | null> {
    const { to } = message;
    const row = await tx.row<ArrivedRow>('message-arrived', ARRIVED, [
      newId(),
      message.messageId,
      to.party,
      to.userId,
      to.guestId,
      to.emailKey,
      message.bookingId,
      message.conversationId,
      message.title,
      message.path,
      new Date(tx.now),
      message.readBy,
    ]);
    await this.live.tell(tx, row?.read.flatMap(keysOfRecipient) ?? [], BELL);
    if (!row?.since) return null;
    await this.live.tell(tx, keysOfRecipient(to), BELL);
    const { title, path, conversationId: tag } = message;
    await this.pushes.postLater(tx, to, 'message', { title, path, tag });
    const { messageMinutes, messageGapMinutes } = NOTIFICATIONS;
    const afterFirst = row.since.getTime() + messageMinutes * MINUTE;
    const afterLast = (row.mailedAt?.getTime() ?? 0) + messageGapMinutes * MINUTE;
    return new Date(Math.max(afterFirst, afterLast));
  }

  async read(tx: Transaction, conversationId: string, party: Party): Promise<void> {
    const read = await tx.rows<Omit<Recipient, 'party'>>(
      'messages-read',
      `update notifications set read_at = now()
       where conversation_id = $1 and recipient = $2 and reason = 'message' and read_at is null
       returning user_id as "userId", guest_id as "guestId", email_key as "emailKey"`,
      [conversationId, party],
    );
    await this.live.tell(tx, read.flatMap(keysOfRecipient), BELL);
  }

  /**
   * Takes the unread messages of which no email has left yet: the caller mails them in the same transaction.
   * @returns whether there are any
   */
  async takeUnmailed(tx: Transaction, conversationId: string, party: Party): Promise<boolean> {
    const row = await tx.row(
      'take-unmailed-messages',
      `update notifications set mailed_at = clock_timestamp(), mailed_times = times
       where conversation_id = $1 and recipient = $2 and reason = 'message' and read_at is null and times > mailed_times
       returning 1`,
      [conversationId, party],
    );
    return row !== null;
  }
}
