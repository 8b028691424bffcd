import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TIP_TIMES } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { forgetAnswers } from '../../platform/database/idempotency.js';
import { type KnownPerson, PersonalData } from '../../platform/database/personal-data.js';
import { PurgeExpired } from '../../platform/database/purge-expired.js';
import { GIVEN, RECEIVED } from './reads/export-tips.js';
import { TipStore } from './persistence/tip-store.js';
import { AdvanceTip } from './use-cases/advance-tip.js';

/** Under which the answers to one caller's calls are kept. */
export const tipAnswers = (caller: string | null): string => `tip:${caller ?? 'anyone'}`;

const FORGOTTEN =
  'email = null, email_key = null, name = null, message = null, card_brand = null, card_last4 = null';

/**
 * What is kept of supporters: the ledger needs none of it, and their papers stay as they were issued, like all documents about money. It goes some time after the last thing that happened to the tip, when its supporter
 * deletes their account, and with the creator whom it was written to. A creator who is still owed tips can't leave before they are paid out or
 * refunded, as with everything they are owed; what isn't paid yet is given up.
 */
@Injectable()
export class PersonalTips implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
    private readonly purge: PurgeExpired,
    private readonly store: TipStore,
    private readonly advance: AdvanceTip,
  ) {}

  onModuleInit(): void {
    this.purge.register(
      'tip-supporters',
      `update tips set ${FORGOTTEN}
       where email is not null and changed_at < now() - interval '${TIP_TIMES.personal / 1000} seconds'
         and stage <> 'created'`,
    );
    this.personal.register('tips', {
      exports: {
        tipsGiven: ({ provenEmail }) => this.database.rows('export-tips-given', GIVEN, [provenEmail]),
        tipsReceived: ({ creatorId }) => this.database.rows('export-tips-received', RECEIVED, [creatorId]),
      },
      forgets: (tx, person) => this.forget(tx, person),
    });
  }

  private async forget(tx: Transaction, { userId, creatorId, provenEmail }: KnownPerson): Promise<void> {
    for (const id of await this.store.unpaidOf(tx, creatorId))
      await this.advance.run(tx, id, () => ({ type: 'CREATOR_LEFT', actor: 'platform', at: tx.now }));
    // In one order for everyone, and without waiting for what a payment does to its tip meanwhile any longer than that takes.
    await tx.rows(
      'forget-tips',
      `update tips set ${FORGOTTEN} where id in (
         select id from tips where email_key = $1 or creator_id = $2 order by id for no key update)`,
      [provenEmail, creatorId],
    );
    await forgetAnswers(tx, tipAnswers(userId));
  }
}
