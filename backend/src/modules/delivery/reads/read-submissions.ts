import { Injectable } from '@nestjs/common';
import type {
  ContentKind,
  CountedPart,
  LargePreviewProblem,
  MediaFacts,
  PreviewProblem,
  PreviewStatus,
  RevisionKind,
  ScrubSheet,
  SourceFacts,
  SubmissionStatus,
  AiUse,
} from '@reelpact/domain';
import { Database, type Statements } from '../../../platform/database/database.js';
import { unseen } from '../../../platform/database/unseen.js';
import { CREATORS_OF_BOOKINGS } from '../../bookings/index.js';

/** A large preview as it was asked for and made. */
interface OrderedLargePreview {
  status: PreviewStatus;
  problem: LargePreviewProblem | null;
  key: string | null;
  isClean: boolean;
  width: number | null;
  height: number | null;
}

export interface SubmissionView {
  id: string;
  bookingId: string;
  version: number;
  status: SubmissionStatus;
  notes: string | null;
  revisionKind: RevisionKind | null;
  missing: CountedPart[];
  submittedAt: string;
  files: {
    id: string;
    uploadId: string;
    slotId: string;
    fileName: string;
    size: number;
    mimeType: string;
    kind: ContentKind;
    sha256: string;
    /** What the creator stated of AI in it; null where nothing was stated. */
    ai: AiUse | null;
    storageKey: string;
    preview: PreviewStatus;
    previewProblem: PreviewProblem | null;
    previewCut: number | null;
    previewKey: string | null;
    previewType: string | null;
    posterKey: string | null;
    /** Without the watermark; null until they are made, after the originals were unlocked. */
    cleanKey: string | null;
    cleanPosterKey: string | null;
    media: MediaFacts | null;
    source: SourceFacts | null;
    sheetKey: string | null;
    sheet: ScrubSheet | null;
    captionsKey: string | null;
    /** Null where nobody has asked for one. */
    large: OrderedLargePreview | null;
  }[];
}

/** Where versions stand; each table is also in the function below, which a test compares. */
export const VERSION_TABLES = `submissions s
    left join submission_files f on f.submission_id = s.id and f.creator_id = s.creator_id
    left join uploads u on u.id = f.upload_id and u.creator_id = f.creator_id
    left join previews p on p.upload_id = u.id and p.creator_id = u.creator_id
    left join large_previews l on l.upload_id = u.id and l.creator_id = u.creator_id
    left join captions c on c.upload_id = u.id and c.creator_id = u.creator_id`;

/** For each file of the bookings `listed`, which transactions wrote the rows of which its answer is made. SQL. */
export const STAMPS_OF_VERSIONS =
  'stamps_of_versions(array(select id from listed), array(select creator_id from listed))';

const SUBMISSIONS = `
  select s.id, s.booking_id as "bookingId", s.version, s.status, s.notes, s.revision_kind as "revisionKind", s.missing, s.submitted_at as "submittedAt",
    coalesce(json_agg(json_build_object('id', f.id, 'uploadId', u.id, 'slotId', f.slot_id, 'fileName', u.file_name, 'size', u.size,
      'mimeType', u.mime_type, 'kind', u.kind, 'sha256', u.sha256, 'ai', f.ai, 'storageKey', u.storage_key,
      'preview', coalesce(p.status, 'pending'), 'previewKey', p.preview_key, 'previewType', p.preview_type,
      'previewProblem', p.problem, 'previewCut', p.cut_after_seconds,
      'posterKey', p.poster_key, 'cleanKey', p.clean_key, 'cleanPosterKey', p.clean_poster_key,
      'sheetKey', p.sheet_key, 'sheet', p.sheet,
      'captionsKey', c.storage_key,
      'large', case when l.upload_id is not null then json_build_object('status', l.status, 'problem', l.problem,
        'key', l.large_key, 'isClean', l.is_clean, 'width', l.width, 'height', l.height) end,
      'media', case when p.width is not null then json_build_object('width', p.width, 'height', p.height,
        'fps', case when p.fps_num is not null then json_build_object('num', p.fps_num, 'den', p.fps_den) end,
        'frameCount', p.frame_count, 'durationMs', p.duration_ms, 'hasAudio', p.has_audio) end,
      'source', case when p.source_width is not null then json_build_object('width', p.source_width,
        'height', p.source_height, 'durationMs', p.source_duration_ms) end) order by f.position) filter (where f.id is not null), '[]') as files
  from ${VERSION_TABLES}
  where s.booking_id = any(${unseen(1, 'uuid[]')}) and s.creator_id = any(${unseen(2, 'uuid[]')})
  group by s.id order by s.booking_id, s.version desc`;

/** The number of a version; null when it is none of this booking. */
export async function versionOf(
  at: Statements,
  submissionId: string,
  bookingId: string,
): Promise<number | null> {
  const row = await at.row<{ version: number }>(
    'version-of-submission',
    'select version from submissions where id = $1 and booking_id = $2 and creator_id = $3',
    [submissionId, bookingId, await CREATORS_OF_BOOKINGS.of(at, bookingId)],
  );
  return row?.version ?? null;
}

@Injectable()
export class ReadSubmissions {
  constructor(private readonly database: Database) {}

  /** The versions of each booking, newest first. */
  async of(
    bookingIds: readonly string[],
    at: Statements = this.database,
  ): Promise<Map<string, SubmissionView[]>> {
    const found = new Map<string, SubmissionView[]>(bookingIds.map((id) => [id, []]));
    if (bookingIds.length === 0) return found;
    const rows = await at.rows<SubmissionView>('submissions-of-bookings', SUBMISSIONS, [
      bookingIds,
      await CREATORS_OF_BOOKINGS.ofMany(at, bookingIds),
    ]);
    for (const row of rows) found.get(row.bookingId)?.push(row);
    return found;
  }
}
