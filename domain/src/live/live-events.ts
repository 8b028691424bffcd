import type { Party } from '../booking/parties.js';

/**
 * What a page is told while it is open: that something has changed, never what. It asks for the thing itself, where it is decided
 * again whether it may be seen.
 */
const LIVE_KINDS = {
  /** A booking moved on, or a preview of it is ready. The subject is the booking. */
  booking: 'A booking has changed',
  /** Something was said about a version. The subject is the booking. */
  review: 'The review room of a booking has changed',
  /** A message came, was edited or was read. The subject is the conversation. */
  conversation: 'A conversation has changed',
  /** What somebody is told has changed. The subject is empty. */
  notifications: 'The notifications have changed',
} as const;
export type LiveKind = keyof typeof LIVE_KINDS;
export const LIVE_KIND_NAMES = Object.keys(LIVE_KINDS) as LiveKind[];

/**
 * What is true from an event on. A page that knows as much already needn't ask, least of all the one that caused it. Without any of it,
 * an event says only that something has changed.
 */
export interface LiveTruth {
  /** Of a booking: the number of its newest change. */
  change?: number;
  /** Of a conversation: the number of its newest message. */
  lastSeq?: number;
  /** Of a conversation: the side that has read it up to `readSeq`. */
  readBy?: Party;
  readSeq?: number;
}

/** That something has changed. */
export interface LiveChange extends LiveTruth {
  kind: LiveKind;
  /** Which one: the id of a booking or of a conversation; empty where there is only one. */
  subject: string;
}

export const LIVE = {
  /** A stream says this often that it is still there. */
  heartbeatMs: 20_000,
  /** After so long the server ends a stream, and the page opens the next: who is signed in is looked up again. */
  streamLifeMs: 300_000,
  /** So long the database knows what was said; a page that was away longer asks for everything again. */
  keptMinutes: 60,
  /** What one answer can hold; a page that has missed more asks for everything again. */
  mostEvents: 500,
  /** Streams of one person or guest; beyond it the oldest ends. */
  streamsPerCaller: 10,
  /** Streams from one network: anybody can become another guest. Beyond it pages ask now and then. */
  streamsPerNetwork: 500,
  /** Beyond it a server sends pages to ask now and then. */
  streamsPerServer: 5_000,
  /** How often a page without a stream asks. */
  pollMs: 15_000,
} as const;
