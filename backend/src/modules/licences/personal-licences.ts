import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DELETED } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { type KnownPerson, PersonalData } from '../../platform/database/personal-data.js';
import { EXPORT_LICENCES } from './reads/export-licences.js';
import { creatorBookings, forgottenBrandBookings } from './reads/licences-of-person.js';

/** A licence names its parties. It stays for the other one, without the name of the one who has deleted their account. */
@Injectable()
export class PersonalLicences implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('licences', {
      exports: {
        licences: ({ userId, provenEmail, creatorId }) =>
          this.database.rows('export-licences', EXPORT_LICENCES, [userId, provenEmail, creatorId]),
      },
      forgets: (tx, person) => this.forget(tx, person),
    });
  }

  private async forget(tx: Transaction, person: KnownPerson): Promise<void> {
    await tx.rows(
      'forget-licensed-brand',
      'update licences set brand_name = $2 where booking_id = any($1::uuid[])',
      [await forgottenBrandBookings(tx, person), DELETED.brand],
    );
    if (person.creatorId === null) return;
    await tx.rows(
      'forget-licensing-creator',
      'update licences set creator_name = $2 where booking_id = any($1::uuid[])',
      [await creatorBookings(tx, person.creatorId), DELETED.creator],
    );
  }
}
