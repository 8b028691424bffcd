import type { Party } from '@reelpact/domain';
import type { ReviewViewDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';

type Views = readonly ReviewViewDto[];

const viewOf = (submissionId: string, uploadId: string, views: Views, party: Party) =>
  views.find(
    (view) => view.party === party && view.submissionId === submissionId && view.uploadId === uploadId,
  );

/** The uploads of a version that a party has never opened. */
export const unopenedFiles = ({ id, files }: SubmissionDto, views: Views, party: Party): string[] =>
  files.map(({ uploadId }) => uploadId).filter((uploadId) => !viewOf(id, uploadId, views, party));

/** As much of a video as has to be played before it counts as seen. */
const SEEN_SHARE = 0.9;

/** Whether a party has seen a file: a photo that was opened, a video that was played nearly whole. */
export function isSeen(
  { uploadId, media }: SubmissionFileDto,
  submissionId: string,
  views: Views,
  party: Party,
): boolean {
  const view = viewOf(submissionId, uploadId, views, party);
  if (!view) return false;
  const { durationMs = null } = media ?? {};
  return durationMs === null || view.secondsWatched >= (durationMs / 1000) * SEEN_SHARE;
}
