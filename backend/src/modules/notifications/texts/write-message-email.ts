import { bookingNumber } from '@reelpact/domain';
import { type LaidOutEmail, type UnsubscribeFoot, layOut } from '../../../platform/mail/email-layout.js';
import type { GuestWayIn } from '../../identity/index.js';
import { fitSubject } from './short-name.js';

export interface MessageFacts {
  bookingId: string | null;
  /** The writer's name. */
  from: string;
  /** The package it is about; null where there is none. */
  about: string | null;
  path: string;
}

interface EmailOfMessage extends MessageFacts {
  /** Whether the address is known to be the reader's; otherwise nothing that somebody typed is in it. */
  isProven: boolean;
  wayIn?: GuestWayIn;
  unsubscribe?: UnsubscribeFoot;
}

/** "New message from Fernwood about Single Reel". */
export const messageTitle = ({ from, about }: Pick<MessageFacts, 'from' | 'about'>): string =>
  fitSubject((short) => `New message from ${short(from)}${about === null ? '' : ` about ${short(about)}`}`);

/** The email about messages that wait to be read. What they say is read in the product. */
export function writeMessageEmail(facts: EmailOfMessage, publicUrl: string): LaidOutEmail {
  const { bookingId, from, about, path, isProven, wayIn, unsubscribe } = facts;
  const number = bookingId === null ? null : bookingNumber(bookingId);
  const subject = number === null ? 'You have a message' : `You have a message (booking ${number})`;
  const named = `${from} wrote to you${about === null ? '' : ` about “${about}”`}.`;
  return layOut({
    kind: 'message',
    subject: isProven ? messageTitle(facts) : subject,
    greeting: 'Hello,',
    paragraphs: [isProven ? named : 'Somebody wrote to you about your booking.'],
    button: { label: 'Read and answer', url: wayIn?.url ?? `${publicUrl}${path}` },
    notes: wayIn?.notes ?? [],
    signature: number === null ? 'Reelpact' : `Booking ${number} · Reelpact`,
    unsubscribe,
  });
}
