import { CLOSED_TEXTS, MESSAGE, canEdit, messagePreview, whyClosed, otherParty } from '@reelpact/domain';
import { presentAttachment } from '../../../platform/http/attachment.dto.js';
import type { FileLinks } from '../../../platform/storage/file-links.js';
import { type Conversation, type ConversationRole, type Message } from '../conversation.js';
import type { ConversationDto, MessageDto } from './conversation.dto.js';

const moment = (time: number): string => new Date(time).toISOString();

export function presentMessage(
  { attachments, createdAt, editedAt, ...message }: Message,
  role: ConversationRole,
  now: number,
  links: FileLinks,
): MessageDto {
  const editable = role !== 'admin' && canEdit({ party: message.party, createdAt }, role, now);
  return {
    ...message,
    createdAt: moment(createdAt),
    editedAt: editedAt === null ? null : moment(editedAt),
    editableUntil: editable ? moment(createdAt + MESSAGE.editMs) : null,
    attachments: attachments.map((attachment) => presentAttachment(attachment, links)),
  };
}

export function presentConversation(
  conversation: Conversation,
  role: ConversationRole,
  unread: number,
  last: Message | null = null,
): ConversationDto {
  const { id, bookingId, packageId, packageName, brandName, creatorName, creatorUsername, creatorId } =
    conversation;
  const { lastSeq, lastAt, readSeq, blockedBy } = conversation;
  const closed = whyClosed({ ...conversation, role }, conversation.now);
  const isParty = role !== 'admin';
  return {
    ...{
      id,
      role,
      bookingId: role === 'creator' && conversation.bookingHidden ? null : bookingId,
      packageId,
      packageName,
      brandName,
      brandEmail: role === 'brand' ? conversation.people.brand.email : null,
      creatorName,
      creatorUsername,
      creatorId,
    },
    closed: closed === null ? null : CLOSED_TEXTS[closed],
    blocked: isParty && blockedBy.includes(role),
    ...{ lastSeq, unread, lastAt: moment(lastAt) },
    readSeq: isParty ? readSeq[role] : lastSeq,
    otherReadSeq: isParty ? readSeq[otherParty(role)] : 0,
    preview: last && messagePreview(last),
  };
}
