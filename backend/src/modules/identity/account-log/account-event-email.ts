import { ACCOUNT_EVENTS, type AccountEvent } from '@reelpact/domain';
import { type LaidOutEmail, layOut } from '../../../platform/mail/email-layout.js';

export interface LoggedEvent {
  event: AccountEvent;
  /** Which one: a browser, a name, an address; empty where there is only one. */
  detail: string;
  at: Date;
}

/** @param publicUrl without a slash at its end */
export function accountEventEmail({ event, detail, at }: LoggedEvent, publicUrl: string): LaidOutEmail {
  const when = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return layOut({
    kind: 'account-event',
    subject: ACCOUNT_EVENTS[event],
    greeting: 'Hello,',
    paragraphs: [
      `${ACCOUNT_EVENTS[event]}. If it was you, there is nothing to do.`,
      'If it wasn’t, choose a new password at once: that signs out every device and ends every token.',
    ],
    facts: [...(detail === '' ? [] : [{ name: 'What', value: detail }]), { name: 'When', value: when }],
    button: { label: 'Choose a new password', url: `${publicUrl}/reset-password` },
    notes: [`What happened in your account is listed at ${publicUrl}/account`],
    signature: 'Reelpact',
  });
}
