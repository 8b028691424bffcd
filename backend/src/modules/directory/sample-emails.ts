import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailSamples } from '../../platform/mail/email-samples.js';
import { decidedEmail, removedEmail } from './removal-emails.js';

/** Shows this module's emails in the preview of all emails. */
@Injectable()
export class SampleDirectoryEmails implements OnModuleInit {
  constructor(private readonly samples: EmailSamples) {}

  onModuleInit(): void {
    this.samples.register(({ publicUrl, names }) => {
      const of = { reader: 'creator', proven: true } as const;
      const creatorName = names.creator;
      const removed = {
        creatorName,
        rule: 'not_yours',
        note: 'The second video of your portfolio was made by somebody else.',
      } as const;
      const upheld = {
        creatorName,
        outcome: 'upheld',
        note: 'The video still shows the other creator’s name.',
      } as const;
      const restored = { creatorName, outcome: 'restored', note: null } as const;
      return [
        { name: 'Removed from the directory', ...of, ...removedEmail(removed, publicUrl) },
        { name: 'A removal was upheld', ...of, ...decidedEmail(upheld, publicUrl) },
        { name: 'A removal was lifted', ...of, ...decidedEmail(restored, publicUrl) },
      ];
    });
  }
}
