import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DELETED } from '@reelpact/domain';
import { Database, type Transaction } from '../../platform/database/database.js';
import { type KnownPerson, PersonalData } from '../../platform/database/personal-data.js';
import { EXPORT_LICENSES } from './reads/export-licenses.js';
import { creatorBookings, forgottenBrandBookings } from './reads/licenses-of-person.js';

/** A license names its parties. It stays for the other one, without the name of the one who has deleted their account. */
@Injectable()
export class PersonalLicenses implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personal: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personal.register('licenses', {
      exports: {
        licenses: ({ userId, provenEmail }) =>
          this.database.rows('export-licenses', EXPORT_LICENSES, [userId, provenEmail]),
      },
      forgets: (tx, person) => this.forget(tx, person),
    });
  }

  private async forget(tx: Transaction, person: KnownPerson): Promise<void> {
    await tx.rows(
      'forget-licensed-brand',
      'update licenses set brand_name = $2 where booking_id = any($1::uuid[])',
      [await forgottenBrandBookings(tx, person), DELETED.brand],
    );
    if (person.creatorId === null) return;
    await tx.rows(
      'forget-licensing-creator',
      'update licenses set creator_name = $2 where booking_id = any($1::uuid[])',
      [await creatorBookings(tx, person.creatorId), DELETED.creator],
    );
  }
}
