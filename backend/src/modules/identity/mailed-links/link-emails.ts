import { type EmailLinkPurpose, GUEST_LINK } from '@reelpact/domain';
import { type EmailContent, type LaidOutEmail, layOut } from '../../../platform/mail/email-layout.js';
import type { MailedProof } from './mailed-proof.js';

const GUEST_PAGE = '/open-booking';
const PAGES = {
  verify: '/verify-email',
  reset: '/reset-password',
  change: '/change-email',
  undo: '/change-email/undo',
  factors: '/remove-second-factor',
} as const;

const WORDS = {
  verify: {
    kind: 'verify-email',
    subject: 'Confirm your email address',
    button: 'Confirm your email',
    why: 'Somebody made a Reelpact account with this address. If it was you, confirm it on this page, where you choose your password too:',
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
  change: {
    kind: 'change-email',
    subject: 'Confirm your new email address',
    button: 'Confirm your new email',
    why: 'Somebody wants to use this address for their Reelpact account. If it was you, confirm it on this page, where you are signed in:',
    otherwise:
      'The link and the code work once, within 24 hours. If it wasn’t you, do nothing: only the account’s owner can use the link.',
  },
  factors: {
    kind: 'remove-factor',
    subject: 'Remove your second factor',
    button: 'Remove the second factor',
    why: 'Somebody who knows the password of your Reelpact account says that they have lost its second factor and the recovery codes. If it was you, have it removed on this page:',
    otherwise:
      'The link and the code work once, within one hour. The second factor is removed 72 hours later, and anyone who is signed in to the account can stop that. If it wasn’t you, choose a new password at once: somebody knows the present one.',
  },
  undo: {
    kind: 'undo-email',
    subject: 'Your email was changed',
    button: 'Undo the change',
    why: 'Your Reelpact account has another email from now on, and this address opens it no more. If it was you, there is nothing to do. If it wasn’t, undo it on this page:',
    otherwise:
      'The link works once, within 7 days. It gives your account this address back, signs out every device, and emails you a link to choose a new password.',
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
    notes: purpose === 'undo' ? [otherwise] : [codeNote(page, code), otherwise],
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

/** To an address that somebody wants for their account, and that another account has. */
export const takenEmail = (publicUrl: string): LaidOutEmail =>
  email({
    kind: 'email-taken',
    subject: 'This address has an account already',
    paragraphs: [
      'Somebody wants to use this address for their Reelpact account, but there is one with it already. Nothing was changed. If it was you, sign in to that account:',
    ],
    button: { label: 'Sign in', url: `${publicUrl}/login` },
    notes: ['If it wasn’t you, do nothing.'],
  });

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
