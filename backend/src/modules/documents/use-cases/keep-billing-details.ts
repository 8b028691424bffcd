import { Injectable } from '@nestjs/common';
import type { BillingDetails } from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { newId } from '../../../platform/database/ids.js';
import type { BookingRecord } from '../../bookings/index.js';

/** Billing details of a booking, and whether they are its own or come from the brand's account. */
export interface BookingBilling {
  details: BillingDetails | null;
  isOwn: boolean;
}

/** What brands want to see on their receipts: kept of an account, or of one booking, whose own come first. */
@Injectable()
export class KeepBillingDetails {
  constructor(private readonly database: Database) {}

  async ofUser(userId: string): Promise<BillingDetails | null> {
    const text = 'select details from billing_details where user_id = $1';
    const row = await this.database.row<{ details: BillingDetails }>('billing-of-user', text, [userId]);
    return row?.details ?? null;
  }

  async saveOfUser(userId: string, details: BillingDetails): Promise<void> {
    await this.database.rows(
      'save-billing-of-user',
      `insert into billing_details (id, user_id, details) values ($1, $2, $3::jsonb)
       on conflict (user_id) do update set details = excluded.details,
         updated_at = case when billing_details.details = excluded.details then billing_details.updated_at else now() end`,
      [newId(), userId, JSON.stringify(details)],
    );
  }

  async ofBooking(at: Statements, { id, bookedBy }: BookingRecord): Promise<BookingBilling> {
    const row = await at.row<BookingBilling>(
      'billing-of-booking',
      `select details, booking_id is not null as "isOwn" from billing_details where booking_id = $1 or user_id = $2
       order by booking_id is null limit 1`,
      [id, bookedBy.userId],
    );
    return row ?? { details: null, isOwn: false };
  }

  async saveOfBooking(bookingId: string, details: BillingDetails): Promise<void> {
    await this.database.rows(
      'save-billing-of-booking',
      `insert into billing_details (id, booking_id, details) values ($1, $2, $3::jsonb)
       on conflict (booking_id) do update set details = excluded.details, updated_at = now()`,
      [newId(), bookingId, JSON.stringify(details)],
    );
  }
}
