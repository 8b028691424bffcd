import { buttonLabel } from '../booking/button-label.js';
import type { Party } from '../booking/parties.js';
import type { Situation } from '../booking/situation.js';
import type { IcsEvent } from './ics.js';

export const CALENDAR_FEED = {
  name: 'Reelpact',
  /** How many bookings it shows, those that end first; each makes two events at most. */
  mostBookings: 250,
  messages: {
    once: 'Anyone who has this address can see your dates. It is shown this once: replace it if you lose it.',
  },
} as const;

/** Where a feed is read. @param token the secret part */
export const calendarFeedPath = (token: string): string => `/api/calendar/${token}.ics`;

/** A booking that is under way, for one of its parties. */
export interface DatedBooking {
  id: string;
  party: Party;
  situation: Situation;
  packageName: string;
  /** A decimal string of dollars. */
  amount: string;
  names: Record<Party, string>;
  /** Counts its changes. */
  revision: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/**
 * What a booking puts into its party's calendar: the day that was promised, while content is made, and the hour at which the stage ends
 * by itself, with what its party has to do until then.
 * @param publicUrl without a slash at its end
 */
export function calendarEvents(booking: DatedBooking, publicUrl: string): IcsEvent[] {
  const { id, party, situation, packageName, amount, names, revision, changedAt } = booking;
  const { until, deadlineAt, explanation, onSilence, path, turn } = situation;
  const url = publicUrl + path;
  const other = party === 'brand' ? names.creator : names.brand;
  const event = (kind: string, label: string, at: number, sentences: (string | null)[]): IcsEvent => ({
    uid: `${id}-${kind}@${new URL(publicUrl).hostname}`,
    at,
    changedAt,
    sequence: revision,
    summary: `${label}: ${packageName} (${other})`,
    description: [...sentences.filter((sentence) => sentence !== null), url].join('\n'),
    url,
  });
  const toDo = turn === party ? buttonLabel(situation, party, amount) : 'Deadline';
  const due = until?.kind === 'due' ? [event('due', 'Due', until.at, [explanation])] : [];
  const deadline = deadlineAt === null ? [] : [event('deadline', toDo, deadlineAt, [explanation, onSilence])];
  return [...due, ...deadline];
}
