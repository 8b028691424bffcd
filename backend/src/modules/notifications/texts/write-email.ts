import {
  BOOKED,
  DOCUMENT_TEXTS,
  type Party,
  READERS,
  RECEIPTS_ANCHOR,
  type Reader,
  type Situation,
  bookingNumber,
  buttonLabel,
  division,
  dollarsText,
  screenPath,
  sharesText,
  toDecimalString,
  withNames,
} from '@reelpact/domain';
import { type LaidOutEmail, type UnsubscribeFoot, layOut } from '../../../platform/mail/email-layout.js';
import type { BookingRecord, Change } from '../../bookings/index.js';
import type { GuestWayIn } from '../../identity/index.js';
import { type EmailDates, emailDates } from './email-dates.js';
import type { Notice } from './notice.js';
import { fitSubject } from './short-name.js';

/** What the other side wrote, as far as an event carries it. */
const QUOTED = ['reason', 'feedback', 'notes'] as const;

interface Names {
  brand: string;
  creator: string;
  package: string;
}

/** Anyone can type a name, and somebody else's address beside it: such an address reads nothing that was typed. */
const NEUTRAL: Names = { brand: 'the brand', creator: 'the creator', package: 'your booking' };
const NEUTRAL_FOR_CREATOR: Names = { ...NEUTRAL, package: 'your package' };

const namesOf = ({ brandName, creator, package: booked }: BookingRecord): Names => ({
  brand: brandName,
  creator: creator.displayName,
  package: booked.name,
});
const amountOf = ({ amountCents }: BookingRecord): string => toDecimalString(amountCents);
const numberOf = (bookingId: string): string => `booking ${bookingNumber(bookingId)}`;
const signatureOf = (bookingId: string): string => `Booking ${bookingNumber(bookingId)} · Reelpact`;

const capitalized = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** Who reads it, what they may be told, and in which words. */
interface Reading {
  record: BookingRecord;
  names: Names;
  /** Whether names are theirs, and no neutral words. */
  named: boolean;
  now: Situation;
  dates: EmailDates;
}

function subjectOf(notice: Notice, reading: Reading): string {
  const { record, names, now, dates } = reading;
  if (!reading.named) return `${notice.subject} (${numberOf(record.id)})`;
  const template = notice.named ?? `${notice.subject}: {package} ({amount})`;
  const until = now.until === null ? null : dates.day(now.until.at);
  return fitSubject((short) =>
    withNames(template, { brand: short(names.brand), creator: short(names.creator) })
      .replaceAll(/\[([^\]]*)\]/g, (_, part: string) =>
        until === null && part.includes('{until}') ? '' : part,
      )
      .replaceAll('{until}', until ?? '')
      .replaceAll('{package}', short(names.package))
      .replaceAll('{amount}', dollarsText(amountOf(record))),
  );
}

