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
  /** When it happened, in milliseconds since 1970; the transaction's time when it isn't given. */
  at?: number;
}

/** That a booking came to a revision: what a later one asks stays open, though it may have been told before. */
export interface Moved {
  id: string;
  revision: number;
  /** Who has to act now, or is asked for something; what asks them stays open as long as the booking is where it was. */
  asked: string[];
  moved: boolean;
  /** When, in milliseconds since 1970. */
  at: number;
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

const cut = (words: string): string => [...words].slice(0, title.max).join('');

const ADD = `
  insert into notifications (id, event_id, recipient, party, user_id, guest_id, email_key, booking_id, reason, title, path, at)
  select id, "eventId", recipient, party, "userId", "guestId", "emailKey", "bookingId", reason, title, path, at
  from json_to_recordset($1) as n (id uuid, "eventId" text, recipient text, party text, "userId" uuid, "guestId" uuid,
    "emailKey" text, "bookingId" uuid, reason text, title text, path text, at timestamptz)
  on conflict (event_id, recipient) do nothing returning id as told`;

const CLOSE_ASKS = `
  update notifications n set done_at = now()
  from json_to_recordset($1) as m (id uuid, revision int, asked text[], moved boolean, at bigint)
  where n.booking_id = m.id and n.reason = 'act' and n.done_at is null and (m.moved or coalesce(n.party, '') <> all (m.asked))
    and case when n.event_id like '%:%' then split_part(n.event_id, ':', 2)::int < m.revision
      else n.at <= to_timestamp(m.at / 1000.0) end
  returning n.user_id as "userId", n.guest_id as "guestId", n.email_key as "emailKey"`;

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

  /** @returns those that are new */
  async add<T extends NewNotification>(tx: Transaction, told: readonly T[]): Promise<T[]> {
    if (told.length === 0) return [];
    const rows = told.map(({ to, title: words, ...one }) => {
      const at = new Date(one.at ?? tx.now);
      return { ...one, ...to, id: newId(), recipient: recipientOf(to), title: cut(words), at };
    });
    const added = new Set(
      (await tx.rows<{ told: string }>('add-notifications', ADD, [JSON.stringify(rows)])).map(
        (row) => row.told,
      ),
    );
    const fresh = told.filter((_one, index) => added.has(rows[index]?.id ?? ''));
    for (const { to } of fresh) await this.live.tell(tx, keysOfRecipient(to), BELL);
    await this.pushes.post(
      tx,
      fresh.map(({ eventId, to, bookingId, reason, title: words, path }) => ({
        ...{ to, reason },
        message: { title: words, path, tag: bookingId ?? eventId },
      })),
    );
    return fresh;
  }

  /** Marks as done what asked for something that is no longer asked since bookings came to a revision. */
  async closeAsks(tx: Transaction, moves: readonly Moved[]): Promise<void> {
    if (moves.length === 0) return;
    const closed = await tx.rows<Omit<Recipient, 'party'>>('close-asks', CLOSE_ASKS, [JSON.stringify(moves)]);
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
