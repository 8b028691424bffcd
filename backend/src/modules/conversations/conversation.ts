import type { Party, People, ReportReason } from '@reelpact/domain';
import type { KeptAttachment } from '../../platform/media/keep-attachments.js';

/** A conversation as use cases handle it. Times are milliseconds since 1970. */
export interface Conversation {
  id: string;
  creatorId: string;
  creatorName: string;
  creatorUsername: string;
  bookingId: string | null;
  packageId: string | null;
  /** What was booked or asked about; null where nothing was named. */
  packageName: string | null;
  brandName: string;
  createdAt: number;
  openedAt: number | null;
  endedAt: number | null;
  lastSeq: number;
  lastAt: number;
  blockedBy: Party[];
  /** Of the booking, or before there is one, of the question; hidden is the conversation. */
  people: People;
  /** Whether the creator may not know of the booking yet; what was asked before, they know. */
  bookingHidden: boolean;
  /** Up to which message each side has read. */
  readSeq: Record<Party, number>;
  /** The product's time at which it was read. */
  now: number;
}

export type Attachment = KeptAttachment & { id: string };

export interface Message {
  id: string;
  seq: number;
  party: Party;
  body: string;
  createdAt: number;
  editedAt: number | null;
  attachments: Attachment[];
}

export interface Report {
  id: string;
  conversationId: string;
  party: Party;
  reason: ReportReason;
  note: string | null;
  createdAt: number;
}

/** As whom somebody takes part. */
export type ConversationRole = Party | 'admin';
