import { Injectable } from '@nestjs/common';
import type { LiveTruth } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { keysOfPeople } from '../../platform/live/live-keys.js';
import { Live } from '../../platform/live/live.js';
import type { Conversation } from './conversation.js';

/** Tells open pages that something was said, edited or read. */
@Injectable()
export class LiveConversations {
  constructor(private readonly live: Live) {}

  /** @param truth what pages that know it needn’t ask for; nothing where only asking tells */
  tell(tx: Transaction, { id, people }: Conversation, truth: LiveTruth = {}): Promise<void> {
    return this.live.tell(tx, keysOfPeople(people), { kind: 'conversation', subject: id, ...truth });
  }
}
