import { Injectable } from '@nestjs/common';
import { type BookingStatus, Problem, STAGE_META } from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { type BookingRecord, type BookingRole, FindBooking } from '../../bookings/index.js';
import { ReportPayment } from './report-payment.js';

/** Which call does what somebody tried to do by setting a status. */
const CALLS: Readonly<Record<BookingStatus, string>> = {
  pending_creator_approval: 'POST /api/package-bookings',
  in_progress: 'POST /api/creator/bookings/{id}/approve',
  content_submitted: 'POST /api/bookings/{id}/submit-content',
  completed: 'POST /api/bookings/{id}/review',
  rejected: 'POST /api/bookings/{id}/review',
};

/** A status can't be set; asking for the first one makes the server ask whether the booking is paid. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly bookings: FindBooking,
    private readonly report: ReportPayment,
  ) {}

  /** @throws Problem BOOKING_NOT_FOUND, or CONFLICT naming the call to use instead */
  async run(
    caller: Caller,
    bookingId: string,
    status: BookingStatus,
  ): Promise<{ record: BookingRecord; role: BookingRole }> {
    const found = await this.bookings.forCaller(caller, bookingId);
    const { stage, context } = found.record.state;
    if (STAGE_META[stage].payable && status === STAGE_META.unpaid.status) {
      await this.report.fromProvider({ bookingId, attempt: context.attempt });
      return this.bookings.forCaller(caller, bookingId);
    }
    // The first one stays true of what came after it: a page that asks late is told where the booking stands by now.
    if (status === STAGE_META.unpaid.status || STAGE_META[stage].status === status) return found;
    throw new Problem('CONFLICT', `A status cannot be set; use ${CALLS[status]} instead.`);
  }
}
