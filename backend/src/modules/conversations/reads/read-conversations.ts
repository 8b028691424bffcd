import { Injectable } from '@nestjs/common';
import { HIDDEN_STAGES, MESSAGE, type Party } from '@reelpact/domain';
import { type Caller, provenEmails } from '../../../platform/access/caller.js';
import type { Cursor } from '../../../platform/database/cursor.js';
import { Database, type Statements } from '../../../platform/database/database.js';
import { unseen } from '../../../platform/database/unseen.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { Conversation, ConversationRole, Message, Report } from '../conversation.js';
import {
  CONVERSATION_COLUMNS,
  CONVERSATION_TABLES,
  type ConversationRow,
  conversationById,
  MESSAGE_COLUMNS,
  type MessageRow,
  toConversation,
  toMessage,
} from './conversation-rows.js';
import { CREATORS_OF_CONVERSATIONS } from './creator-of-conversation.js';

const PAGE_SIZE = 30;
const MOST_REPORTS = 100;

const IS_BRAND = `(brand.email_key = any($1::text[]) or brand.user_id = $2 or brand.guest_id = $3
  or (b.id is null and (c.asker_email_key = any($1::text[]) or c.asker_user_id = $2 or c.asker_guest_id = $3)))`;
/** Not those of somebody by whom the reader was blocked, as the reader can't open them. */
const OPEN_TO = (other: string): string =>
  `not exists (select from conversation_blocks k where k.conversation_id = c.id and k.creator_id = c.creator_id and k.party = '${other}')`;
const MINE = `c.opened_at is not null and (
  (c.creator_id = $4 and (b.id is null or b.stage <> all($5::text[]) or c.asker_email_key is not null) and ${OPEN_TO('brand')}) or (${IS_BRAND} and ${OPEN_TO('creator')}))`;

export interface ListedConversation {
  conversation: Conversation;
  role: ConversationRole;
  /** Messages of the other side that weren't read. */
  unread: number;
  last: Message | null;
}

export interface SaidMessage {
  id: string;
  conversationId: string;
  seq: number;
  party: Party;
  createdAt: Date;
}

export interface ReportedConversation extends Report {
  conversation: Conversation;
}

/** What people have said to each other, for those who may read it: who that is, `FindConversation` says. */
@Injectable()
export class ReadConversations {
  constructor(private readonly database: Database) {}

  async find(id: string, from: Statements = this.database): Promise<Conversation | null> {
    return conversationById(from, 'find-conversation', '', id);
  }

  /** Of several, as they are now. */
  async some(ids: readonly string[], from: Statements): Promise<Conversation[]> {
    const rows = await from.rows<ConversationRow>(
      'some-conversations',
      `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES} where c.id = any(${unseen(1, 'uuid[]')})
         and c.creator_id = any(${unseen(2, 'uuid[]')})`,
      [ids, await CREATORS_OF_CONVERSATIONS.ofMany(from, ids)],
    );
    return rows.map(toConversation);
  }

  /** What was said in conversations from a number on, in its order. */
  since(
    untold: readonly { id: string; creatorId: string; from: number }[],
    from: Statements,
  ): Promise<SaidMessage[]> {
    return from.rows<SaidMessage>(
      'messages-since',
      `select m.id, m.conversation_id as "conversationId", m.seq, m.party, m.created_at as "createdAt"
       from unnest($1::uuid[], $2::int[], $3::uuid[]) u (id, seq, creator_id)
         join messages m on m.conversation_id = u.id and m.creator_id = u.creator_id and m.seq >= u.seq
       where m.creator_id = any($3)
       order by m.conversation_id, m.seq`,
      [
        untold.map(({ id }) => id),
        untold.map(({ from: first }) => first),
        untold.map(({ creatorId }) => creatorId),
      ],
    );
  }

