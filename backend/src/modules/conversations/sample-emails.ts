import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailSamples } from '../../platform/mail/email-samples.js';
import { askedEmail } from './asked-email.js';

const ID = '00000000-0000-4000-8000-000000000000';

/** Shows this module's email in the preview of all emails. */
@Injectable()
export class SampleQuestionEmail implements OnModuleInit {
  constructor(private readonly samples: EmailSamples) {}

  onModuleInit(): void {
    this.samples.register(({ publicUrl }) => [
      {
        ...{ name: 'Confirm a message to a creator', reader: null, proven: false },
        ...askedEmail(ID, { token: 'sample', code: '123456' }, publicUrl),
      },
    ]);
  }
}
