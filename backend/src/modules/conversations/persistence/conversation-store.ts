import { Injectable } from '@nestjs/common';
import { type Party, type ReportReason, emailKey } from '@reelpact/domain';
import { type Caller, provenEmails } from '../../../platform/access/caller.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import type { Conversation } from '../conversation.js';
import { conversationById } from '../reads/conversation-rows.js';
import { CREATORS_OF_CONVERSATIONS } from '../reads/creator-of-conversation.js';
import { ADD_MESSAGE, TAKE_UNTOLD } from './message-statements.js';

/** What is to be told of a conversation. */
export interface Untold {
  id: string;
  creatorId: string;
  /** The number of the first message. */
  from: number;
}

/** Who writes to a creator before there is a booking. */
export interface Asker {
  name: string;
  email: string;
  userId: string | null;
  guestId: string | null;
}

/** Writes what people say to each other. */
@Injectable()
export class ConversationStore {
  /**
   * Loads a conversation and keeps everyone else who writes in it waiting until the transaction ends. What is read beside its own row may
   * be from before the wait: names, and whether somebody was blocked at the same moment.
   */
  async lock(tx: Transaction, id: string): Promise<Conversation | null> {
    // Not `for update`: what refers to the conversation need not wait for those who write in it.
    return conversationById(tx, 'lock-conversation', 'for no key update of c', id);
  }

  beginOfBooking(tx: Transaction, booking: { id: string; creatorId: string }): void {
    tx.send(
      'begin-conversation',
      `insert into conversations (id, creator_id, booking_id, created_at, opened_at, last_at)
       values ($1, $2, $3, $4, $4, $4)`,
      [newId(), booking.creatorId, booking.id, new Date(tx.now)],
    );
  }

  /**
   * What was asked before becomes the beginning of the booking’s conversation: the one that was named, else the last one. Only if it was
   * the same account or guest, or somebody who has shown to read its address: the address of a booking is only what was typed.
   * One in which somebody has blocked the other is left as it is. @returns whether there was one
   */
  async turnIntoBooking(
    tx: Transaction,
    booking: { id: string; creatorId: string },
    asked: { id: string | null; caller: Caller },
  ): Promise<boolean> {
    const { id, caller } = asked;
    const row = await tx.row(
      'turn-into-booking',
      `update conversations set booking_id = $1 where creator_id = $2 and id = (
         select c.id from conversations c where c.creator_id = $2 and c.booking_id is null and c.opened_at is not null
           and (c.asker_user_id = $3 or c.asker_guest_id = $4 or c.asker_email_key = any ($5))
           and not exists (select 1 from conversation_blocks k where k.conversation_id = c.id and k.creator_id = $2)
         order by (c.id::text = $6) desc nulls last, c.last_at desc limit 1 for no key update) returning 1`,
      [
        ...[booking.id, booking.creatorId, caller.user?.id ?? null, caller.guestId],
        ...[provenEmails(caller), id],
      ],
    );
    return row !== null;
  }

  async beginAsked(
    tx: Transaction,
    asked: { creatorId: string; packageId: string | null; asker: Asker; isProven: boolean },
  ): Promise<string> {
    const { creatorId, packageId, asker, isProven } = asked;
    const id = newId();
    CREATORS_OF_CONVERSATIONS.learn(id, creatorId);
    const now = new Date(tx.now);
    await tx.rows(
      'begin-asked-conversation',
      `insert into conversations (id, creator_id, package_id, asker_name, asker_email, asker_email_key, asker_user_id,
         asker_guest_id, created_at, opened_at, last_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $9)`,
      [
        ...[id, creatorId, packageId, asker.name, asker.email, emailKey(asker.email), asker.userId],
        ...[asker.guestId, now, isProven ? now : null],
      ],
    );
    return id;
  }

  /** The open conversation that somebody has with a creator and that has not become a booking. */
  async findAsked(tx: Transaction, creatorId: string, key: string): Promise<string | null> {
    const row = await tx.row<{ id: string }>(
      'find-asked',
      `select id from conversations where creator_id = $1 and asker_email_key = $2 and booking_id is null
         and opened_at is not null order by last_at desc limit 1`,
      [creatorId, key],
    );
    return row?.id ?? null;
  }

  /** Lets the creator read what was asked. */
  async openAsked(
    tx: Transaction,
    id: string,
    { userId, guestId }: Pick<Asker, 'userId' | 'guestId'>,
  ): Promise<void> {
    await tx.rows(
      'open-asked',
      `update conversations set opened_at = $2, asker_user_id = $3, asker_guest_id = $4, tell_from = 1, tell_at = now()
       where id = $1 and creator_id = $5`,
      [id, new Date(tx.now), userId, guestId, await CREATORS_OF_CONVERSATIONS.of(tx, id)],
    );
  }

  /** The conversation that a first message with this key has begun, and that waits to be confirmed. */
  async findUnconfirmed(
    tx: Transaction,
    creatorId: string,
    emailKey: string,
    key: string,
  ): Promise<string | null> {
    const row = await tx.row<{ id: string }>(
      'find-unconfirmed',
      `select c.id from conversations c join messages m on m.conversation_id = c.id and m.creator_id = c.creator_id and m.key = $3
       where c.creator_id = $1 and c.asker_email_key = $2 and c.opened_at is null limit 1`,
      [creatorId, emailKey, key],
    );
    return row?.id ?? null;
  }

  async moveGuest(tx: Transaction, before: string, after: string): Promise<void> {
    await tx.rows(
      'move-asking-guest',
      'update conversations set asker_guest_id = $2 where asker_guest_id = $1',
      [before, after],
    );
  }

