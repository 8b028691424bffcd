import { type SharedPart, isReviewersOwn, previewNote } from '@reelpact/domain';
import type { BookingRecord } from '../../bookings/index.js';
import { type SubmissionView, shownLargePreview } from '../../delivery/index.js';
import type { RoomItem } from '../reads/read-items.js';
import type { OpenedLink, ReviewerAt } from '../use-cases/open-links.js';
import type { SharedFileDto, SharedItemDto, SharedReviewDto, SharedVersionDto } from './links.dto.js';
import { presentSaid } from './present-item.js';

/** What a link says before and after somebody has given their name. */
export function presentEntry({ link, record, reviewer }: OpenedLink): SharedReviewDto {
  const needsPassword = link.passwordHash !== null;
  const { brandName, creator, package: pack } = record;
  return {
    needsPassword,
    reviewer: reviewer?.name ?? null,
    about:
      needsPassword && !reviewer
        ? null
        : {
            brandName,
            creatorName: creator.displayName,
            packageName: pack.name,
            notesBecome: link.notesBecome,
            expiresAt: link.expiresAt.toISOString(),
          },
  };
}

/** @param token of the link: its files are fetched by the link, so that they end with it */
export const presentVersions = (views: readonly SubmissionView[], token: string): SharedVersionDto[] =>
  views.map(({ id, version, submittedAt, files }) => ({
    id,
    version,
    submittedAt: new Date(submittedAt).toISOString(),
    files: files.map((file) => presentFile(file, token)),
  }));

function presentFile(file: SubmissionView['files'][number], token: string): SharedFileDto {
  const link = (key: string | null, part: SharedPart): string | null =>
    key === null ? null : `/api/review-links/${token}/files/${encodeURIComponent(file.uploadId)}/${part}`;
  const scrub = link(file.sheetKey, 'scrub');
  const { kind, preview: status, previewProblem: problem, previewCut: cutAfterSeconds } = file;
  return {
    id: file.id,
    uploadId: file.uploadId,
    slotId: file.slotId,
    type: file.kind,
    fileName: file.fileName,
    fileSize: file.size,
    playUrl: link(file.previewKey, 'preview'),
    posterUrl: link(file.posterKey, 'poster'),
    captionsUrl: link(file.captionsKey, 'captions'),
    // Never what has no watermark.
    large: shownLargePreview(file, false, (copy) => link(copy?.key ?? null, 'large')),
    media: file.media,
    scrub: scrub !== null && file.sheet ? { url: scrub, ...file.sheet } : null,
    preview: file.preview,
    previewNote: previewNote({ kind, status, problem, cutAfterSeconds }),
  };
}

/** @param at who reads it, at which link: reviewers of other links have no names here */
export const presentShared = (
  item: RoomItem,
  record: BookingRecord,
  { link, reviewer }: Pick<ReviewerAt, 'link' | 'reviewer'>,
): SharedItemDto => ({
  ...presentSaid(item, record),
  reviewer: item.reviewer?.linkId === link.id ? item.reviewer.name : null,
  canChange: item.reviewer?.id === reviewer.id && isReviewersOwn(item),
});
