import type { EmailLinkPurpose } from '@reelpact/domain';
import type { Mail } from '../../platform/mail/mailer.js';

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

/** The mail with a link and its code. Nothing in it was typed by a person: the address may be a stranger's. */
export function linkLetter(
  purpose: EmailLinkPurpose,
  { token, code }: { token: string; code: string },
  publicUrl: string,
): Omit<Mail, 'to'> {
  const { subject, why, otherwise } = WORDS[purpose];
  const page = `${publicUrl}${PAGES[purpose]}`;
  const paragraphs = [
    'Hello,',
    why,
    `${page}?token=${token}`,
    `Or enter this code at ${page}: ${code}`,
    otherwise,
    'Reelpact',
  ];
  return { subject, body: `${paragraphs.join('\n\n')}\n` };
}
