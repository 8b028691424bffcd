import { Injectable } from '@nestjs/common';
import type { MediaFacts, ScrubSheet, SourceFacts } from '@reelpact/domain';
import type { Statements, Transaction } from '../../../platform/database/database.js';
import { CREATORS_OF_UPLOADS } from '../reads/creator-of-upload.js';

/** A preview whose files are in the storage. */
export interface MadePreview {
  /** Where its files are; null for what there isn't. */
  keys: { preview: string; poster: string | null; sheet: string | null };
  mimeType: string;
  /** How many seconds it shows when that is not all of the video. */
  cutAfterSeconds: number | null;
  scrubSheet: ScrubSheet | null;
  facts: MediaFacts;
  source: SourceFacts;
}

/** The rows of previews, one for each upload. */
@Injectable()
export class PreviewStore {
  /** Notes that one is to be made; one that is ordered already stays as it is. */
  async order(tx: Transaction, uploadId: string): Promise<void> {
    await tx.rows(
      'order-preview',
      `insert into previews (upload_id, creator_id, status) values ($1, $2, 'pending') on conflict do nothing`,
      [uploadId, await CREATORS_OF_UPLOADS.of(tx, uploadId)],
    );
  }

  async ready(tx: Transaction, uploadId: string, made: MadePreview): Promise<void> {
    const { keys, mimeType, cutAfterSeconds, scrubSheet, facts, source } = made;
    await tx.rows(
      'preview-ready',
      `update previews set status = 'ready', preview_key = $2, preview_type = $3, poster_key = $4,
         cut_after_seconds = $5, sheet_key = $6, sheet = $7::jsonb, fps_num = $8, fps_den = $9, frame_count = $10,
         duration_ms = $11, width = $12, height = $13, has_audio = $14, source_width = $15, source_height = $16,
         source_duration_ms = $17
       where upload_id = $1 and creator_id = $18`,
      [
        ...[uploadId, keys.preview, mimeType, keys.poster, cutAfterSeconds],
        ...[keys.sheet, scrubSheet && JSON.stringify(scrubSheet)],
        ...[facts.fps?.num ?? null, facts.fps?.den ?? null, facts.frameCount, facts.durationMs],
        ...[facts.width, facts.height, facts.hasAudio],
        ...[source.width, source.height, source.durationMs],
        await CREATORS_OF_UPLOADS.of(tx, uploadId),
      ],
    );
  }

  /** @param problem why it can't be made, for its creator */
  async fail(tx: Transaction, uploadId: string, problem: string): Promise<void> {
    await tx.rows(
      'preview-failed',
      `update previews set status = 'failed', problem = $2 where upload_id = $1 and creator_id = $3`,
      [uploadId, problem, await CREATORS_OF_UPLOADS.of(tx, uploadId)],
    );
  }

  /** Notes where the preview without a watermark is. */
  async cleanReady(
    at: Statements,
    uploadId: string,
    { preview, poster }: { preview: string; poster: string | null },
  ): Promise<void> {
    await at.rows(
      'clean-preview-ready',
      'update previews set clean_key = $2, clean_poster_key = $3 where upload_id = $1 and creator_id = $4',
      [uploadId, preview, poster, await CREATORS_OF_UPLOADS.of(at, uploadId)],
    );
  }

  /** With the large one. */
  async remove(tx: Transaction, uploadId: string): Promise<void> {
    const key = [uploadId, await CREATORS_OF_UPLOADS.of(tx, uploadId)];
    const large = 'delete from large_previews where upload_id = $1 and creator_id = $2';
    await tx.rows('remove-large-preview', large, key);
    await tx.rows('remove-preview', 'delete from previews where upload_id = $1 and creator_id = $2', key);
  }
}
