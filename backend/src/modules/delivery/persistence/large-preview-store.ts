import { Injectable } from '@nestjs/common';
import type { ContentKind, LargePreviewProblem, MediaFacts, SourceFacts } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';

/** A delivered file of which a large preview may be made. */
export interface EnlargeableFile {
  kind: ContentKind;
  creatorId: string;
  /** Whether the standard preview is there to be compared with. */
  isViewable: boolean;
  source: Pick<SourceFacts, 'width' | 'height'> | null;
  isOrdered: boolean;
}

/** What is left to be made, and which frames it must have. */
export interface WantedLargePreview {
  storageKey: string;
  kind: ContentKind;
  bookingId: string;
  source: Pick<SourceFacts, 'width' | 'height'> | null;
  /** How many seconds the standard preview shows when that is not all. */
  cutAfterSeconds: number | null;
  standard: Pick<MediaFacts, 'fps' | 'frameCount' | 'width' | 'height'>;
}

const SOURCE = `case when p.source_width is not null
  then json_build_object('width', p.source_width, 'height', p.source_height) end as source`;

/** The rows of large previews, one for each upload of which somebody has asked for one. */
@Injectable()
export class LargePreviewStore {
  /** Null for what was not delivered for this booking. */
  async find(tx: Transaction, bookingId: string, uploadId: string): Promise<EnlargeableFile | null> {
    return tx.row<EnlargeableFile>(
      'enlargeable-file',
      `select u.kind, u.creator_id as "creatorId", coalesce(p.status = 'ready' and p.width is not null, false) as "isViewable",
         ${SOURCE}, exists (select from large_previews l where l.upload_id = u.id and l.creator_id = u.creator_id) as "isOrdered"
       from submissions s join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
         join uploads u on u.id = f.upload_id and u.creator_id = s.creator_id
         left join previews p on p.upload_id = u.id and p.creator_id = s.creator_id
       where s.booking_id = $1 and f.upload_id = $2 and s.creator_id = $3 limit 1`,
      [bookingId, uploadId, await CREATORS_OF_BOOKINGS.of(tx, bookingId)],
    );
  }

  /** How many were asked for, whatever became of them. */
  async count(tx: Transaction, bookingId: string): Promise<number> {
    const row = await tx.row<{ count: number }>(
      'count-large-previews',
      'select count(*)::int as count from large_previews where booking_id = $1 and creator_id = $2',
      [bookingId, await CREATORS_OF_BOOKINGS.of(tx, bookingId)],
    );
    return row?.count ?? 0;
  }

  async order(tx: Transaction, bookingId: string, uploadId: string): Promise<void> {
    await tx.rows(
      'order-large-preview',
      `insert into large_previews (upload_id, booking_id, creator_id, status, ordered_at)
       values ($2, $1, $4, 'pending', $3)`,
      [bookingId, uploadId, new Date(tx.now), await CREATORS_OF_BOOKINGS.of(tx, bookingId)],
    );
  }

  /** Null when it is there already, or can't be made. */
  async wanted(at: Statements, uploadId: string): Promise<WantedLargePreview | null> {
    return at.row<WantedLargePreview>(
      'wanted-large-preview',
      `select u.storage_key as "storageKey", u.kind, l.booking_id as "bookingId", ${SOURCE},
         p.cut_after_seconds as "cutAfterSeconds",
         json_build_object('width', p.width, 'height', p.height, 'frameCount', p.frame_count,
           'fps', case when p.fps_num is not null then json_build_object('num', p.fps_num, 'den', p.fps_den) end) as standard
       from large_previews l join previews p on p.upload_id = l.upload_id and p.creator_id = l.creator_id
         join uploads u on u.id = l.upload_id and u.creator_id = l.creator_id
       where l.upload_id = $1 and l.creator_id = $2 and l.status = 'pending'`,
      [uploadId, await CREATORS_OF_UPLOADS.of(at, uploadId)],
    );
  }

  /** @param made its size is in pixels */
  async ready(
    tx: Transaction,
    uploadId: string,
    made: { key: string; isClean: boolean; width: number; height: number },
  ): Promise<void> {
    await tx.rows(
      'large-preview-ready',
      `update large_previews set status = 'ready', large_key = $2, is_clean = $3, width = $4, height = $5
       where upload_id = $1 and creator_id = $6`,
      [
        ...[uploadId, made.key, made.isClean, made.width, made.height],
        await CREATORS_OF_UPLOADS.of(tx, uploadId),
      ],
    );
  }

  async fail(tx: Transaction, uploadId: string, problem: LargePreviewProblem): Promise<void> {
    await tx.rows(
      'large-preview-failed',
      `update large_previews set status = 'failed', problem = $2 where upload_id = $1 and creator_id = $3`,
      [uploadId, problem, await CREATORS_OF_UPLOADS.of(tx, uploadId)],
    );
  }
}
