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

/** Anybody can type a name, and somebody else's address beside it: such an address reads only our own words. */
const NEUTRAL: Names = { brand: 'the brand', creator: 'the creator', package: 'your booking' };
const NEUTRAL_FOR_CREATOR: Names = { ...NEUTRAL, package: 'your package' };

const namesOf = ({ brandName, creator, package: booked }: BookingRecord): Names => ({
  brand: brandName,
  creator: creator.displayName,
  package: `“${booked.name}”`,
});

function fill(sentence: string, names: Names): string {
  const filled = withNames(sentence, names).replaceAll('{package}', names.package);
  return filled.charAt(0).toUpperCase() + filled.slice(1);
}

function wordsOf({ event }: Change): string | null {
  if (event.actor !== 'brand' && event.actor !== 'creator') return null;
  for (const field of WORDS) {
    const text = (event as Partial<Record<(typeof WORDS)[number], unknown>>)[field];
    if (typeof text === 'string' && text.trim() !== '') return text.trim();
  }
  return null;
}

/**
 * Writes what a party is told, in plain text.
 * @param verified whether the address is known to be the party's; otherwise nothing that somebody typed is quoted
 */
export function writeLetter(
  { notice, change, party, verified }: { notice: Notice; change: Change; party: Party; verified: boolean },
  publicUrl: string,
): Letter {
  const { after } = change;
  const { stage, context } = after.state;
  const names = verified ? namesOf(after) : party === 'creator' ? NEUTRAL_FOR_CREATOR : NEUTRAL;
  const words = verified && change.event.actor !== party ? wordsOf(change) : null;
  const { next, window } = STAGE_META[stage];
  const frozen = context.openChargeback !== null;
  const paragraphs = [
    `Hello${verified ? ` ${names[party]}` : ''},`,
    fill(notice.says, names),
    words === null ? null : `Their words:\n${words.replace(/^/gm, '> ')}`,
    frozen ? FROZEN : change.event.type === 'CHARGEBACK_LOST' ? null : fill(next[party], names),
    window && context.deadlineAt !== null && !frozen
      ? `This is possible until ${MOMENT.format(context.deadlineAt)} UTC. ${fill(window.onSilence, names)}`
      : null,
    `See the booking: ${publicUrl}${screenFor(stage, party, after.id)}`,
    `Booking ${after.id.slice(0, 8)} · Reelpact`,
  ];
  return {
    subject: `${notice.subject} (booking ${after.id.slice(0, 8)})`,
    body: `${paragraphs.filter((text) => text !== null).join('\n\n')}\n`,
  };
}
