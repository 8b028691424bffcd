import { type People, STAGE_META } from '@reelpact/domain';
import type { BookingRecord } from './booking-record.js';

/** Who the people of a booking are. The view `booking_people` says the same to SQL. */
export const peopleOf = (record: BookingRecord): People => ({
  brand: { ...record.bookedBy, email: record.contactEmail },
  creator: { id: record.creatorId, userId: record.creator.userId, email: record.creator.email },
  hiddenFromCreator: STAGE_META[record.state.stage].hiddenFromCreator === true,
});
