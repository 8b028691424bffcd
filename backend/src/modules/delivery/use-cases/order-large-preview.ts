import { Injectable } from '@nestjs/common';
import {
  LARGE_PREVIEW,
  LARGE_PREVIEW_MESSAGES as MESSAGES,
  Problem,
  STAGE_META,
  largeSize,
  originalsUnlocked,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { MediaQueue } from '../../../platform/media/media-queue.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { FindBooking, LiveBookings, ReadBookings } from '../../bookings/index.js';
import { LargePreviewStore } from '../persistence/large-preview-store.js';

export const LARGE_PREVIEW_TASK = 'large-preview';

/** Has a delivered file made as large as its original, for a brand that wants to judge it closely. */
@Injectable()
export class OrderLargePreview {
  constructor(
    private readonly database: Database,
    private readonly find: FindBooking,
    private readonly bookings: ReadBookings,
    private readonly larges: LargePreviewStore,
    private readonly queue: MediaQueue,
    private readonly disk: DiskSpace,
    private readonly live: LiveBookings,
  ) {}

  /**
   * Safe to repeat: a file has one large preview, and what can't be made isn't tried again.
   * @throws Problem BOOKING_NOT_FOUND; FORBIDDEN for everyone but the brand; NOT_FOUND for what was not delivered; CONFLICT when there is
   *   nothing larger to make, the booking is over, or has as many as it may have; OUT_OF_SPACE
   */
  async run(caller: Caller, bookingId: string, uploadId: string): Promise<void> {
    const requireBrand = this.find.requiring(caller, 'brand');
    const { id } = await this.find.inRole(caller, bookingId, 'brand');
    await this.database.transaction(async (tx) => {
      // One at a time, so that nobody gets past the limit by asking twice at the same moment.
      const record = await this.bookings.lock(tx, id);
      if (!record) throw new Problem('BOOKING_NOT_FOUND');
      requireBrand(record);
      const file = await this.larges.find(tx, id, uploadId);
      if (!file) throw new Problem('NOT_FOUND');
      if (file.isOrdered) return;
      if (!file.isViewable) throw new Problem('CONFLICT', MESSAGES.notYet);
      if (file.source === null || largeSize(file.kind, file.source) === null)
        throw new Problem('CONFLICT', MESSAGES.noLarger);
      if (STAGE_META[record.state.stage].final && !originalsUnlocked(record.state))
        throw new Problem('CONFLICT', MESSAGES.over);
      if ((await this.larges.count(tx, id)) >= LARGE_PREVIEW.perBooking)
        throw new Problem('CONFLICT', MESSAGES.tooMany);
      this.disk.require(0);
      await this.larges.order(tx, id, uploadId);
      const { kind, creatorId: ownerId } = file;
      await this.queue.add(tx, { task: LARGE_PREVIEW_TASK, subject: uploadId, ownerId, kind });
      await this.live.tell(tx, record, { kind: 'booking' });
    });
  }
}
