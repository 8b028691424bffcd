import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { isBlocked, otherParty } from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { FollowLog } from '../../../platform/log/follow-log.js';
import { type Conversation } from '../conversation.js';
import { LiveConversations } from '../live-conversations.js';
import { ConversationStore, type Untold } from '../persistence/conversation-store.js';
import { ReadConversations, type SaidMessage } from '../reads/read-conversations.js';
import { TellReaders } from '../tell-readers.js';

/** Conversations in one transaction. */
const BATCH = 100;

/**
 * Tells open pages and the other side of each message once, in the order of its conversation, after its sender was answered. The
 * conversation says from which message on nobody was told; that is taken back in the transaction that tells.
 */
@Injectable()
export class FollowMessages implements OnModuleInit {
  private readonly logger = new Logger('Messages');

  constructor(
    private readonly database: Database,
    private readonly log: FollowLog,
    private readonly store: ConversationStore,
    private readonly read: ReadConversations,
    private readonly live: LiveConversations,
    private readonly readers: TellReaders,
  ) {}

  onModuleInit(): void {
    this.log.followBeside({
      name: 'messages',
      isBehind: () => this.store.hasUntold(this.database),
      readOn: async () => (await this.store.hasUntold(this.database)) && this.readOn(),
    });
  }

  /** One of which telling fails stops no other: it is tried again after a while. @returns whether anything was told */
  private async readOn(only: string | null = null): Promise<boolean> {
    let taken: Untold[] = [];
    try {
      await this.database.transaction(async (tx) => {
        taken = await this.store.takeUntold(tx, BATCH, only);
        if (taken.length > 0) await this.tellAll(tx, taken);
      });
    } catch (error) {
      if (only === null && taken.length > 0) for (const { id } of taken) await this.readOn(id);
      else if (only === null) throw error;
      else {
        this.logger.error(`nobody could be told of conversation ${only}: ${String(error)}`);
        await this.store.tellLater(this.database, only);
      }
    }
    return taken.length > 0;
  }

  private async tellAll(tx: Transaction, untold: readonly Untold[]): Promise<void> {
    // Read once they are locked: what was read or blocked until then counts.
    const found = await this.read.some(
      untold.map(({ id }) => id),
      tx,
    );
    const conversations = new Map(found.map((one) => [one.id, one]));
    for (const message of await this.read.since(untold, tx)) {
      const conversation = conversations.get(message.conversationId);
      if (conversation) await this.tell({ ...tx, now: message.createdAt.getTime() }, conversation, message);
    }
  }

  private async tell(
    tx: Transaction,
    conversation: Conversation,
    { id, seq, party }: SaidMessage,
  ): Promise<void> {
    const to = otherParty(party);
    await this.live.tell(tx, conversation, { lastSeq: seq, readBy: party, readSeq: seq });
    const isOver = conversation.readSeq[to] >= seq || isBlocked({ ...conversation, role: to });
    if (isOver) await this.readers.read(tx, conversation, party);
    else await this.readers.arrived(tx, conversation, to, id, { readBy: party });
  }
}