/** The sentence that says what happened; of a named package it says the price, too. */
function fill(sentence: string, { record, names, named, dates }: Reading): string {
  const { amount, dueAt, extension, proposal } = record.state.context;
  const booked = named ? `“${names.package}” (${dollarsText(amountOf(record))})` : names.package;
  const filled = withNames(sentence, names)
    .replaceAll('{package}', booked)
    .replaceAll('{due}', dueAt === null ? '' : dates.moment(dueAt))
    .replaceAll('{asked}', extension ? dates.moment(extension.dueAt) : '')
    .replaceAll('{answerBy}', extension ? dates.moment(extension.answerBy) : '')
    .replaceAll('{shares}', proposal ? withNames(sharesText(amount, proposal.creatorPercent), names) : '');
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

/** Until when, and what happens then; of what was promised the day first. */
function untilText({ now, dates }: Reading, reader: Reader): string | null {
  const { until, deadlineAt, onSilence, turn } = now;
  if (until === null || deadlineAt === null) return null;
  const silence = capitalized(onSilence ?? '');
  if (until.kind === 'due') {
    return `Due ${dates.moment(until.at)}. Last day: ${dates.moment(deadlineAt)}. ${silence}`;
  }
  const lead = reader === 'admin' ? 'Until' : turn === reader ? 'You have until' : 'This stays open until';
  return `${lead} ${dates.moment(deadlineAt)}. ${silence}`;
}

const factsOf = ({ record, names, now, dates }: Reading, paid: readonly Fact[] | null): Fact[] => [
  { name: 'Package', value: names.package },
  { name: 'Brand', value: names.brand },
  { name: 'Creator', value: names.creator },
  ...(paid ?? [{ name: 'Amount', value: dollarsText(amountOf(record)) }]),
  ...(now.until === null
    ? []
    : [{ name: now.until.kind === 'due' ? 'Due' : 'Until', value: dates.moment(now.until.at) }]),
];

interface Fact {
  name: string;
  value: string;
}

/** What a receipt says of a payment; nothing of it was typed by anybody. */
const paymentOf = ({ record, dates }: Reading, event: Change['event'] | undefined): Fact[] => [
  { name: 'Paid', value: dollarsText(amountOf(record)) },
  ...(event ? [{ name: 'Paid on', value: dates.moment(event.at) }] : []),
  { name: 'Booking', value: bookingNumber(record.id) },
];

/** Where the money goes that has just been divided; nothing of it was typed by anybody but a name. */
function sharesOf({ record, names }: Reading, { party, before, event }: EmailToParty): Fact[] {
  if (!before || event === undefined || event.type === BOOKED) return [];
  const shares = division(before.state, event, record);
  if (shares === null) return [];
  const isBrand = party === 'brand';
  return [
    isBrand
      ? { name: `Released to ${names.creator}`, cents: shares.creatorNet + shares.platformFee }
      : { name: 'You get', cents: shares.creatorNet },
    { name: isBrand ? 'Back to your card' : `Back to ${names.brand}`, cents: shares.refund },
  ]
    .filter(({ cents }) => cents > 0)
    .map(({ name, cents }) => ({ name, value: dollarsText(toDecimalString(cents)) }));
}

export interface EmailToParty {
  notice: Notice;
  record: BookingRecord;
  party: Party;
  /** Says where the booking stands, with these names in its sentences. */
  situation: (names: Record<Party, string>) => Situation;
  /** Whether the address is known to be the party's; otherwise nothing that somebody typed is quoted. */
  isProven: boolean;
  /** What has just happened; absent when nothing has and the party is only told something. */
  event?: Change['event'];
  /** The booking as it was before that. */
  before?: Change['before'] | undefined;
  /** The way to the booking of somebody who has no account to sign in to. */
  wayIn?: GuestWayIn;
  /** The reader's time zone; null where nobody has said it. */
  timeZone?: string | null;
  /** The way out, where there is one. */
  unsubscribe?: UnsubscribeFoot;
}

/** A line of the list behind the bell: what happened, the page it leads to, and where the booking stands. */
interface Titled {
  title: string;
  path: string;
  now: Situation;
}

function titleOf(
  notice: Notice,
  record: BookingRecord,
  said: EmailToParty['situation'],
  timeZone: string | null,
): Titled {
  const names = namesOf(record);
  const now = said(names);
  const reading: Reading = { record, names, named: true, now, dates: emailDates(timeZone) };
  return { title: subjectOf(notice, reading), path: now.path, now };
}

/** What a party reads in its list. It names everyone: those who see the list see the booking, too. */
export const writeTitle = ({ notice, record, situation, timeZone = null }: EmailToParty): Titled =>
  titleOf(notice, record, situation, timeZone);

/** The same for an admin. */
export const writeAdminTitle = (
  notice: Notice,
  record: BookingRecord,
  situation: EmailToParty['situation'],
): Titled => titleOf(notice, record, situation, null);

const receiptsUrl = (bookingId: string, publicUrl: string): string =>
  `${publicUrl}${screenPath('project', bookingId)}#${RECEIPTS_ANCHOR}`;

/** Writes what a party is told: what happened, where it stands now, until when, and the one button to go on. */
export function writeEmail(email: EmailToParty, publicUrl: string): LaidOutEmail {
  const { notice, record, party, situation, isProven, event, wayIn, timeZone = null, unsubscribe } = email;
  const names = isProven ? namesOf(record) : party === 'creator' ? NEUTRAL_FOR_CREATOR : NEUTRAL;
  const now = situation(names);
  const reading: Reading = { record, names, named: isProven, now, dates: emailDates(timeZone) };
  const paid = notice.isReceipt ? paymentOf(reading, event) : null;
  const shares = sharesOf(reading, email);
  const words = isProven && event && event.actor !== party ? quoteOf(event) : null;
  const paragraphs = [
    fill(notice.body, reading),
    capitalized(now.explanation),
    untilText(reading, party),
  ].filter((text): text is string => text !== null && text !== '');
  return layOut({
    kind: 'booking',
    subject: subjectOf(notice, reading),
    greeting: isProven ? `Hello ${names[party]},` : 'Hello,',
    paragraphs,
    quote:
      words === null
        ? null
        : { title: event?.actor === 'admin' ? 'Our team wrote' : 'Their words', text: words },
    facts: [...(isProven ? factsOf(reading, paid) : (paid ?? [])), ...shares],
    button: {
      label: buttonLabel(now, party, amountOf(record)),
      url: wayIn?.url ?? `${publicUrl}${now.path}`,
    },
    notes: [
      ...(notice.isReceipt ? [DOCUMENT_TEXTS.inEmail(receiptsUrl(record.id, publicUrl))] : []),
      ...(wayIn?.notes ?? []),
    ],
    signature: signatureOf(record.id),
    unsubscribe,
  });
}

/** Writes what an admin is told of a booking; an admin may read every name. */
export function writeAdminEmail(
  notice: Notice,
  record: BookingRecord,
  situation: EmailToParty['situation'],
  publicUrl: string,
): LaidOutEmail {
  const names = namesOf(record);
  const now = situation(names);
  const reading: Reading = { record, names, named: true, now, dates: emailDates(null) };
  return layOut({
    kind: 'admin',
    subject: subjectOf(notice, reading),
    paragraphs: [fill(notice.body, reading), untilText(reading, 'admin')].filter((text) => text !== null),
    facts: factsOf(reading, null),
    button: { label: buttonLabel(now, 'admin', amountOf(record)), url: `${publicUrl}${now.path}` },
    signature: signatureOf(record.id),
  });
}

/** Writes what an admin is told of something that is no booking's. */
export const writePlainAdminEmail = ({ subject, body }: Notice): LaidOutEmail =>
  layOut({ kind: 'admin', subject, paragraphs: [body], signature: 'Reelpact' });
