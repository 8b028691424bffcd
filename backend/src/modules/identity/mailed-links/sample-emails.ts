import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EmailSample, EmailSamples } from '../../../platform/mail/email-samples.js';
import { accountEventEmail } from '../account-log/account-event-email.js';
import { accountEmail, guestEmail, linkEmail, takenEmail } from './link-emails.js';

const SIGNED_IN = {
  event: 'new_device',
  detail: 'Firefox on Windows',
  at: new Date(Date.UTC(2026, 10, 23, 9, 30)),
} as const;
const PROOF = { token: 'sample', code: '123456' };
const about = (
  name: string,
  email: Pick<EmailSample, 'kind' | 'subject' | 'body' | 'html'>,
): EmailSample => ({
  ...{ name, reader: null, proven: false },
  ...email,
});

/** Shows the emails with links in the preview of all emails. */
@Injectable()
export class SampleLinkEmails implements OnModuleInit {
  constructor(private readonly samples: EmailSamples) {}

  onModuleInit(): void {
    this.samples.register(({ publicUrl }) => [
      about('Verify an address', linkEmail('verify', PROOF, publicUrl)),
      about('Choose a new password', linkEmail('reset', PROOF, publicUrl)),
      about('Confirm a new address', linkEmail('change', PROOF, publicUrl)),
      about('Undo a change of the address', linkEmail('undo', PROOF, publicUrl)),
      about('Remove the second factor', linkEmail('factors', PROOF, publicUrl)),
      about('A new address that another account has', takenEmail(publicUrl)),
      about('Open bookings as a guest', guestEmail(PROOF, publicUrl)),
      about('Open bookings with an account', accountEmail(publicUrl)),
      {
        ...about('Somebody signed in on a new device', accountEventEmail(SIGNED_IN, publicUrl)),
        proven: true,
      },
    ]);
  }
}
