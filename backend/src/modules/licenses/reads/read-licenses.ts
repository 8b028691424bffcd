import { Injectable } from '@nestjs/common';
import { type EscrowState, LICENSE_TEXTS, Problem, isLicenseId } from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import type { LicenseTerms, LicensedFile } from '../license.js';

/** A license with what its standing depends on. */
export interface LicenseView {
  id: string;
  issuedAt: Date;
  brandName: string;
  creatorName: string;
  /** As it is now; null once the account is deleted. */
  creatorUsername: string | null;
  terms: LicenseTerms;
  files: LicensedFile[];
  escrow: EscrowState;
  /** Cents. */
  amount: number;
  /** What of it was given back to the brand, in cents. */
  returned: number;
}

/** What is given back is decided when the money is settled, and once more by an admin at most. */
const VIEW = `
  select l.id, l.issued_at as "issuedAt", l.brand_name as "brandName", l.creator_name as "creatorName", l.terms, l.files,
    case when c.deleted_at is null then c.username end as "creatorUsername",
    b.escrow, b.amount_cents::float8 as amount, (
      select coalesce(-sum(e.amount_cents), 0)::float8 from ledger_postings p join ledger_entries e on e.posting_id = p.id and e.deal_creator_id = p.creator_id
      where p.booking_id = b.id and p.creator_id = b.creator_id and p.step in ('settle', 'grant') and e.account = 'refunds_owed'
    ) as returned
  from licenses l join bookings b on b.id = l.booking_id and b.creator_id = l.creator_id join creators c on c.id = l.creator_id`;

@Injectable()
export class ReadLicenses {
  constructor(private readonly database: Database) {}

  /** Null where there is none; what can't be a license's name asks nobody. */
  async find(id: string): Promise<LicenseView | null> {
    return isLicenseId(id)
      ? this.database.row<LicenseView>('find-license', `${VIEW} where l.id = $1`, [id])
      : null;
  }

  /** Null before the content is approved. */
  async ofBooking(at: Statements, bookingId: string): Promise<LicenseView | null> {
    return at.row<LicenseView>(
      'license-of-booking',
      `${VIEW} where l.booking_id = $1 and l.creator_id = $2`,
      [bookingId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
    );
  }

  /** @throws Problem NOT_FOUND */
  async get(id: string): Promise<LicenseView> {
    const found = await this.find(id);
    if (!found) throw new Problem('NOT_FOUND', LICENSE_TEXTS.missing.text);
    return found;
  }
}
