import { type Party, STAGE_META, withNames } from '@reelpact/domain';
import type { BookingRecord, Change } from '../bookings/index.js';
import { type Notice, screenFor } from './notices.js';

export interface Letter {
  subject: string;
  body: string;
}

const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
/** What the other side wrote, as far as an event carries it. */
const WORDS = ['reason', 'feedback', 'notes'] as const;

const FROZEN = 'Until the card network has decided, nothing can be changed about this booking.';

interface Names {
  brand: string;
  creator: string;
  package: string;
}

const momentOf = (time: number): string => `${MOMENT.format(time)} UTC`;
const numberOf = (bookingId: string): string => `booking ${bookingId.slice(0, 8)}`;
const signatureOf = (bookingId: string): string => `Booking ${bookingId.slice(0, 8)} · Reelpact`;

/** Anybody can type a name, and somebody else's address beside it: such an address reads only our own words. */
const NEUTRAL: Names = { brand: 'the brand', creator: 'the creator', package: 'your booking' };
const NEUTRAL_FOR_CREATOR: Names = { ...NEUTRAL, package: 'your package' };

const namesOf = ({ brandName, creator, package: booked }: BookingRecord): Names => ({
  brand: brandName,
  creator: creator.displayName,
  package: `“${booked.name}”`,
});

function fill(sentence: string, names: Names, { state }: BookingRecord): string {
  const { dueAt } = state.context;
  const filled = withNames(sentence, names)
    .replaceAll('{package}', names.package)
    .replaceAll('{due}', dueAt === null ? '' : momentOf(dueAt));
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

function wordsOf(event: Change['event']): string | null {
  if (event.actor !== 'brand' && event.actor !== 'creator') return null;
  for (const field of WORDS) {
    const text = (event as Partial<Record<(typeof WORDS)[number], unknown>>)[field];
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return null;
}

const compose = (notice: Notice, bookingId: string, paragraphs: readonly (string | null)[]): Letter => ({
  subject: `${notice.subject} (${numberOf(bookingId)})`,
  body: `${[...paragraphs, signatureOf(bookingId)].filter((text) => text !== null).join('\n\n')}\n`,
});

export interface LetterToParty {
  notice: Notice;
  record: BookingRecord;
  party: Party;
  /** Whether the address is known to be the party's; otherwise nothing that somebody typed is quoted. */
  verified: boolean;
  /** What has just happened; absent when nothing has and she is only told something. */
  event?: Change['event'];
  /** The ways to the booking of somebody who has no account to sign in to, a paragraph each. */
  waysIn?: readonly string[];
}

/** Writes what a party is told, in plain text: what there is to say, what comes next, until when, and where. */
export function writeLetter(
  { notice, record, party, verified, event, waysIn }: LetterToParty,
  publicUrl: string,
): Letter {
  const { stage, context } = record.state;
  const names = verified ? namesOf(record) : party === 'creator' ? NEUTRAL_FOR_CREATOR : NEUTRAL;
  const words = verified && event && event.actor !== party ? wordsOf(event) : null;
  const { next, window } = STAGE_META[stage];
  const frozen = context.openChargeback !== null;
  return compose(notice, record.id, [
    `Hello${verified ? ` ${names[party]}` : ''},`,
    fill(notice.says, names, record),
    words === null ? null : `Their words:\n${words.replace(/^/gm, '> ')}`,
    frozen ? FROZEN : event?.type === 'CHARGEBACK_LOST' ? null : fill(next[party], names, record),
    window && context.deadlineAt !== null && !frozen
      ? `This is possible until ${momentOf(context.deadlineAt)}. ${fill(window.onSilence, names, record)}`
      : null,
    ...(waysIn ?? [`See the booking: ${publicUrl}${screenFor(stage, party, record.id)}`]),
  ]);
}

/** Writes what an admin is told of a booking; an admin may read every name. */
export function writeAdminLetter(notice: Notice, record: BookingRecord, publicUrl: string): Letter {
  const { stage, context } = record.state;
  const names = namesOf(record);
  const { window } = STAGE_META[stage];
  return compose(notice, record.id, [
    fill(notice.says, names, record),
    window && context.deadlineAt !== null
      ? `Until ${momentOf(context.deadlineAt)}. ${fill(window.onSilence, names, record)}`
      : null,
    `See the booking: ${publicUrl}/admin?tab=booking&id=${record.id}`,
  ]);
}
