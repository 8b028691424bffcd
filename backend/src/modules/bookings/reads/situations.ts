import { type Party, type Reader, type Situation, situation } from '@reelpact/domain';
import type { Statements } from '../../../platform/database/database.js';
import type { BookingRecord } from '../booking-record.js';

/** What has to be known besides a booking's own row to say where it stands. */
export interface BesideRow {
  /** Whether the creator's share was sent to their own account. */
  transferred: boolean;
  /** When the latest version was delivered; null before the first. */
  deliveredAt: Date | null;
  /** Whether the latest version was approved. */
  approved: boolean;
  /** The name of the licence that was granted; null before. */
  licenceId: string | null;
}

export const NOTHING_BESIDE: BesideRow = {
  transferred: false,
  deliveredAt: null,
  approved: false,
  licenceId: null,
};

/** The same for many bookings, by id. */
export async function besideRows(at: Statements, ids: readonly string[]): Promise<Map<string, BesideRow>> {
  if (ids.length === 0) return new Map();
  const rows = await at.rows<BesideRow & { id: string }>(
    'beside-bookings',
    `select b.id,
       exists (select 1 from ledger_postings p where p.booking_id = b.id and p.step = 'transfer') as transferred,
       (select max(s.submitted_at) from submissions s where s.booking_id = b.id) as "deliveredAt",
       exists (select 1 from submissions s where s.booking_id = b.id and s.status = 'approved') as approved,
       (select l.id from licences l where l.booking_id = b.id) as "licenceId"
     from bookings b where b.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...beside }) => [id, beside]));
}

const ownNames = ({ creator, brandName }: BookingRecord): Record<Party, string> => ({
  creator: creator.displayName,
  brand: brandName,
});

/** Where a booking stands, in its reader's words; with the booking's own names unless others are given. */
export function situationOf(
  record: BookingRecord,
  reader: Reader,
  { transferred, deliveredAt, approved }: BesideRow,
  names = ownNames(record),
): Situation {
  return situation({
    id: record.id,
    state: record.state,
    reader,
    names,
    dates: { createdAt: record.createdAt.getTime(), deliveredAt: deliveredAt?.getTime() ?? null },
    transferred,
    approved,
  });
}

/** Reads what is needed to say where a booking stands, for readers who may not see its names. */
export async function standingOf(
  at: Statements,
  record: BookingRecord,
): Promise<(reader: Reader, names: Record<Party, string>) => Situation> {
  const beside = (await besideRows(at, [record.id])).get(record.id) ?? NOTHING_BESIDE;
  return (reader, names) => situationOf(record, reader, beside, names);
}
