import { type Party, READERS, type Situation, withNames } from '@reelpact/domain';
import type { BookingRecord, Change } from '../bookings/index.js';
import type { Notice } from './notice.js';

export interface Email {
  subject: string;
  body: string;
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** What the other side wrote, as far as an event carries it. */
const QUOTED = ['reason', 'feedback', 'notes'] as const;

interface Names {
  brand: string;
  creator: string;
  package: string;
}

const momentOf = (time: number): string => `${MOMENT.format(time)} UTC`;
const numberOf = (bookingId: string): string => `booking ${bookingId.slice(0, 8)}`;
const signatureOf = (bookingId: string): string => `Booking ${bookingId.slice(0, 8)} · Reelpact`;

/** Anyone can type a name, and somebody else's address beside it: such an address reads nothing that was typed. */
const NEUTRAL: Names = { brand: 'the brand', creator: 'the creator', package: 'your booking' };
const NEUTRAL_FOR_CREATOR: Names = { ...NEUTRAL, package: 'your package' };

const namesOf = ({ brandName, creator, package: booked }: BookingRecord): Names => ({
  brand: brandName,
  creator: creator.displayName,
  package: `“${booked.name}”`,
});

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function fill(sentence: string, names: Names, { state }: BookingRecord): string {
  const { dueAt } = state.context;
  const filled = withNames(sentence, names)
    .replaceAll('{package}', names.package)
    .replaceAll('{due}', dueAt === null ? '' : momentOf(dueAt));
  return capitalized(filled);
}

function quoteOf(event: Change['event']): string | null {
  if (!READERS.some((one) => one === event.actor)) return null;
  for (const field of QUOTED) {
    const text = (event as Partial<Record<(typeof QUOTED)[number], unknown>>)[field];
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return null;
}

const compose = (notice: Notice, bookingId: string, paragraphs: readonly (string | null)[]): Email => ({
  subject: `${notice.subject} (${numberOf(bookingId)})`,
  body: `${[...paragraphs, signatureOf(bookingId)].filter((text) => text !== null).join('\n\n')}\n`,
});

export interface EmailToParty {
  notice: Notice;
  record: BookingRecord;
  party: Party;
  /** Says where the booking stands, with these names in its sentences. */
  situation: (names: Record<Party, string>) => Situation;
  /** Whether the address is known to be the party's; otherwise nothing that somebody typed is quoted. */
  verified: boolean;
  /** What has just happened; absent when nothing has and the party is only told something. */
  event?: Change['event'];
  /** The ways to the booking of somebody who has no account to sign in to, a paragraph each. */
  waysIn?: readonly string[];
}

const untilText = ({ deadlineAt, onSilence }: Situation, sentence: string): string | null =>
  deadlineAt === null ? null : `${sentence} ${momentOf(deadlineAt)}. ${capitalized(onSilence ?? '')}`;

/** Writes what a party is told, in plain text: what happened, where it stands now, until when, and where to go on. */
export function writeEmail(
  { notice, record, party, situation, verified, event, waysIn }: EmailToParty,
  publicUrl: string,
): Email {
  const names = verified ? namesOf(record) : party === 'creator' ? NEUTRAL_FOR_CREATOR : NEUTRAL;
  const now = situation(names);
  const quote = verified && event && event.actor !== party ? quoteOf(event) : null;
  return compose(notice, record.id, [
    `Hello${verified ? ` ${names[party]}` : ''},`,
    fill(notice.body, names, record),
    quote === null
      ? null
      : `${event?.actor === 'admin' ? 'Our team wrote' : 'Their words'}:\n${quote.replace(/^/gm, '> ')}`,
    capitalized(now.explanation),
    untilText(now, now.turn === party ? 'You have until' : 'This stays open until'),
    ...(waysIn ?? [`See the booking: ${publicUrl}${now.path}`]),
  ]);
}

/** Writes what an admin is told of a booking; an admin may read every name. */
export function writeAdminEmail(
  notice: Notice,
  record: BookingRecord,
  situation: EmailToParty['situation'],
  publicUrl: string,
): Email {
  const names = namesOf(record);
  const now = situation(names);
  return compose(notice, record.id, [
    fill(notice.body, names, record),
    untilText(now, 'Until'),
    `See the booking: ${publicUrl}${now.path}`,
  ]);
}
