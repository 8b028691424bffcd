import { Injectable } from '@nestjs/common';
import { type LiveChange, NOTIFICATIONS, type NotificationReason, type Reader } from '@reelpact/domain';
import { type Caller, provenEmails } from '../../../platform/access/caller.js';
import type { Parameter, Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { liveKeys } from '../../../platform/live/live-keys.js';
import { PushOutbox } from '../push/push-outbox.js';
import { Live } from '../../../platform/live/live.js';

/** Who is told something: a party of a booking or conversation, or one admin. */
export interface Recipient {
  party: Reader;
  userId: string | null;
  guestId: string | null;
  /** Of a brand alone: those who prove the address may read it. */
  emailKey: string | null;
}

export interface NewNotification {
  /** What happened, the same each time it is told: each recipient is told of it once. Of a change it is `<booking>:<revision>`. */
  eventId: string;
  to: Recipient;
  bookingId: string | null;
  reason: NotificationReason;
  title: string;
  /** The page it leads to. */
  path: string;
}

export interface NotificationCount {
  /** How many bookings, conversations and other things have something unread. */
  unread: number;
  /** Whether there is anything at all. */
  any: boolean;
}

const { mostRead, title } = NOTIFICATIONS;
const recipientOf = ({ party, userId }: Recipient): string =>
  party === 'admin' ? `admin:${userId ?? ''}` : party;

/** Rows that a caller may read; its parameters are `ownerKeys`, the first three of a statement. */
export const MINE = '(n.user_id = $1 or n.guest_id = $2 or n.email_key = any($3::text[]))';
/** What still asks to be looked at. */
export const UNREAD = 'n.read_at is null and n.done_at is null';
export const ownerKeys = (caller: Caller): Parameter[] => [
  caller.user?.id ?? null,
  caller.guestId,
  provenEmails(caller),
];

/** A named one stands for all of its group up to it. */
const READ_NAMED = `
  update notifications n set read_at = now() from notifications named
  where named.id = any($4::uuid[]) and n.group_id = named.group_id and n.at <= named.at and n.read_at is null and ${MINE}
    and (named.user_id = $1 or named.guest_id = $2 or named.email_key = any($3::text[]))`;
const READ_UP_TO = `update notifications n set read_at = now() where n.at <= $4 and n.read_at is null and ${MINE}`;

/** What the open pages of somebody are told when the bell shows something else. */
export const BELL: LiveChange = { kind: 'notifications', subject: '' };

/** By what the open pages of somebody who is told something are reached. */
export const keysOfRecipient = ({ userId, guestId, emailKey }: Omit<Recipient, 'party'>): string[] =>
  liveKeys({ userId, guestId, email: emailKey });

/** Writes what people are told, and tells their open pages that there is something to ask for. */
@Injectable()
export class NotificationStore {
  constructor(
    private readonly live: Live,
    private readonly pushes: PushOutbox,
  ) {}

  /** @returns whether it is new */
  async add(tx: Transaction, told: NewNotification): Promise<boolean> {
    const { eventId, to, bookingId, reason } = told;
    const row = await tx.row(
      'add-notification',
      `insert into notifications (id, event_id, recipient, party, user_id, guest_id, email_key, booking_id, reason, title, path, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (event_id, recipient) do nothing returning 1`,
      [
        newId(),
        eventId,
        recipientOf(to),
        to.party,
        to.userId,
        to.guestId,
        to.emailKey,
        bookingId,
        reason,
        [...told.title].slice(0, title.max).join(''),
        told.path,
        new Date(tx.now),
      ],
    );
    if (!row) return false;
    await this.live.tell(tx, keysOfRecipient(to), BELL);
    const message = { title: told.title, path: told.path, tag: bookingId ?? eventId };
    await this.pushes.post(tx, to, reason, message);
    return true;
  }

  /**
   * Marks as done what asked for something that is no longer asked since a booking came to a revision. What a later one asks stays, though
   * it may have been told before.
   * @param turn whose turn it is now; their rows stay open as long as the booking is where it was
   */
  async closeAsks(
    tx: Transaction,
    { id, revision }: { id: string; revision: number },
    turn: string | null,
    moved: boolean,
  ): Promise<void> {
    const closed = await tx.rows<Omit<Recipient, 'party'>>(
      'close-asks',
      `update notifications set done_at = now()
       where booking_id = $1 and reason = 'act' and done_at is null and ($3 or party is distinct from $2)
         and case when event_id like '%:%' then split_part(event_id, ':', 2)::int < $4 else at <= $5 end
       returning user_id as "userId", guest_id as "guestId", email_key as "emailKey"`,
      [id, turn, moved, revision, new Date(tx.now)],
    );
    await this.live.tell(tx, closed.flatMap(keysOfRecipient), BELL);
  }

  /** @param ids at most `NOTIFICATIONS.mostRead`; those that are not the caller's are passed over */
  async readNamed(tx: Transaction, caller: Caller, ids: readonly string[]): Promise<void> {
    await tx.rows('read-named-notifications', READ_NAMED, [...ownerKeys(caller), ids.slice(0, mostRead)]);
    await this.tellOwn(tx, caller);
  }

  async readUpTo(tx: Transaction, caller: Caller, moment: Date): Promise<void> {
    await tx.rows('read-notifications-up-to', READ_UP_TO, [...ownerKeys(caller), moment]);
    await this.tellOwn(tx, caller);
  }

  async giveToGuest(tx: Transaction, before: string, after: string): Promise<void> {
    await tx.rows('move-guest-notifications', 'update notifications set guest_id = $1 where guest_id = $2', [
      after,
      before,
    ]);
  }

  /** What the bell shows. */
  async count(at: Statements, caller: Caller): Promise<NotificationCount> {
    const row = await at.row<NotificationCount>(
      'count-notifications',
      `select count(distinct n.group_id) filter (where ${UNREAD})::int as unread, count(*) > 0 as any
       from notifications n where ${MINE}`,
      ownerKeys(caller),
    );
    return row ?? { unread: 0, any: false };
  }

  /** The caller has other pages open, perhaps on another device. */
  private async tellOwn(tx: Transaction, caller: Caller): Promise<void> {
    const own = liveKeys({ userId: caller.user?.id, guestId: caller.guestId });
    const keys = [...own, ...provenEmails(caller).flatMap((email) => liveKeys({ email }))];
    await this.live.tell(tx, keys, BELL);
  }
}
