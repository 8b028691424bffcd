import { Injectable, type OnModuleInit } from '@nestjs/common';
import { dayText, documentNumber } from '@reelpact/domain';
import { EmailSamples } from '../../platform/mail/email-samples.js';
import { tipReceiptEmail, tipRefundedEmail } from './tip-emails.js';

const SAMPLE_ID = '0f8fad5b-d9cb-469f-a165-70867728950e';

/** Shows this module's emails in the preview of all emails. */
@Injectable()
export class SampleTipEmails implements OnModuleInit {
  constructor(private readonly samples: EmailSamples) {}

  onModuleInit(): void {
    this.samples.register(({ publicUrl, at, names }) => {
      const tip = {
        id: SAMPLE_ID,
        amount: 5_00,
        creatorName: names.creator,
        day: dayText(at),
        paper: { id: SAMPLE_ID, number: documentNumber('tip_receipt', new Date(at).getUTCFullYear(), 123) },
      };
      const note = documentNumber('tip_credit_note', new Date(at).getUTCFullYear(), 45);
      const refunded = { ...tip, returned: tip.amount, paper: { id: SAMPLE_ID, number: note } };
      // They name whose page it was: a receipt says what was paid for, to the address that the payer gave for it.
      return [
        { name: 'Receipt of a tip', reader: null, proven: true, ...tipReceiptEmail(tip, publicUrl) },
        { name: 'A tip was refunded', reader: null, proven: true, ...tipRefundedEmail(refunded, publicUrl) },
      ];
    });
  }
}
