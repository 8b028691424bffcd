import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ATTACHMENT, type Party, Problem, whyClosed } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Statements } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { KeepAttachments, type KeptAttachment } from '../../../platform/media/keep-attachments.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { AttachmentStore } from '../persistence/attachment-store.js';
import { ConversationStore } from '../persistence/conversation-store.js';
import { ReadConversations } from '../reads/read-conversations.js';
import { FindConversation, requireWritable } from './find-conversation.js';

const MOST_SWEPT = 500;

/** Takes the files of a message before it is sent. */
@Injectable()
export class AttachFiles implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly find: FindConversation,
    private readonly store: AttachmentStore,
    private readonly conversations: ConversationStore,
    private readonly read: ReadConversations,
    private readonly keep: KeepAttachments,
    private readonly storage: FileStorage,
    private readonly files: DeleteFiles,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.hourly('sweep-attachments', async () => void (await this.sweep()));
  }

  /**
   * @param owner for whom pictures are counted
   * @returns what is to be sent with the message
   * @throws Problem NOT_FOUND, FORBIDDEN, CONFLICT, VALIDATION_FAILED, TOO_MANY_REQUESTS, BUSY or OUT_OF_SPACE
   */
  async add(
    caller: Caller,
    id: string,
    file: { name: string; data: string },
    owner: string,
  ): Promise<KeptAttachment & { id: string }> {
    const { conversation, role } = await this.find.forCaller(caller, id);
    const party = role as Party;
    requireWritable(whyClosed({ ...conversation, role }, conversation.now));
    // What can't be kept need not be drawn.
    await this.requireRoom(this.database, id, party);
    const attachment = await this.keep.keep(file, owner, 'messages');
    try {
      const kept = await this.database.transaction(async (tx) => {
        await this.conversations.lock(tx, id);
        const now = await this.read.find(id, tx);
        if (!now) throw new Problem('NOT_FOUND');
        requireWritable(whyClosed({ ...now, role }, tx.now));
        // Again: others may have arrived while it was drawn, and none does while the lock is held.
        await this.requireRoom(tx, id, party);
        return this.store.addAttachment(tx, id, party, attachment);
      });
      return { ...attachment, id: kept };
    } catch (error) {
      await this.storage.remove(attachment.storageKey);
      throw error;
    }
  }

  /** @throws Problem CONFLICT */
  private async requireRoom(at: Statements, id: string, party: Party): Promise<void> {
    const { all, waiting } = await this.store.count(at, id, party);
    if (all >= ATTACHMENT.perConversation.max) throw new Problem('CONFLICT', ATTACHMENT.messages.tooMany);
    if (waiting >= ATTACHMENT.waiting.max) throw new Problem('CONFLICT', ATTACHMENT.messages.waiting);
  }

  /** Takes a file back that was not sent yet; one that isn’t there is no error. @throws Problem NOT_FOUND or FORBIDDEN */
  async remove(caller: Caller, id: string, attachmentId: string): Promise<void> {
    const { role } = await this.find.forCaller(caller, id);
    if (role === 'admin') throw new Problem('FORBIDDEN');
    if (!isId(attachmentId)) return;
    await this.database.transaction(async (tx) => {
      const key = await this.store.removeWaiting(tx, id, role, attachmentId);
      if (key !== null) await this.files.after(tx, [key]);
    });
  }

  /** @returns how many files were removed that nobody sent */
  async sweep(): Promise<number> {
    return this.database.transaction(async (tx) => {
      const keys = await this.store.removeForgotten(tx, MOST_SWEPT);
      await this.files.after(tx, keys);
      return keys.length;
    });
  }
}
