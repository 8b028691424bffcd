import { Injectable } from '@nestjs/common';
import type { ContentKind } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { STEP_BYTES } from '../../../platform/storage/disk-step.js';
import { CaptionStore } from './caption-store.js';
import { PreviewStore } from './preview-store.js';
import { originalKey, type UploadRecord } from '../upload-record.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';

const COLUMNS = `u.id, u.booking_id as "bookingId", u.creator_id as "creatorId", u.file_name as "fileName",
  u.size::float8 as size, u.declared_type as "declaredType", u.mime_type as "mimeType", u.kind, u.refusal,
  u.finished_at as "finishedAt",
  (select c.file_name from captions c where c.upload_id = u.id and c.creator_id = u.creator_id) as captions,
  exists (select from submission_files f where f.upload_id = u.id and f.creator_id = u.creator_id) as delivered,
  exists (select from previews p where p.upload_id = u.id and p.creator_id = u.creator_id and p.status = 'ready') as "isViewable"`;

/** The rows of uploads. */
@Injectable()
export class UploadStore {
  constructor(
    private readonly previews: PreviewStore,
    private readonly captions: CaptionStore,
  ) {}

  async find(from: Statements, id: string): Promise<UploadRecord | null> {
    return from.row<UploadRecord>(
      'find-upload',
      `select ${COLUMNS} from uploads u where u.id = $1 and u.creator_id = $2`,
      [id, await CREATORS_OF_UPLOADS.of(from, id)],
    );
  }

  /** Oldest first. */
  async ofBooking(from: Statements, bookingId: string): Promise<UploadRecord[]> {
    return from.rows<UploadRecord>(
      'uploads-of-booking',
      `select ${COLUMNS} from uploads u
       where u.booking_id = $1 and u.creator_id = $2 order by u.created_at, u.id`,
      [bookingId, await CREATORS_OF_BOOKINGS.of(from, bookingId)],
    );
  }

  /** How many uploads of a booking wait to be delivered; nobody else counts until the transaction ends. */
  async countWaiting(tx: Transaction, bookingId: string): Promise<number> {
    await tx.rows(
      'lock-upload-count',
      `select pg_advisory_xact_lock(hashtextextended('uploads:' || $1, 0))`,
      [bookingId],
    );
    const row = await tx.row<{ count: number }>(
      'count-waiting-uploads',
      `select count(*)::int as count from uploads u
       where u.booking_id = $1 and u.creator_id = $2 and u.refusal is null
         and not exists (select from submission_files f where f.upload_id = u.id and f.creator_id = u.creator_id)`,
      [bookingId, await CREATORS_OF_BOOKINGS.of(tx, bookingId)],
    );
    return row?.count ?? 0;
  }

  /**
   * Bytes that uploads under way are promised: the next step of each, and of a creator's together no more than one step, however many
   * they announce. Room is required again before each step. One that has been silent for an hour is promised nothing. Nobody else begins
   * an upload until the transaction ends.
   */
  async outstanding(tx: Transaction): Promise<number> {
    await tx.rows('lock-upload-space', `select pg_advisory_xact_lock(hashtextextended('upload-space', 0))`);
    const row = await tx.row<{ bytes: number }>(
      'outstanding-uploads',
      `select coalesce(sum(least(bytes, $1::bigint)), 0)::float8 as bytes from (
         select sum(least(size - received, $1::bigint)) as bytes from uploads
         where finished_at is null and refusal is null and touched_at > now() - interval '1 hour'
         group by creator_id
       ) of_creator`,
      [STEP_BYTES],
    );
    return row?.bytes ?? 0;
  }

  /** Notes that an upload goes on, and how much has arrived; what a client says wrongly counts as nothing. */
  async touch(from: Statements, id: string, received: number): Promise<void> {
    await from.rows(
      'touch-upload',
      'update uploads set received = least(size, $2::bigint), touched_at = now() where id = $1 and creator_id = $3',
      [
        id,
        Number.isSafeInteger(received) && received >= 0 ? received : 0,
        await CREATORS_OF_UPLOADS.of(from, id),
      ],
    );
  }

  /** Uploads that were begun and then silent for a day. */
  async silentForADay(from: Statements): Promise<string[]> {
    const rows = await from.rows<{ id: string }>(
      'silent-uploads',
      `select id from uploads where finished_at is null and refusal is null
       and touched_at < now() - interval '1 day' order by touched_at limit 1000`,
    );
    return rows.map(({ id }) => id);
  }

  async insert(
    tx: Transaction,
    upload: Pick<UploadRecord, 'id' | 'bookingId' | 'creatorId' | 'fileName' | 'size' | 'declaredType'>,
  ): Promise<void> {
    CREATORS_OF_UPLOADS.learn(upload.id, upload.creatorId);
    await tx.rows(
      'insert-upload',
      `insert into uploads (id, booking_id, creator_id, file_name, size, declared_type) values ($1, $2, $3, $4, $5, $6)`,
      [upload.id, upload.bookingId, upload.creatorId, upload.fileName, upload.size, upload.declaredType],
    );
  }

  /** @returns whether it was unfinished until now */
  async markFinished(
    tx: Transaction,
    id: string,
    content: { fileName: string; mimeType: string; kind: ContentKind; sha256: string },
  ): Promise<boolean> {
    const row = await tx.row(
      'finish-upload',
      `update uploads set mime_type = $2, kind = $3, sha256 = $4, storage_key = $5, file_name = $6,
         finished_at = $7
       where id = $1 and creator_id = $8 and finished_at is null and refusal is null returning id`,
      [
        id,
        content.mimeType,
        content.kind,
        content.sha256,
        originalKey(id),
        content.fileName,
        new Date(tx.now),
        await CREATORS_OF_UPLOADS.of(tx, id),
      ],
    );
    return row !== null;
  }

  async markRefused(from: Statements, id: string, refusal: string): Promise<void> {
    await from.rows(
      'refuse-upload',
      'update uploads set refusal = $2 where id = $1 and creator_id = $3 and finished_at is null',
      [id, refusal, await CREATORS_OF_UPLOADS.of(from, id)],
    );
  }

  /** @returns whether it is gone; what is part of a version stays */
  async remove(tx: Transaction, id: string): Promise<boolean> {
    const key = [id, await CREATORS_OF_UPLOADS.of(tx, id)];
    const kept = await tx.row(
      'delivered-upload',
      'select 1 from submission_files where upload_id = $1 and creator_id = $2 limit 1',
      key,
    );
    if (kept) return false;
    // Captions that are being added wait until it is gone, or it waits for them.
    await tx.rows('lock-upload', 'select 1 from uploads where id = $1 and creator_id = $2 for update', key);
    await this.captions.remove(tx, id);
    await this.previews.remove(tx, id);
    await tx.rows('remove-upload', 'delete from uploads where id = $1 and creator_id = $2', key);
    return true;
  }
}
