import { type EmailLinkPurpose, GUEST_LINK } from '@reelpact/domain';
import type { Mail } from '../../../platform/mail/mailer.js';
import type { MailedProof } from './mailed-proof.js';

const GUEST_PAGE = '/open-booking';
const PAGES = { verify: '/verify-email', reset: '/reset-password' } as const;

const WORDS = {
  verify: {
    subject: 'Confirm your email address',
    why: 'Somebody made a Reelpact account with this address. If it was you, confirm it on this page, where you choose your password too (what was chosen before does not count any more then):',
    otherwise:
      'The link and the code work once, within 24 hours. If it wasn’t you, do nothing: an address that nobody confirms opens nothing.',
  },
  reset: {
    subject: 'Choose a new password',
    why: 'Somebody asked for a new password for your Reelpact account. If it was you, choose it on this page:',
    otherwise:
      'The link and the code work once, within one hour. If it wasn’t you, do nothing: your password stays as it is.',
  },
} as const;

const waysIn = (page: string, { token, code }: MailedProof): string[] => [
  `${page}?token=${token}`,
  `Or enter this code at ${page}: ${code}`,
];
const email = (subject: string, paragraphs: string[]): Omit<Mail, 'to'> => ({
  subject,
  body: `${['Hello,', ...paragraphs, 'Reelpact'].join('\n\n')}\n`,
});

/** The email with a link and its code. Nothing in it was typed by a person: the address may be a stranger's. */
export function linkEmail(
  purpose: EmailLinkPurpose,
  { token, code }: MailedProof,
  publicUrl: string,
): Omit<Mail, 'to'> {
  const { subject, why, otherwise } = WORDS[purpose];
  return email(subject, [why, ...waysIn(`${publicUrl}${PAGES[purpose]}`, { token, code }), otherwise]);
}

const GUEST_LINK_LIFE = `The link and the code work once, within ${GUEST_LINK.lifeDays} days.`;

/** The ways to a booking that an email to somebody without an account offers, a paragraph each. */
export function guestWaysIn(bookingId: string, proof: MailedProof, publicUrl: string): string[] {
  const [link = '', code = ''] = waysIn(`${publicUrl}${GUEST_PAGE}/${bookingId}`, proof);
  return [`See the booking: ${link}`, code, GUEST_LINK_LIFE];
}

/** The email that gives a guest the bookings back; like all emails to addresses that may be a stranger's. */
export const guestEmail = (proof: MailedProof, publicUrl: string): Omit<Mail, 'to'> =>
  email('Open your bookings', [
    'Somebody asked for the bookings made with this address. If it was you, open them on this page:',
    ...waysIn(`${publicUrl}${GUEST_PAGE}`, proof),
    `${GUEST_LINK_LIFE} If it wasn’t you, do nothing.`,
  ]);

/** The same for an address that has an account: it needs no other way in. */
export const accountEmail = (publicUrl: string): Omit<Mail, 'to'> =>
  email('Your bookings are in your account', [
    'Somebody asked for the bookings made with this address. It has an account; sign in to see them:',
    `${publicUrl}/login?next=/brand/dashboard`,
    'If it wasn’t you, do nothing.',
  ]);
