import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';

/** What was told of conversations that have no booking: for the module that keeps them, and knows whose they are. */
@Injectable()
export class ToldConversations {
  async forget(tx: Transaction, conversationIds: readonly string[]): Promise<void> {
    await tx.rows(
      'forget-told-conversations',
      'delete from notifications where conversation_id = any($1::uuid[])',
      [conversationIds],
    );
  }
}
