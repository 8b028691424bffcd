import { type Party, type Reader, type Situation, situation } from '@reelpact/domain';
import type { BookingRecord } from '../booking-record.js';

const ownNames = ({ creator, brandName }: BookingRecord): Record<Party, string> => ({
  creator: creator.displayName,
  brand: brandName,
});

/** Where a booking stands, in its reader's words; with the booking's own names unless others are given. */
export const situationOf = (record: BookingRecord, reader: Reader, names = ownNames(record)): Situation =>
  situation({
    id: record.id,
    state: record.state,
    reader,
    names,
    dates: { createdAt: record.createdAt.getTime(), deliveredAt: record.deliveredAt },
    transferred: record.transferredAt !== null,
    approved: record.approvedAt !== null,
  });
