import { Injectable } from '@nestjs/common';
import type { ContentKind } from '@reelpact/domain';
import type { Transaction } from '../../../platform/database/database.js';
import { DeleteFiles } from '../../../platform/storage/delete-files.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';

/** The captions of uploads, whose files go with them. */
@Injectable()
export class CaptionStore {
  constructor(private readonly files: DeleteFiles) {}

  /** An arrived upload of a booking, which nobody discards until the transaction ends; null where there is none. */
  async lockUpload(
    tx: Transaction,
    bookingId: string,
    uploadId: string,
  ): Promise<{ kind: ContentKind; isDelivered: boolean } | null> {
    return tx.row(
      'lock-captioned-upload',
      `select u.kind, exists (select from submission_files f where f.upload_id = u.id and f.creator_id = u.creator_id) as "isDelivered"
       from uploads u where u.id = $2 and u.booking_id = $1 and u.creator_id = $3 and u.finished_at is not null for update of u`,
      [bookingId, uploadId, await CREATORS_OF_UPLOADS.of(tx, uploadId)],
    );
  }

  /** In the place of those that were there before. @param captions their file is in the storage */
  async put(
    tx: Transaction,
    uploadId: string,
    { key, fileName, sha256 }: { key: string; fileName: string; sha256: string },
  ): Promise<void> {
    await this.remove(tx, uploadId);
    await tx.rows(
      'put-captions',
      `insert into captions (upload_id, storage_key, file_name, sha256, created_at, creator_id)
       values ($1, $2, $3, $4, $5, $6)`,
      [uploadId, key, fileName, sha256, new Date(tx.now), await CREATORS_OF_UPLOADS.of(tx, uploadId)],
    );
  }

  /** With their file, once the transaction is committed. */
  async remove(tx: Transaction, uploadId: string): Promise<void> {
    const removed = await tx.row<{ key: string }>(
      'remove-captions',
      'delete from captions where upload_id = $1 and creator_id = $2 returning storage_key as key',
      [uploadId, await CREATORS_OF_UPLOADS.of(tx, uploadId)],
    );
    if (removed) await this.files.after(tx, [removed.key]);
  }
}
