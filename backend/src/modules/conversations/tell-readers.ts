import { Injectable } from '@nestjs/common';
import { type Party, screenPath, otherParty } from '@reelpact/domain';
import type { Transaction } from '../../platform/database/database.js';
import { type MessageReader, TellOfMessages } from '../notifications/index.js';
import { type Conversation } from './conversation.js';

/** Has the other side of a conversation told of a message: in the app and, when it stays unread, by email. */
@Injectable()
export class TellReaders {
  constructor(private readonly messages: TellOfMessages) {}

  /** @param readBy who has read what was said before, by answering */
  async arrived(
    tx: Transaction,
    conversation: Conversation,
    to: Party,
    messageId: string,
    { readBy }: { readBy?: Party } = {},
  ): Promise<void> {
    const { id, packageName } = conversation;
    const bookingId = shownBooking(conversation, to);
    const path = bookingId === null ? `/messages/${id}` : screenPath('project', bookingId);
    const from = nameOf(conversation, otherParty(to));
    const reader = recipientOf(conversation, to);
    const message = { conversationId: id, bookingId, messageId, from, about: packageName, path };
    await this.messages.arrived(tx, { ...message, to: reader }, { readBy });
  }

  async read(tx: Transaction, conversation: Conversation, by: Party): Promise<void> {
    await this.messages.read(tx, conversation.id, recipientOf(conversation, by));
  }
}

/** The booking, as far as a party may know of it. */
const shownBooking = ({ bookingId, bookingHidden }: Conversation, party: Party): string | null =>
  party === 'creator' && bookingHidden ? null : bookingId;

const nameOf = ({ brandName, creatorName }: Conversation, party: Party): string =>
  party === 'brand' ? brandName : creatorName;

const recipientOf = ({ people: { brand, creator } }: Conversation, party: Party): MessageReader =>
  party === 'brand'
    ? { party, ...brand }
    : { party, userId: creator.userId, guestId: null, email: creator.email };