  /**
   * Adds a message, which its sender has read, and with it everything before; `FollowMessages` tells of it. It is whole by itself, and
   * needs no transaction.
   * @param now the product's time
   * @returns its number; null where the party has sent one under this key before, undefined where nothing can be said any more
   */
  async addMessage(
    at: Statements,
    conversationId: string,
    { id, party, body, key }: { id: string; party: Party; body: string; key: string | null },
    now: number,
  ): Promise<number | null | undefined> {
    const row = await at.row<{ seq: number | null }>('add-message', ADD_MESSAGE, [
      ...[id, conversationId, party, body, key, new Date(now)],
      await CREATORS_OF_CONVERSATIONS.of(at, conversationId),
    ]);
    return row?.seq;
  }

  async hasUntold(at: Statements): Promise<boolean> {
    return (
      (await at.row('has-untold', 'select 1 from conversations where tell_at <= now() limit 1')) !== null
    );
  }

  /** @param only this one */
  takeUntold(tx: Transaction, most: number, only: string | null): Promise<Untold[]> {
    return tx.rows<Untold>('take-untold', TAKE_UNTOLD, [most, only]);
  }

  async tellLater(at: Statements, id: string): Promise<void> {
    await at.rows(
      'tell-later',
      `update conversations set tell_at = now() + interval '1 minute' where id = $1 and creator_id = $2 and tell_at is not null`,
      [id, await CREATORS_OF_CONVERSATIONS.of(at, id)],
    );
  }

  /** @returns whether there was such a message of this party, young enough */
  async editMessage(
    tx: Transaction,
    conversationId: string,
    seq: number,
    change: { party: Party; body: string; notBefore: number },
  ): Promise<boolean> {
    const row = await tx.row(
      'edit-message',
      `update messages set body = $4, edited_at = $5 where conversation_id = $1 and seq = $2 and party = $3
         and created_at > $6 and creator_id = $7 returning 1`,
      [
        ...[conversationId, seq, change.party, change.body, new Date(tx.now), new Date(change.notBefore)],
        await CREATORS_OF_CONVERSATIONS.of(tx, conversationId),
      ],
    );
    return row !== null;
  }

  /** Waits for who tells of the conversation: what they add to the list is read too. @returns up to which message it is read now; null when no more is than before */
  async read(tx: Transaction, conversationId: string, party: Party, seq: number): Promise<number | null> {
    const row = await tx.row<{ seq: number }>(
      'read-messages',
      `insert into conversation_reads as r (conversation_id, creator_id, party, seq, at)
       select id, creator_id, $2, least($3, last_seq), $4 from conversations where id = $1 and creator_id = $5 for no key update
       on conflict (conversation_id, party) do update set seq = excluded.seq, at = excluded.at where r.seq < excluded.seq
       returning seq`,
      [conversationId, party, seq, new Date(tx.now), await CREATORS_OF_CONVERSATIONS.of(tx, conversationId)],
    );
    return row?.seq ?? null;
  }

  /** Waits for who writes in the conversation, or tells of it. */
  async block(tx: Transaction, conversationId: string, party: Party): Promise<void> {
    await tx.rows(
      'block-person',
      `insert into conversation_blocks (conversation_id, creator_id, party, at)
       select id, creator_id, $2, $3 from conversations where id = $1 and creator_id = $4 for no key update on conflict do nothing`,
      [conversationId, party, new Date(tx.now), await CREATORS_OF_CONVERSATIONS.of(tx, conversationId)],
    );
  }

  async unblock(tx: Transaction, conversationId: string, party: Party): Promise<void> {
    await tx.rows(
      'unblock-person',
      'delete from conversation_blocks where conversation_id = $1 and party = $2 and creator_id = $3',
      [conversationId, party, await CREATORS_OF_CONVERSATIONS.of(tx, conversationId)],
    );
  }

  /** Whether a creator has blocked somebody who asked with this address, which was theirs. */
  async isBlocked(at: Statements, creatorId: string, askerEmailKey: string): Promise<boolean> {
    const row = await at.row(
      'is-blocked',
      `select 1 from conversation_blocks k join conversations c on c.id = k.conversation_id and c.creator_id = k.creator_id
       where c.creator_id = $1 and c.asker_email_key = $2 and k.party = 'creator' limit 1`,
      [creatorId, askerEmailKey],
    );
    return row !== null;
  }

  /** A second report of the same side replaces the first one, as long as nobody has dealt with it. @returns whether it is the first */
  async report(
    tx: Transaction,
    conversationId: string,
    report: { party: Party; reason: ReportReason; note: string | null },
  ): Promise<boolean> {
    const creatorId = await CREATORS_OF_CONVERSATIONS.of(tx, conversationId);
    const older = await tx.rows(
      'forget-older-report',
      `delete from conversation_reports where conversation_id = $1 and party = $2 and creator_id = $3 and handled_at is null returning 1`,
      [conversationId, report.party, creatorId],
    );
    await tx.rows(
      'report-conversation',
      `insert into conversation_reports (id, conversation_id, creator_id, party, reason, note, last_seq, created_at)
       select $2, id, creator_id, $3, $4, $5, last_seq, $6 from conversations where id = $1 and creator_id = $7`,
      [conversationId, newId(), report.party, report.reason, report.note, new Date(tx.now), creatorId],
    );
    return older.length === 0;
  }

  /** @returns whether it was open */
  async handleReport(tx: Transaction, id: string, adminId: string): Promise<boolean> {
    const row = await tx.row(
      'handle-report',
      `update conversation_reports set handled_at = $2, handled_by = $3 where id = $1 and handled_at is null returning 1`,
      [id, new Date(tx.now), adminId],
    );
    return row !== null;
  }
}
