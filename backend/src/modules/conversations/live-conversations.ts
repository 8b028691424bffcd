import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database.js';
import { keysOfPeople } from '../../platform/live/live-keys.js';
import { Live } from '../../platform/live/live.js';
import type { Conversation } from './conversation.js';

/** Tells open pages that something was said, edited or read. */
@Injectable()
export class LiveConversations {
  constructor(private readonly live: Live) {}

  tell(tx: Transaction, conversation: Conversation): Promise<void> {
    return this.live.tell(tx, keysOfPeople(conversation.people), 'conversation', conversation.id);
  }
}
