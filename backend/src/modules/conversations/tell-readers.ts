import { Injectable } from '@nestjs/common';
import type { Party } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import type { Conversation } from './conversation.js';

/** Has the other side of a conversation told of a message, in the app and, when it stays unread, by email. */
@Injectable()
export class TellReaders {
  async arrived(
    _tx: Transaction,
    _conversation: Conversation,
    _to: Party,
    _messageId: string,
  ): Promise<void> {
    // Filled in with the notifications.
  }

  async read(_tx: Transaction, _conversation: Conversation, _by: Party): Promise<void> {
    // Filled in with the notifications.
  }
}
