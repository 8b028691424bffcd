import type { People } from '../booking/people.js';
import type { Party } from '../booking/parties.js';
import { PICTURE, PROFILE_IMAGE } from '../identity/picture-limits.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What one message can be. */
export const MESSAGE = {
  body: { max: 4_000 },
  attachments: { max: 5 },
  /** How long it can be changed by who wrote it. */
  editMs: 5 * MINUTE_MS,
  /** The sender’s own name of a message, so that what is sent twice is kept once. */
  key: { max: 64 },
  /** How many come with one page. */
  pageSize: 50,
  messages: {
    empty: 'Please write something or attach a file',
    tooLong: 'A message can have at most 4,000 characters',
    tooMany: 'A message can have at most 5 attachments',
    attachment: 'One of the attachments is not there any more. Please attach it again.',
    edit: 'A message can be edited for 5 minutes.',
  },
} as const;

export const ATTACHMENT_KINDS = ['picture', 'pdf'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** What can be attached. Pictures are redrawn, at most so large; a PDF is only ever saved, never shown. */
export const ATTACHMENT = {
  types: [...PICTURE.types, 'application/pdf'],
  /** For the browser's own dialog, which knows more kinds of pictures than we do. */
  accept: 'image/*,application/pdf',
  maxBytes: PROFILE_IMAGE.maxBytes,
  /** Pixels of the longer side. */
  side: 2_048,
  name: { max: 120 },
  /** Files in one conversation, of both sides and all time. */
  perConversation: { max: 200 },
  /** Files of one person that wait for their message in one conversation. */
  waiting: { max: 20 },
  messages: {
    type: 'Invalid file type: Please attach a picture or a PDF',
    size: 'File too large: Please attach a file smaller than 5MB',
    tooMany: 'This conversation has as many files as it can hold. Please send a link instead.',
    waiting: 'Too many files are waiting to be sent. Please send or remove some first.',
  },
} as const;

/** Why a file can’t be attached, before it is sent; null when it can. @param file its type as the browser says, its size in bytes */
export function attachmentProblem({ type, size }: { type: string; size: number }): string | null {
  if (!type.startsWith('image/') && type !== 'application/pdf') return ATTACHMENT.messages.type;
  return size > ATTACHMENT.maxBytes ? ATTACHMENT.messages.size : null;
}

/** How long people can still write when their deal is over, in milliseconds. */
export const WRITABLE_AFTER_END_MS = 30 * DAY_MS;

/** Why somebody can’t write in a conversation, as a sentence for them. */
export const CLOSED_TEXTS = {
  unpaid: 'You can write to the creator once you have paid.',
  ended: 'This project ended more than 30 days ago, so its messages are read-only.',
  you_blocked: 'You blocked this person here. Unblock them to write.',
  blocked: 'This conversation is closed.',
  admin: 'Admins read along, but don’t write here.',
} as const;
export type ClosedReason = keyof typeof CLOSED_TEXTS;

/** What is known of a conversation when somebody wants to write. */
export interface ConversationFacts {
  role: Party | 'admin';
  /** When the deal ended, in milliseconds since 1970; null while it goes on, and before there is one. */
  endedAt: number | null;
  /** Which of the two blocked the other. */
  blockedBy: readonly Party[];
  /** Whether the creator may not know of it yet: nobody is to be told by a stranger who hasn’t paid. */
  people: Pick<People, 'hiddenFromCreator'>;
}

/** Whether the other side blocked the reader. */
export const isBlocked = ({ role, blockedBy }: Pick<ConversationFacts, 'role' | 'blockedBy'>): boolean =>
  role !== 'admin' && blockedBy.some((party) => party !== role);

/** Why the reader can’t write now; null when they can. Somebody who is blocked can’t read either. */
export function whyClosed(
  { role, endedAt, blockedBy, people }: ConversationFacts,
  now: number,
): ClosedReason | null {
  if (role === 'admin') return 'admin';
  if (isBlocked({ role, blockedBy })) return 'blocked';
  if (blockedBy.includes(role)) return 'you_blocked';
  if (people.hiddenFromCreator) return 'unpaid';
  return endedAt !== null && now >= endedAt + WRITABLE_AFTER_END_MS ? 'ended' : null;
}

export const canEdit = (message: { party: Party; createdAt: number }, role: Party, now: number): boolean =>
  message.party === role && now < message.createdAt + MESSAGE.editMs;

export const REPORT_REASONS = {
  spam: 'Spam or a scam',
  off_platform: 'Wants to be paid outside Reelpact',
  harassment: 'Harassment or threats',
  other: 'Something else',
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REPORT_REASON_NAMES = Object.keys(REPORT_REASONS) as ReportReason[];
export const REPORT = { note: { max: 1_000 } } as const;

/** A message to a creator before there is a booking. */
export const INQUIRY = {
  name: { max: 80, message: 'Please tell us your name or brand' },
  body: { min: 10, max: 4_000, message: 'Please write at least 10 characters' },
  /** So long the address has to be shown to be the sender’s; then the message is forgotten. */
  provableDays: 30,
  messages: {
    own: 'This is your own page.',
    sent: 'Your message is sent.',
    prove:
      'The creator gets your message once you have opened the link in our email, or entered its code here.',
  },
} as const;

/** How much of a message a list of conversations shows. */
const PREVIEW_SIGNS = 140;

/** The beginning of a message on one line; of one without words, what came with it. */
export function messagePreview({
  body,
  attachments,
}: {
  body: string;
  attachments: readonly { name: string }[];
}): string {
  const line = body.replace(/\s+/g, ' ').trim();
  const signs = [...line];
  if (signs.length > PREVIEW_SIGNS) return `${signs.slice(0, PREVIEW_SIGNS).join('')}…`;
  return line === '' ? attachments.map(({ name }) => name).join(', ') : line;
}
