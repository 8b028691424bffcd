import { Injectable } from '@nestjs/common';
import { Problem, readerOf } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { isId } from '../../../platform/database/ids.js';
import { type Caller, onlookerOf } from '../../../platform/access/caller.js';
import type { BookingRecord, BookingRole } from '../booking-record.js';
import { peopleOf } from '../people-of.js';
import { ReadBookings } from './read-bookings.js';

/** As whom a caller sees a booking; null for everyone who may not know that it exists. */
export const roleOf = (record: BookingRecord, caller: Caller): BookingRole | null =>
  readerOf(peopleOf(record), onlookerOf(caller));

/** @throws Problem BOOKING_NOT_FOUND for who may not know of the booking, FORBIDDEN for who sees it in another role */
export function requireRole(record: BookingRecord, caller: Caller, role: BookingRole): void {
  requireOneOf(record, caller, [role]);
}

/** @returns which of them the caller is @throws Problem as `requireRole` does */
export function requireOneOf(
  record: BookingRecord,
  caller: Caller,
  roles: readonly BookingRole[],
): BookingRole {
  const actual = roleOf(record, caller);
  if (!actual) throw new Problem('BOOKING_NOT_FOUND');
  if (roles.includes(actual)) return actual;
  const allowed = roles.map((role) => (role === 'admin' ? 'platform' : role)).join(' or the ');
  throw new Problem('FORBIDDEN', `Only the ${allowed} of this booking can do this.`);
}

/** Finds bookings for the people who may see them. */
@Injectable()
export class FindBooking {
  constructor(
    private readonly database: Database,
    private readonly store: ReadBookings,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND, the same whether it does not exist or is not the caller's */
  async forCaller(caller: Caller, bookingId: string): Promise<{ record: BookingRecord; role: BookingRole }> {
    const record = isId(bookingId) ? await this.store.find(this.database, bookingId) : null;
    const role = record && roleOf(record, caller);
    if (!record || !role) throw new Problem('BOOKING_NOT_FOUND');
    return { record, role };
  }

  /** Asks the same of a booking that is at hand. @returns what throws for anyone who isn't in this role */
  requiring(caller: Caller, role: BookingRole): (record: BookingRecord) => void {
    return (record) => requireRole(record, caller, role);
  }

  /** The same for somebody who must be one of the two parties or an admin, in a certain role. */
  async inRole(caller: Caller, bookingId: string, role: BookingRole): Promise<BookingRecord> {
    const { record } = await this.forCaller(caller, bookingId);
    requireRole(record, caller, role);
    return record;
  }
}
