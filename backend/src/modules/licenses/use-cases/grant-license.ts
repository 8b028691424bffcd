import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LICENSE_ID_BYTES, originalsUnlocked } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { BookingEffects, BookingFacts, type BookingRecord } from '../../bookings/index.js';
import type { LicenseTerms } from '../license.js';
import { licensedFiles } from '../reads/licensed-files.js';

/**
 * Grants the license of a booking in the transaction that unlocks its originals: by approval, by silence or by a decision. What
 * was agreed and delivered is written down as it is then. Later changes of names and packages don't reach it.
 */
@Injectable()
export class GrantLicense implements OnModuleInit {
  constructor(
    private readonly effects: BookingEffects,
    private readonly facts: BookingFacts,
  ) {}

  onModuleInit(): void {
    this.effects.onAdvanced(async (tx, { before, after }) => {
      const was = before !== null && originalsUnlocked(before.state);
      if (!was && originalsUnlocked(after.state)) await this.grant(tx, after);
    });
  }

  private async grant(tx: Transaction, record: BookingRecord): Promise<void> {
    const { id, brandName, creator, package: booked, state } = record;
    const { version } = state.context;
    const terms: LicenseTerms = { packageName: booked.name, usageRights: booked.usageRights, version };
    const licenseId = randomBytes(LICENSE_ID_BYTES).toString('hex');
    const granted = await tx.row(
      'grant-license',
      `insert into licenses (id, booking_id, issued_at, brand_name, creator_name, terms, files)
       values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb) on conflict (booking_id) do nothing returning 1`,
      [
        licenseId,
        id,
        new Date(tx.now),
        brandName,
        creator.displayName,
        JSON.stringify(terms),
        JSON.stringify(await licensedFiles(tx, id, version)),
      ],
    );
    if (granted) await this.facts.noteLicense(tx, id, licenseId);
  }
}
