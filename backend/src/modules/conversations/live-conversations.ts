import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/database.js';
import { ADMINS, liveKeys } from '../../platform/live/live-keys.js';
import { Live } from '../../platform/live/live.js';
import type { Conversation } from './conversation.js';

/** Tells open pages that something was said, edited or read. */
@Injectable()
export class LiveConversations {
  constructor(private readonly live: Live) {}

  tell(tx: Transaction, conversation: Conversation): Promise<void> {
    const { brandUserId, brandGuestId, brandEmail, creatorId, id, isHidden } = conversation;
    const brand = liveKeys({ userId: brandUserId, guestId: brandGuestId, email: brandEmail });
    return this.live.tell(
      tx,
      [...brand, ...(isHidden ? [] : liveKeys({ creatorId })), ADMINS],
      'conversation',
      id,
    );
  }
}
