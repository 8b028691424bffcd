import { GUEST_LINK } from '@reelpact/domain';
import { type LaidOutEmail, layOut } from '../../platform/mail/email-layout.js';

/** Where somebody shows that an address is theirs, so that their message is passed on. */
const PAGE = '/open-message';

/** Nothing in it was typed by a person: the address may be a stranger’s. */
export function askedEmail(
  conversationId: string,
  { token, code }: { token: string; code: string },
  publicUrl: string,
): LaidOutEmail {
  const page = `${publicUrl}${PAGE}/${conversationId}`;
  return layOut({
    kind: 'confirm-message',
    subject: 'Confirm your message',
    greeting: 'Hello,',
    paragraphs: [
      'Somebody wrote to a creator on Reelpact and gave this address for the answer. If it was you, open this page; the creator gets your message then.',
    ],
    button: { label: 'Send my message', url: `${page}?token=${token}` },
    notes: [
      `Or enter this code at ${page}: ${code}`,
      `The link and the code work once, within ${GUEST_LINK.lifeDays} days. If it wasn’t you, do nothing: the message is never passed on.`,
    ],
    signature: 'Reelpact',
  });
}
