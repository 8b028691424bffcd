import { Injectable } from '@nestjs/common';
import { originalsUnlocked } from '@reelpact/domain';
import { Database } from '../../platform/database/database.js';
import type { LinkedFile } from '../../platform/storage/file-links.js';
import { ReadBookings } from '../bookings/index.js';
import { UploadStore } from './persistence/upload-store.js';
import { cleanUploadOf, originalUploadOf } from './upload-record.js';

/**
 * Guards a brand's originals and previews without a watermark once more where they are served: a link may outlive the release that it was
 * given for.
 */
@Injectable()
export class UnlockedFiles {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadStore,
    private readonly bookings: ReadBookings,
  ) {}

  /** Whether a file may be served to someone with a link to it. */
  async allows({ key, whileUnlocked }: LinkedFile): Promise<boolean> {
    const uploadId = cleanUploadOf(key) ?? (whileUnlocked ? originalUploadOf(key) : null);
    if (uploadId === null) return true;
    const upload = await this.uploads.find(this.database, uploadId);
    const booking = upload && (await this.bookings.find(this.database, upload.bookingId));
    return booking !== null && originalsUnlocked(booking.state);
  }
}
