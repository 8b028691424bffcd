import { Injectable } from '@nestjs/common';
import { MESSAGE, Problem, type Party, isBlank, whyClosed, otherParty } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Statements, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import { type Conversation, type Message } from '../conversation.js';
import { LiveConversations } from '../live-conversations.js';
import { AttachmentStore } from '../persistence/attachment-store.js';
import { ConversationStore } from '../persistence/conversation-store.js';
import { ReadConversations } from '../reads/read-conversations.js';
import { TellReaders } from '../tell-readers.js';
import { FindConversation, requireWritable } from './find-conversation.js';

export interface NewMessage {
  body: string;
  attachmentIds: readonly string[];
  /** The sender’s own name of it; null when it can’t be sent twice. */
  key: string | null;
}

const invalid = (field: string, message: string) =>
  new Problem('VALIDATION_FAILED', message, { errors: { [field]: message } });

/** Says something to the other side of a conversation. */
@Injectable()
export class SendMessages {
  constructor(
    private readonly database: Database,
    private readonly find: FindConversation,
    private readonly store: ConversationStore,
    private readonly attachments: AttachmentStore,
    private readonly read: ReadConversations,
    private readonly live: LiveConversations,
    private readonly readers: TellReaders,
  ) {}

  /**
   * @returns the message as it is kept; of a repetition the first one
   * @throws Problem NOT_FOUND, FORBIDDEN, CONFLICT when nothing can be written any more, or VALIDATION_FAILED
   */
  async send(
    caller: Caller,
    id: string,
    message: NewMessage,
  ): Promise<{ message: Message; role: Party; now: number }> {
    requireContent(message);
    const { conversation, role } = await this.find.forCaller(caller, id);
    requireWritable(whyClosed({ ...conversation, role }, conversation.now));
    const party = role as Party;
    const add = (at: Statements) => this.add(at, conversation, party, message);
    // A message is one statement; one with files is told from one whose files are gone after it was written.
    const isAlone = message.attachmentIds.length === 0;
    const kept = await (isAlone ? add(this.database) : this.database.transaction(add));
    // It was closed in between: looked at again, it says why.
    return kept ? { message: kept, role: party, now: conversation.now } : this.send(caller, id, message);
  }

  /** @returns the message as it is kept; null when nothing can be said in the conversation since it was read */
  async add(
    at: Statements,
    { id, now: createdAt }: Conversation,
    party: Party,
    { body: text, attachmentIds, key }: NewMessage,
  ): Promise<Message | null> {
    const message = { id: newId(), party, body: text.trim(), key };
    const seq = await this.store.addMessage(at, id, message, createdAt);
    if (seq === undefined) return null;
    if (seq === null) return this.sentBefore(at, id, party, { ...message, key: key ?? '' });
    const ids = [...new Set(attachmentIds)];
    const attachments = ids.length === 0 ? [] : await this.attachments.attach(at, id, party, message.id, ids);
    if (attachments.length < ids.length) throw invalid('attachmentIds', MESSAGE.messages.attachment);
    return { id: message.id, seq, party, body: message.body, createdAt, editedAt: null, attachments };
  }

  /** @throws Problem IDEMPOTENCY_KEY_REUSED for another message than the one that was sent under this key */
  private async sentBefore(
    at: Statements,
    id: string,
    party: Party,
    { body, key }: { body: string; key: string },
  ): Promise<Message> {
    const sent = await this.read.messageByKey(id, party, key, at);
    if (!sent) throw new Error(`a message of conversation ${id} was neither kept nor sent before`);
    if (sent.editedAt === null && sent.body !== body) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    return sent;
  }

  /** @throws Problem NOT_FOUND, FORBIDDEN, CONFLICT when it is too late, or VALIDATION_FAILED */
  async edit(caller: Caller, id: string, seq: number, body: string): Promise<void> {
    if (isBlank(body)) throw invalid('body', MESSAGE.messages.empty);
    await this.writing(caller, id, async (tx, conversation, party) => {
      const change = { party, body: body.trim(), notBefore: tx.now - MESSAGE.editMs };
      if (!(await this.store.editMessage(tx, id, seq, change)))
        throw new Problem('CONFLICT', MESSAGE.messages.edit);
      await this.live.tell(tx, conversation);
    });
  }

  /** Notes up to which message somebody has read; admins leave no trace. @throws Problem NOT_FOUND or FORBIDDEN */
  async markRead(caller: Caller, id: string, seq: number): Promise<void> {
    const { conversation, role } = await this.find.forCaller(caller, id);
    if (role === 'admin') return;
    await this.database.transaction(async (tx) => {
      const readSeq = await this.store.read(tx, id, role, seq);
      if (readSeq === null) return;
      await this.readers.read(tx, conversation, role);
      await this.live.tell(tx, conversation, { readBy: role, readSeq });
    });
  }

  /** Blocks or unblocks the other side in this conversation. @throws Problem NOT_FOUND or FORBIDDEN */
  async setBlocked(caller: Caller, id: string, isBlocked: boolean): Promise<void> {
    const { conversation, role } = await this.find.forCaller(caller, id);
    if (role === 'admin') throw new Problem('FORBIDDEN');
    await this.database.transaction(async (tx) => {
      if (isBlocked) {
        await this.store.block(tx, id, role);
        // What they can't open they aren't emailed about.
        await this.readers.read(tx, conversation, otherParty(role));
      } else await this.store.unblock(tx, id, role);
      await this.live.tell(tx, conversation);
    });
  }

  /** @throws Problem NOT_FOUND, FORBIDDEN or CONFLICT for who can't write there */
  private writing<T>(
    caller: Caller,
    id: string,
    work: (tx: Transaction, conversation: Conversation, party: Party) => Promise<T>,
  ): Promise<T> {
    return this.database.transaction(async (tx) => {
      const { conversation, role } = await this.find.lockedForCaller(tx, caller, id);
      requireWritable(whyClosed({ ...conversation, role }, tx.now));
      return work(tx, conversation, role as Party);
    });
  }
}

/** @throws Problem VALIDATION_FAILED */
function requireContent({ body, attachmentIds }: Pick<NewMessage, 'body' | 'attachmentIds'>): void {
  if (isBlank(body) && attachmentIds.length === 0) throw invalid('body', MESSAGE.messages.empty);
  if (attachmentIds.length > MESSAGE.attachments.max)
    throw invalid('attachmentIds', MESSAGE.messages.tooMany);
}
