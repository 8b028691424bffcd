import { Injectable } from '@nestjs/common';
import {
  AI_TEXTS,
  type AiUse,
  type ContentKind,
  type CountedPart,
  Problem,
  canTake,
  contentKind,
  deliveryEvent,
  deliveringText,
  fileNameFor,
  isIncomplete,
  isSameMissing,
  missingParts,
  promisesOf,
} from '@reelpact/domain';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { AdvanceBooking, type BookingRecord, type Outcome, type Prepared } from '../../bookings/index.js';
import { UploadStore } from '../persistence/upload-store.js';
import { type FinishedUpload, isFinished } from '../upload-record.js';
import { BeginReview } from './begin-review.js';
import { FinishUpload } from './finish-upload.js';

/** A file as the creator names it. */
interface SubmittedFile {
  fileName: string;
  fileSize: number;
  fileType: string;
  contentType: ContentKind;
  uploadId?: string;
  /** The upload of the version before that it replaces. */
  replaces?: string;
  /** What its creator states of AI in it. */
  ai?: AiUse;
}

export interface Submission {
  files: readonly SubmittedFile[];
  notes?: string;
  /** What its sender was shown as missing, which confirms it; absent where they were shown nothing. */
  missing?: readonly CountedPart[];
}

/** What goes to the handler that writes the version. */
export interface VersionContent {
  files: { uploadId: string; kind: ContentKind; replaces?: string; ai: AiUse | null }[];
  notes: string | null;
}

interface Wish {
  bookingId: string;
  actorId: string;
  submission: Submission;
  authorize: ((record: BookingRecord) => void) | undefined;
}

/** Some uploads may have arrived whole without having been looked at; found under the booking's lock, where there is no time for it. */
class NotCaughtUp extends Error {}

/** Delivers finished uploads as a version. */
@Injectable()
export class SubmitContent {
  constructor(
    private readonly database: Database,
    private readonly advance: AdvanceBooking,
    private readonly review: BeginReview,
    private readonly uploads: UploadStore,
    private readonly finishUpload: FinishUpload,
  ) {}

  /**
   * The same files as in the version that is being reviewed change nothing.
   * @param authorize throws for a caller who may not do this; absent where that was asked before
   * @throws Problem UPLOAD_MISSING or FILE_TYPE_MISMATCH naming the file, INCOMPLETE_DELIVERY or MISSING_CHANGED with what is
   * missing, INVALID_TRANSITION, HOLD_LIMIT or CHARGED_BACK
   */
  async run(
    bookingId: string,
    actorId: string,
    submission: Submission,
    authorize?: (record: BookingRecord) => void,
  ): Promise<Outcome> {
    const wish = { bookingId, actorId, submission, authorize };
    const outcome = await this.submit(wish, { isCaughtUp: false }).catch((error: unknown) => {
      if (error instanceof NotCaughtUp) return null;
      throw error;
    });
    if (outcome) return outcome;
    await this.finishUpload.caughtUp(bookingId);
    return this.submit(wish, { isCaughtUp: true });
  }

  private async submit(
    { submission, ...wish }: Wish,
    { isCaughtUp }: { isCaughtUp: boolean },
  ): Promise<Outcome> {
    const outcome = await this.database.transaction(async (tx) => {
      let chosen: FinishedUpload[] = [];
      const submitted = await this.advance.runIn(tx, {
        ...wish,
        prepare: async (_, record) => {
          const known = await this.uploads.ofBooking(tx, record.id);
          const isUnsettled = known.some((one) => !isFinished(one) && one.refusal === null);
          if (isUnsettled && !isCaughtUp) throw new NotCaughtUp();
          const wanted = canTake(record.state, 'submit_content', tx.now)
            ? choose(submission.files, known.filter(isFinished))
            : null;
          chosen = wanted ?? [];
          return this.prepare(tx, record, wanted, submission);
        },
      });
      // A preview that isn't ready yet asks by itself when it is.
      const isViewable = chosen.every(({ isViewable: one }) => one);
      if ('refused' in submitted || !submitted.changed || !isViewable) return submitted;
      return { ...submitted, record: await this.review.runLocked(tx, submitted.record) };
    });
    if ('refused' in outcome) throw outcome.refused;
    return outcome;
  }

