import { type EmailLinkPurpose, GUEST_LINK } from '@reelpact/domain';
import { type EmailContent, type LaidOutEmail, layOut } from '../../../platform/mail/email-layout.js';
import type { MailedProof } from './mailed-proof.js';

const GUEST_PAGE = '/open-booking';
const PAGES = { verify: '/verify-email', reset: '/reset-password' } as const;

const WORDS = {
  verify: {
    kind: 'verify-email',
    subject: 'Confirm your email address',
    button: 'Confirm your email',
    why: 'Somebody made a Reelpact account with this address. If it was you, confirm it on this page, where you choose your password too (what was chosen before does not count any more then):',
    otherwise:
      'The link and the code work once, within 24 hours. If it wasn’t you, do nothing: an address that nobody confirms opens nothing.',
  },
  reset: {
    kind: 'reset-password',
    subject: 'Choose a new password',
    button: 'Choose a new password',
    why: 'Somebody asked for a new password for your Reelpact account. If it was you, choose it on this page:',
    otherwise:
      'The link and the code work once, within one hour. If it wasn’t you, do nothing: your password stays as it is.',
  },
} as const;

const codeNote = (page: string, code: string): string => `Or enter this code at ${page}: ${code}`;
const email = (content: Omit<EmailContent, 'signature'>): LaidOutEmail =>
  layOut({ ...content, greeting: 'Hello,', signature: 'Reelpact' });

/** The email with a link and its code. Nothing in it was typed by a person: the address may be a stranger's. */
export function linkEmail(
  purpose: EmailLinkPurpose,
  { token, code }: MailedProof,
  publicUrl: string,
): LaidOutEmail {
  const { kind, subject, why, button, otherwise } = WORDS[purpose];
  const page = `${publicUrl}${PAGES[purpose]}`;
  return email({
    kind,
    subject,
    paragraphs: [why],
    button: { label: button, url: `${page}?token=${token}` },
    notes: [codeNote(page, code), otherwise],
  });
}

const GUEST_LINK_LIFE = `The link and the code work once, within ${GUEST_LINK.lifeDays} days.`;

/** How somebody without an account gets to a booking from an email: the button's link, and another way below it. */
export interface GuestWayIn {
  url: string;
  notes: string[];
}

/**
 * @param bookingId null for what is no booking's
 * @param next the page to go on with; without one, that of the booking
 */
export function guestWayIn(
  bookingId: string | null,
  { token, code }: MailedProof,
  publicUrl: string,
  next?: string,
): GuestWayIn {
  const page = `${publicUrl}${GUEST_PAGE}${bookingId === null ? '' : `/${bookingId}`}`;
  const on = next === undefined ? '' : `&next=${encodeURIComponent(next)}`;
  return { url: `${page}?token=${token}${on}`, notes: [codeNote(page, code), GUEST_LINK_LIFE] };
}

/** The email that gives a guest the bookings back; like all emails to addresses that may be a stranger's. */
export function guestEmail({ token, code }: MailedProof, publicUrl: string): LaidOutEmail {
  const page = `${publicUrl}${GUEST_PAGE}`;
  return email({
    kind: 'guest-link',
    subject: 'Open your bookings',
    paragraphs: [
      'Somebody asked for the bookings made with this address. If it was you, open them on this page:',
    ],
    button: { label: 'Open your bookings', url: `${page}?token=${token}` },
    notes: [codeNote(page, code), `${GUEST_LINK_LIFE} If it wasn’t you, do nothing.`],
  });
}

/** The same for an address that has an account: it needs no other way in. */
export const accountEmail = (publicUrl: string): LaidOutEmail =>
  email({
    kind: 'account-link',
    subject: 'Your bookings are in your account',
    paragraphs: [
      'Somebody asked for the bookings made with this address. It has an account; sign in to see them:',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login?next=/brand/dashboard` },
    notes: ['If it wasn’t you, do nothing.'],
  });
