import { Injectable } from '@nestjs/common';
import type { BookingFlow, BookingStage, EscrowState } from '@reelpact/domain';
import { type Cursor, VERY_FIRST } from '../../../platform/database/cursor.js';
import { Database } from '../../../platform/database/database.js';

export interface LabBookingRow {
  id: string;
  brandName: string;
  packageName: string;
  flow: BookingFlow;
  stage: BookingStage;
  escrow: EscrowState;
  createdAt: Date;
}

const PAGE = `
  select id, brand_name as "brandName", package->>'name' as "packageName", flow, stage, escrow, created_at as "createdAt"
  from bookings where (created_at, id) < ($1::timestamptz, $2::uuid) order by created_at desc, id desc limit $3`;

@Injectable()
export class LabBookings {
  constructor(private readonly database: Database) {}

  /** All bookings, the newest first. */
  page(after: Cursor = VERY_FIRST, limit: number): Promise<LabBookingRow[]> {
    return this.database.rows<LabBookingRow>('lab-bookings', PAGE, [after.createdAt, after.id, limit]);
  }
}
