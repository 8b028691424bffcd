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

  /** Whether a link can't end before its time. */
  isNeverLocked(file: LinkedFile): boolean {
    return lockedUploadOf(file) === null;
  }

  /** Whether a file may be served to someone with a link to it. */
  async allows(file: LinkedFile): Promise<boolean> {
    const uploadId = lockedUploadOf(file);
    if (uploadId === null) return true;
    const upload = await this.uploads.find(this.database, uploadId);
    const booking = upload && (await this.bookings.find(this.database, upload.bookingId));
    return booking !== null && originalsUnlocked(booking.state);
  }
}

/** The upload that must be unlocked; null where a file is anybody's who has its link. */
const lockedUploadOf = ({ key, whileUnlocked }: LinkedFile): string | null =>
  cleanUploadOf(key) ?? (whileUnlocked ? originalUploadOf(key) : null);
