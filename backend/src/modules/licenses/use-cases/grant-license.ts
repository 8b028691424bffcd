import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { BookingEffects, type BookingRecord } from '../../bookings/index.js';
import type { LicenseTerms } from '../license.js';
import { LICENSED_FILES } from '../reads/licensed-files.js';

/**
 * Grants the license of a booking in the transaction that unlocks its originals: by approval, by silence or by a decision. The step has
 * named it. What was agreed and delivered is written down as it is then. Later changes of names and packages don't reach it.
 */
@Injectable()
export class GrantLicense implements OnModuleInit {
  constructor(private readonly effects: BookingEffects) {}

  onModuleInit(): void {
    this.effects.onAdvanced((tx, { before, after }) => {
      const { licenseId } = after;
      if (before && before.licenseId === null && licenseId !== null) this.grant(tx, after, licenseId);
      return Promise.resolve();
    });
  }

  private grant(tx: Transaction, record: BookingRecord, licenseId: string): void {
    const { id, brandName, creator, package: booked, state } = record;
    const { version } = state.context;
    const terms: LicenseTerms = { packageName: booked.name, usageRights: booked.usageRights, version };
    tx.send(
      'grant-license',
      `insert into licenses (id, booking_id, creator_id, issued_at, brand_name, creator_name, terms, files)
       select $3, $1, $8, $4, $5, $6, $7::jsonb, coalesce(jsonb_agg(to_jsonb(file) - 'position' order by file.position), '[]')
       from (${LICENSED_FILES}) file`,
      [
        ...[id, version, licenseId, new Date(tx.now), brandName, creator.displayName, JSON.stringify(terms)],
        record.creatorId,
      ],
    );
  }
}
