import type { NotesBecome } from '@reelpact/domain';

/** A review link as its brand sees it. */
export interface ReviewLink {
  id: string;
  label: string;
  tokenHash: string;
  hasPassword: boolean;
  notesBecome: NotesBecome;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** Whether it works: it wasn't revoked, it hasn't expired, and the booking goes on. */
  isOpen: boolean;
  reviewers: { name: string; seenAt: string; notes: number }[];
}

/** A link that works now. */
export interface OpenLink {
  id: string;
  bookingId: string;
  creatorId: string;
  passwordHash: string | null;
  notesBecome: NotesBecome;
  expiresAt: Date;
}

/** By which a link is found: its id, and whose booking it is of. */
export type LinkKey = Pick<OpenLink, 'id' | 'creatorId'>;

/** Somebody who has given their name at a link. */
export interface Reviewer {
  id: string;
  name: string;
}
