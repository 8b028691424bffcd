import { Injectable } from '@nestjs/common';
import { type ClosedReason, CLOSED_TEXTS, Problem, isBlocked, readerOf } from '@reelpact/domain';
import { type Caller, onlookerOf } from '../../../platform/access/caller.js';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import type { Conversation, ConversationRole } from '../conversation.js';
import { ConversationStore } from '../persistence/conversation-store.js';
import { ReadConversations } from '../reads/read-conversations.js';

export interface Found {
  conversation: Conversation;
  role: ConversationRole;
}

const NOT_FOUND = 'Conversation not found';

/** Finds conversations for the people who may read them. */
@Injectable()
export class FindConversation {
  constructor(
    private readonly read: ReadConversations,
    private readonly store: ConversationStore,
  ) {}

  /**
   * @throws Problem NOT_FOUND, the same whether it does not exist or is not the caller's; FORBIDDEN for somebody whom the other side
   * has blocked
   */
  async forCaller(caller: Caller, id: string): Promise<Found> {
    return requireUnblocked(await this.forReport(caller, id));
  }

  /** The same for somebody who writes in it: it is locked until the transaction ends. @throws Problem NOT_FOUND or FORBIDDEN */
  async lockedForCaller(tx: Transaction, caller: Caller, id: string): Promise<Found> {
    return requireUnblocked(
      await this.allowed(caller, isId(id) ? await this.store.lock(tx, id) : null, { at: tx }),
    );
  }

  /** The same for somebody who only reports it, which those who are blocked may as well. @throws Problem NOT_FOUND */
  async forReport(caller: Caller, id: string): Promise<Found> {
    return this.allowed(caller, isId(id) ? await this.read.find(id) : null);
  }

  /** The same by the booking that it is about. @throws Problem BOOKING_NOT_FOUND or FORBIDDEN */
  async ofBooking(caller: Caller, bookingId: string): Promise<Found> {
    const conversation = isId(bookingId) ? await this.read.ofBooking(bookingId) : null;
    return requireUnblocked(
      await this.allowed(caller, conversation, { missing: () => new Problem('BOOKING_NOT_FOUND') }),
    );
  }

  private async allowed(
    caller: Caller,
    conversation: Conversation | null,
    {
      missing = () => new Problem('NOT_FOUND', NOT_FOUND),
      at,
    }: { missing?: () => Problem; at?: Statements } = {},
  ): Promise<Found> {
    const role = conversation && (await this.roleOf(conversation, caller, at));
    if (!conversation || !role) throw missing();
    return { conversation, role };
  }

  private async roleOf(
    conversation: Conversation,
    caller: Caller,
    at?: Statements,
  ): Promise<ConversationRole | null> {
    const { people, bookingId, openedAt, id } = conversation;
    const role = openedAt === null ? null : readerOf(people, onlookerOf(caller));
    if (role !== 'admin') return role;
    // Of what is said before a booking, admins read what somebody has reported.
    return bookingId !== null || (await this.read.isReported(id, at)) ? 'admin' : null;
  }
}

/** @throws Problem FORBIDDEN for somebody whom the other side has blocked */
function requireUnblocked(found: Found): Found {
  const { conversation, role } = found;
  if (isBlocked({ ...conversation, role })) throw new Problem('FORBIDDEN', CLOSED_TEXTS.blocked);
  return found;
}

/** @throws Problem FORBIDDEN or CONFLICT with the reason why nothing can be written */
export function requireWritable(reason: ClosedReason | null): void {
  if (reason === null) return;
  const forbidden = reason === 'blocked' || reason === 'admin';
  throw new Problem(forbidden ? 'FORBIDDEN' : 'CONFLICT', CLOSED_TEXTS[reason]);
}
