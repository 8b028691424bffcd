import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DELETION_MESSAGES } from '@reelpact/domain';
import { forgetAnswers } from '../../../platform/database/idempotency.js';
import { PersonalData } from '../../../platform/database/personal-data.js';
import { ReadPayouts } from './reads/read-payouts.js';

/** Every row about money stays; what is owed to somebody keeps their account open. */
@Injectable()
export class PersonalPayouts implements OnModuleInit {
  constructor(
    private readonly personal: PersonalData,
    private readonly payouts: ReadPayouts,
  ) {}

  onModuleInit(): void {
    this.personal.register('payouts', {
      exports: { payouts: ({ creatorId }) => this.payouts.export(creatorId) },
      refuses: async (tx, { creatorId }) => {
        const owed = await tx.row(
          'money-owed-to',
          `select 1 from ledger_entries where creator_id = $1 and account = 'creator_payable'
           having sum(amount_cents) <> 0`,
          [creatorId],
        );
        return owed && DELETION_MESSAGES.money;
      },
      forgets: (tx, { userId }) => forgetAnswers(tx, `pay:${userId}`),
    });
  }
}
