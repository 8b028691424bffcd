import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CAPTIONS,
  CAPTIONS_MESSAGES as MESSAGES,
  Problem,
  captionsText,
  parseCaptions,
} from '@reelpact/domain';
import type { Caller } from '../../../platform/access/caller.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { isId, newId } from '../../../platform/database/ids.js';
import { DiskSpace } from '../../../platform/storage/disk-space.js';
import { FileStorage } from '../../../platform/storage/file-storage.js';
import { FindBooking, ReadBookings } from '../../bookings/index.js';
import { CaptionStore } from '../persistence/caption-store.js';
import { captionsKey } from '../upload-record.js';

/** Gives an uploaded video captions, until it is delivered. */
@Injectable()
export class CaptionUpload {
  constructor(
    private readonly database: Database,
    private readonly find: FindBooking,
    private readonly bookings: ReadBookings,
    private readonly captions: CaptionStore,
    private readonly storage: FileStorage,
    private readonly disk: DiskSpace,
  ) {}

  /**
   * In the place of those that it has.
   * @param sent WebVTT, of which the times and the plain text are kept
   * @throws Problem BOOKING_NOT_FOUND; FORBIDDEN for everyone but the creator; VALIDATION_FAILED with the line that is wrong; NOT_FOUND;
   *   CONFLICT for a photo, and once it was delivered; OUT_OF_SPACE
   */
  async put(
    caller: Caller,
    bookingId: string,
    uploadId: string,
    sent: { fileName: string; text: string },
  ): Promise<void> {
    const { id } = await this.find.inRole(caller, bookingId, 'creator');
    if (!isId(uploadId)) throw new Problem('NOT_FOUND');
    const content = Buffer.from(written(sent.text));
    this.disk.require(content.length);
    // The file first: a row must never lead to nothing.
    const key = captionsKey(uploadId, newId());
    await this.storage.write(key, content);
    const made = { key, fileName: sent.fileName, sha256: createHash('sha256').update(content).digest('hex') };
    try {
      await this.changing(id, uploadId, (tx) => this.captions.put(tx, uploadId, made));
    } catch (error) {
      await this.storage.remove(key);
      throw error;
    }
  }

  /** Nothing happens where there are none. @throws Problem as above */
  async remove(caller: Caller, bookingId: string, uploadId: string): Promise<void> {
    const { id } = await this.find.inRole(caller, bookingId, 'creator');
    if (!isId(uploadId)) throw new Problem('NOT_FOUND');
    await this.changing(id, uploadId, (tx) => this.captions.remove(tx, uploadId));
  }

  private changing(
    bookingId: string,
    uploadId: string,
    change: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async (tx) => {
      // Delivering waits for it as well: what is delivered stays as the brand sees it.
      await this.bookings.lock(tx, bookingId);
      const upload = await this.captions.lockUpload(tx, bookingId, uploadId);
      if (!upload) throw new Problem('NOT_FOUND');
      if (upload.kind !== 'video') throw new Problem('CONFLICT', MESSAGES.notVideo);
      if (upload.isDelivered) throw new Problem('CONFLICT', MESSAGES.frozen);
      await change(tx);
    });
  }
}

/** @throws Problem VALIDATION_FAILED */
function written(text: string): string {
  const read =
    Buffer.byteLength(text) > CAPTIONS.maxBytes ? { problem: MESSAGES.tooLarge } : parseCaptions(text);
  if ('problem' in read)
    throw new Problem('VALIDATION_FAILED', read.problem, { errors: { text: read.problem } });
  return captionsText(read.captions);
}