  async ofBooking(bookingId: string, from: Statements = this.database): Promise<Conversation | null> {
    const row = await from.row<ConversationRow>(
      'conversation-of-booking',
      `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES} where c.booking_id = $1 and c.creator_id = $2`,
      [bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
    );
    if (!row) return null;
    CREATORS_OF_CONVERSATIONS.learn(row.id, row.creatorId);
    return toConversation(row);
  }

  /** A caller's conversations in which something was said, the newest first. */
  async page(
    caller: Caller,
    after: Cursor | null,
  ): Promise<{ listed: ListedConversation[]; next: Cursor | null }> {
    const creatorId = caller.user?.creatorId ?? null;
    const rows = await this.database.rows<ConversationRow>(
      'conversations-of-caller',
      `select ${CONVERSATION_COLUMNS} from ${CONVERSATION_TABLES}
       where ${MINE} and c.last_seq > 0 and ($6::timestamptz is null or (date_trunc('milliseconds', c.last_at), c.id) < ($6, $7::uuid))
       order by date_trunc('milliseconds', c.last_at) desc, c.id desc limit ${PAGE_SIZE + 1}`,
      [
        provenEmails(caller),
        ...[caller.user?.id ?? null, caller.guestId, creatorId, HIDDEN_STAGES],
        ...[after?.createdAt ?? null, after?.id ?? null],
      ],
    );
    const shown = rows.slice(0, PAGE_SIZE).map(toConversation);
    const last = await this.newest(shown);
    const unread = await this.unread(shown, creatorId);
    const end = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
    return {
      listed: shown.map((conversation) => ({
        conversation,
        role: conversation.creatorId === creatorId ? 'creator' : 'brand',
        unread: unread.get(conversation.id) ?? 0,
        last: last.get(conversation.id) ?? null,
      })),
      next: end ? { createdAt: new Date(end.lastAt).toISOString(), id: end.id } : null,
    };
  }

  /** Messages of a conversation in their order: the newest, those before a number, or those after one; `MESSAGE.pageSize` at most. */
  async messages(
    conversationId: string,
    { before, after }: { before?: number; after?: number } = {},
  ): Promise<Message[]> {
    const forward = after !== undefined;
    const rows = await this.database.rows<MessageRow>(
      forward ? 'messages-after' : 'messages-before',
      `select ${MESSAGE_COLUMNS} from messages m where m.conversation_id = $1 and m.creator_id = $3
         and m.seq ${forward ? '>' : '<'} $2 order by m.seq ${forward ? 'asc' : 'desc'} limit ${MESSAGE.pageSize}`,
      [
        ...[conversationId, forward ? after : (before ?? 2 ** 31 - 1)],
        await CREATORS_OF_CONVERSATIONS.of(this.database, conversationId),
      ],
    );
    const messages = rows.map(toMessage);
    return forward ? messages : messages.reverse();
  }

  /** What a party has sent under a name of its own. */
  async messageByKey(
    conversationId: string,
    party: Party,
    key: string,
    from: Statements = this.database,
  ): Promise<Message | null> {
    const row = await from.row<MessageRow>(
      'message-by-key',
      `select ${MESSAGE_COLUMNS} from messages m where m.conversation_id = $1 and m.party = $2 and m.key = $3
         and m.creator_id = $4`,
      [conversationId, party, key, await CREATORS_OF_CONVERSATIONS.of(from, conversationId)],
    );
    return row && toMessage(row);
  }

  /** What other messages than a reader's own came after the last one that they read. */
  async unreadOf({ id, creatorId, readSeq }: Conversation, role: ConversationRole): Promise<number> {
    if (role === 'admin') return 0;
    const row = await this.database.row<{ unread: number }>(
      'unread-messages',
      `select count(*)::int as unread from messages
       where conversation_id = $1 and seq > $2 and party <> $3 and creator_id = $4`,
      [id, readSeq[role], role, creatorId],
    );
    return row?.unread ?? 0;
  }

  /** Reports that nobody has dealt with, the oldest first. */
  async openReports(): Promise<ReportedConversation[]> {
    const rows = await this.database.rows<
      ConversationRow & {
        reportId: string;
        party: Report['party'];
        reason: Report['reason'];
        note: string | null;
        at: Date;
      }
    >(
      'open-reports',
      `select ${CONVERSATION_COLUMNS}, r.id as "reportId", r.party, r.reason, r.note, r.created_at as at
       from ${CONVERSATION_TABLES} join conversation_reports r on r.conversation_id = c.id and r.creator_id = c.creator_id
       where r.handled_at is null order by r.created_at, r.id limit ${MOST_REPORTS}`,
    );
    return rows.map(({ reportId, party, reason, note, at, ...row }) => ({
      id: reportId,
      conversationId: row.id,
      party,
      reason,
      note,
      createdAt: at.getTime(),
      conversation: toConversation(row),
    }));
  }

  async isReported(conversationId: string, from: Statements = this.database): Promise<boolean> {
    const row = await from.row(
      'is-reported',
      'select 1 from conversation_reports where conversation_id = $1 and creator_id = $2 limit 1',
      [conversationId, await CREATORS_OF_CONVERSATIONS.of(from, conversationId)],
    );
    return row !== null;
  }

  private async newest(shown: readonly Conversation[]): Promise<Map<string, Message>> {
    const rows = await this.database.rows<MessageRow & { conversationId: string }>(
      'newest-messages',
      `select m.conversation_id as "conversationId", ${MESSAGE_COLUMNS} from messages m
       join conversations c on c.id = m.conversation_id and c.creator_id = m.creator_id and c.last_seq = m.seq
       where c.id = any(${unseen(1, 'uuid[]')}) and c.creator_id = any(${unseen(2, 'uuid[]')})`,
      keysOf(shown),
    );
    return new Map(rows.map(({ conversationId, ...row }) => [conversationId, toMessage(row)]));
  }

  private async unread(
    shown: readonly Conversation[],
    creatorId: string | null,
  ): Promise<Map<string, number>> {
    const rows = await this.database.rows<{ id: string; unread: number }>(
      'unread-of-conversations',
      `select m.conversation_id as id, count(*)::int as unread from messages m
       join conversations c on c.id = m.conversation_id and c.creator_id = m.creator_id
       left join conversation_reads r on r.conversation_id = c.id and r.creator_id = c.creator_id
         and r.party = case when c.creator_id = $3 then 'creator' else 'brand' end
       where c.id = any(${unseen(1, 'uuid[]')}) and c.creator_id = any(${unseen(2, 'uuid[]')}) and m.seq > coalesce(r.seq, 0)
         and m.party <> case when c.creator_id = $3 then 'creator' else 'brand' end
       group by m.conversation_id`,
      [...keysOf(shown), creatorId],
    );
    return new Map(rows.map(({ id, unread }) => [id, unread]));
  }
}

const keysOf = (shown: readonly Conversation[]): string[][] => [
  shown.map(({ id }) => id),
  [...new Set(shown.map(({ creatorId }) => creatorId))],
];
