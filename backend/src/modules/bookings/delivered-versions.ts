import { Injectable } from '@nestjs/common';
import type { Statements } from '../../platform/database/database.js';
import type { BookingRecord, BookingRole } from './booking-record.js';
import type { SubmissionDto } from './http/submission.dto.js';

/** What the module that keeps versions, which knows this one, says of them. */
export interface VersionSource {
  /** The versions of each booking by its id, newest first, as a party may see them now. */
  present(
    records: readonly BookingRecord[],
    role: BookingRole,
  ): Promise<ReadonlyMap<string, SubmissionDto[]>>;
  /** The number of a version; null when it is none of this booking. */
  numberOf(at: Statements, submissionId: string, bookingId: string): Promise<number | null>;
}

/** What was delivered for bookings: a part of their answers, whose tables are none of this module's. */
@Injectable()
export class DeliveredVersions implements VersionSource {
  private source: VersionSource | null = null;

  register(source: VersionSource): void {
    if (this.source !== null) throw new Error('two modules keep versions');
    this.source = source;
  }

  present(records: readonly BookingRecord[], role: BookingRole): ReturnType<VersionSource['present']> {
    return this.known().present(records, role);
  }

  numberOf(at: Statements, submissionId: string, bookingId: string): Promise<number | null> {
    return this.known().numberOf(at, submissionId, bookingId);
  }

  private known(): VersionSource {
    if (this.source === null) throw new Error('nobody keeps versions');
    return this.source;
  }
}
