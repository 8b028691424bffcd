import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EmailSamples } from '../../platform/mail/email-samples.js';
import { turnedOffEmail } from './turned-off-email.js';

/** Shows this module's email in the preview of all emails. */
@Injectable()
export class SampleWebhookEmail implements OnModuleInit {
  constructor(private readonly samples: EmailSamples) {}

  onModuleInit(): void {
    this.samples.register(({ publicUrl }) => [
      {
        ...{ name: 'A webhook was turned off', reader: null, proven: true },
        ...turnedOffEmail('https://fernwood.example/reelpact', 'failing', publicUrl),
      },
    ]);
  }
}
