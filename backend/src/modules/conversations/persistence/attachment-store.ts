import { Injectable } from '@nestjs/common';
import type { Party } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import type { KeptAttachment } from '../../../platform/media/keep-attachments.js';
import type { Attachment } from '../conversation.js';
import { CREATORS_OF_CONVERSATIONS } from '../reads/creator-of-conversation.js';

/** Writes the files of messages: those that wait for theirs, and those that were sent with one. */
@Injectable()
export class AttachmentStore {
  /** How many files a conversation has, and how many of them are a party’s that wait for their message. */
  async count(
    at: Statements,
    conversationId: string,
    party: Party,
  ): Promise<{ all: number; waiting: number }> {
    const row = await at.row<{ all: number; waiting: number }>(
      'count-attachments',
      `select count(*)::int as all, (count(*) filter (where party = $2 and message_id is null))::int as waiting
       from message_attachments where conversation_id = $1 and creator_id = $3`,
      [conversationId, party, await CREATORS_OF_CONVERSATIONS.of(at, conversationId)],
    );
    return row ?? { all: 0, waiting: 0 };
  }

  async addAttachment(
    tx: Transaction,
    conversationId: string,
    party: Party,
    { kind, name, size, storageKey }: KeptAttachment,
  ): Promise<string> {
    const id = newId();
    await tx.rows(
      'add-attachment',
      `insert into message_attachments (id, conversation_id, party, kind, name, size, storage_key, creator_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        ...[id, conversationId, party, kind, name, size, storageKey],
        await CREATORS_OF_CONVERSATIONS.of(tx, conversationId),
      ],
    );
    return id;
  }

  /** @returns those of these that waited in this conversation for a message of this party, now part of it, in their order */
  async attach(
    at: Statements,
    conversationId: string,
    party: Party,
    messageId: string,
    ids: readonly string[],
  ): Promise<Attachment[]> {
    return at.rows<Attachment>(
      'attach-to-message',
      `with attached as (update message_attachments a set message_id = $3, position = o.place
       from unnest($4::uuid[]) with ordinality o (id, place)
       where a.id = o.id and a.conversation_id = $1 and a.creator_id = $5 and a.party = $2 and a.message_id is null
         returning a.id, a.kind, a.name, a.size, a.storage_key as "storageKey", a.position)
       select id, kind, name, size, "storageKey" from attached order by position`,
      [conversationId, party, messageId, [...ids], await CREATORS_OF_CONVERSATIONS.of(at, conversationId)],
    );
  }

  /** @returns the file’s key, when there was such a file that waited */
  async removeWaiting(
    tx: Transaction,
    conversationId: string,
    party: Party,
    id: string,
  ): Promise<string | null> {
    const row = await tx.row<{ key: string }>(
      'remove-attachment',
      `delete from message_attachments where id = $3 and conversation_id = $1 and creator_id = $4 and party = $2 and message_id is null
       returning storage_key as key`,
      [conversationId, party, id, await CREATORS_OF_CONVERSATIONS.of(tx, conversationId)],
    );
    return row?.key ?? null;
  }

  /** Removes what was attached a day ago and never sent. @returns the files’ keys */
  async removeForgotten(tx: Transaction, most: number): Promise<string[]> {
    const rows = await tx.rows<{ key: string }>(
      'remove-forgotten-attachments',
      `delete from message_attachments where id in (select id from message_attachments
         where message_id is null and created_at < now() - interval '1 day' limit $1 for update skip locked)
       returning storage_key as key`,
      [most],
    );
    return rows.map(({ key }) => key);
  }
}
