import { Injectable } from '@nestjs/common';
import { Problem, STAGE_META, UPLOAD_LIMITS, allowedEvents, canTake, formatFileSize } from '@reelpact/domain';
import { Database } from '../../../platform/database/database.js';
import { isId, newId } from '../../../platform/database/ids.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { ReadBookings } from '../../bookings/index.js';
import { UploadStore } from '../persistence/upload-store.js';

export interface WantedUpload {
  bookingId: string;
  fileName: string;
  /** Bytes. */
  size: number;
  declaredType: string;
}

/** A submission's worth of files, and as many again for second thoughts. */
const MAX_WAITING = UPLOAD_LIMITS.maxFilesPerSubmission * 2;
const WEEK = 7 * 24 * 3_600_000;
/** Clocks of servers and database differ. */
const HOUR = 3_600_000;

export const ABANDONED_TASK = 'discard-abandoned-upload';
export const ABANDONED_AFTER = WEEK;

@Injectable()
export class BeginUpload {
  constructor(
    private readonly database: Database,
    private readonly bookings: ReadBookings,
    private readonly uploads: UploadStore,
    private readonly disk: DiskSpace,
  ) {}

  /**
   * Makes room for a file of a booking.
   * @returns the upload's id
   * @throws Problem BOOKING_NOT_FOUND for everyone but the booking's creator, INVALID_TRANSITION when nothing can be
   *   delivered now, VALIDATION_FAILED, PAYLOAD_TOO_LARGE, CONFLICT or OUT_OF_SPACE
   */
  async run(
    creatorId: string | null,
    { bookingId, fileName, size, declaredType }: WantedUpload,
  ): Promise<string> {
    const record = isId(bookingId) ? await this.bookings.find(this.database, bookingId) : null;
    if (!record || record.creatorId !== creatorId || STAGE_META[record.state.stage].hiddenFromCreator) {
      throw new Problem('BOOKING_NOT_FOUND');
    }
    if (size < 1) throw new Problem('VALIDATION_FAILED', `${fileName} is empty.`);
    if (size > UPLOAD_LIMITS.maxFileBytes) {
      throw new Problem(
        'PAYLOAD_TOO_LARGE',
        `${fileName} is larger than ${formatFileSize(UPLOAD_LIMITS.maxFileBytes)}.`,
      );
    }
    return this.database.transaction(async (tx) => {
      if (!canTake(record.state, 'submit_content', tx.now)) {
        throw new Problem('INVALID_TRANSITION', 'No content can be delivered for this booking now.', {
          details: { allowedEvents: allowedEvents(record.state, 'creator', tx.now) },
        });
      }
      if ((await this.uploads.countWaiting(tx, bookingId)) >= MAX_WAITING) {
        throw new Problem(
          'CONFLICT',
          'Too many files are waiting to be delivered. Please deliver them first.',
        );
      }
      this.disk.require(size, await this.uploads.outstanding(tx));
      const id = newId();
      await this.uploads.insert(tx, { id, bookingId, creatorId, fileName, size, declaredType });
      await tx.enqueue(
        ABANDONED_TASK,
        { uploadId: id },
        { key: `${ABANDONED_TASK}:${id}`, runAt: new Date(Date.now() + ABANDONED_AFTER + HOUR) },
      );
      return id;
    });
  }
}