  /** @param chosen null for a booking to which nothing can be delivered */
  private async prepare(
    tx: Transaction,
    record: BookingRecord,
    chosen: FinishedUpload[] | null,
    { files, notes, missing: confirmed }: Submission,
  ): Promise<Prepared | null> {
    if (chosen === null) {
      // The machine says why not; which files it would have been makes no difference.
      return { event: deliveryEvent({ at: tx.now, newFiles: files.length, missing: [], notes }) };
    }
    const before = await this.filesBefore(tx, record, chosen);
    const stated = chosen.map(({ id }, index) => files[index]?.ai ?? lastStatement(before, id));
    if (repeatsLatest(before, chosen, stated)) return null;
    // A creator who has stated something wrong can put it right by a version with the same file, once for each statement.
    const newFiles = chosen.filter(
      ({ id, delivered }, index) => !delivered || isRestated(before, id, stated[index] ?? null),
    ).length;
    if (newFiles === 0) {
      const latest = new Map(before.filter(({ isLatest }) => isLatest).map(({ id, ai }) => [id, ai]));
      const isOther = chosen.some(({ id }, index) => latest.has(id) && latest.get(id) !== stated[index]);
      throw new Problem(
        'UPLOAD_MISSING',
        isOther
          ? AI_TEXTS.statedBefore
          : 'All of these files were delivered before. Please add at least one new file.',
      );
    }
    const missing = missingParts(promisesOf(record.package, record.addons), chosen);
    requireConfirmed(missing, confirmed);
    const attachment: VersionContent = {
      files: chosen.map(({ id, kind }, index) => ({
        uploadId: id,
        kind,
        replaces: files[index]?.replaces,
        ai: stated[index] ?? null,
      })),
      notes: notes ?? null,
    };
    return { event: deliveryEvent({ at: tx.now, newFiles, missing, notes }), attachment };
  }

  /** The files of the latest version, and where the chosen ones were in others, with what was stated of them there. */
  private filesBefore(
    tx: Transaction,
    { id, creatorId, state }: BookingRecord,
    chosen: readonly FinishedUpload[],
  ): Promise<FileBefore[]> {
    if (state.context.version === 0) return Promise.resolve([]);
    return tx.rows<FileBefore>(
      'files-of-versions',
      `select f.upload_id as id, f.ai, s.version = $2 and s.status = 'in_review' as "isLatest"
       from submission_files f join submissions s on s.id = f.submission_id and s.creator_id = f.creator_id
       where s.booking_id = $1 and s.creator_id = $3 and (s.version = $2 or f.upload_id = any($4::text[]))
       order by s.version desc`,
      [id, state.context.version, creatorId, chosen.map(({ id: upload }) => upload)],
    );
  }
}

/** A file of an earlier version, or of the latest one while it is being reviewed. */
interface FileBefore {
  id: string;
  ai: AiUse | null;
  isLatest: boolean;
}

/** What its creator stated of a file when they delivered it last: they needn't say it again. The newest version comes first. */
const lastStatement = (before: readonly FileBefore[], upload: string): AiUse | null =>
  before.find(({ id }) => id === upload)?.ai ?? null;

const isRestated = (before: readonly FileBefore[], upload: string, stated: AiUse | null): boolean =>
  stated !== null && !before.some(({ id, ai }) => id === upload && ai === stated);

function repeatsLatest(
  before: readonly FileBefore[],
  chosen: readonly FinishedUpload[],
  stated: readonly (AiUse | null)[],
): boolean {
  const latest = new Map(before.filter(({ isLatest }) => isLatest).map(({ id, ai }) => [id, ai]));
  return (
    latest.size === chosen.length &&
    chosen.every(({ id }, index) => latest.has(id) && latest.get(id) === stated[index])
  );
}

/**
 * What is missing is counted here, never believed: its sender only confirms what they were shown.
 * @throws Problem INCOMPLETE_DELIVERY where nothing was confirmed, MISSING_CHANGED where it was something else
 */
function requireConfirmed(missing: readonly CountedPart[], confirmed: readonly CountedPart[] = []): void {
  if (isSameMissing(missing, confirmed)) return;
  const details = { missing };
  if (isIncomplete(confirmed)) throw new Problem('MISSING_CHANGED', undefined, { details });
  const message = `${deliveringText(missing)}. Add what is missing, or confirm that it is incomplete.`;
  throw new Problem('INCOMPLETE_DELIVERY', message, { details });
}

/** The upload behind each entry. Uploads come oldest first, so the last that fits is the newest. */
function choose(files: readonly SubmittedFile[], finished: readonly FinishedUpload[]): FinishedUpload[] {
  const chosen: FinishedUpload[] = [];
  for (const file of files) {
    const { uploadId, fileName, fileSize } = file;
    // Its sender knows it by the name it had when it was sent.
    const isNamed = ({ fileName: name, mimeType }: FinishedUpload) =>
      fileNameFor(name, mimeType) === fileNameFor(fileName, mimeType);
    const upload = finished.findLast(
      (one) => (uploadId === undefined ? isNamed(one) : one.id === uploadId) && one.size === fileSize,
    );
    if (!upload) throw new Problem('UPLOAD_MISSING', `${fileName} has not been uploaded completely.`);
    if (chosen.includes(upload)) throw new Problem('VALIDATION_FAILED', `${fileName} is in the list twice.`);
    if (file.contentType !== upload.kind || contentKind(file.fileType) !== upload.kind) {
      const content = upload.kind === 'image' ? 'an image' : 'a video';
      throw new Problem(
        'FILE_TYPE_MISMATCH',
        `${fileName} doesn’t match its type: its content is ${content}.`,
      );
    }
    chosen.push(upload);
  }
  return chosen;
}
