import { ITEM_MESSAGES } from '@reelpact/domain';
import type { BookingDto, SubmissionDto, SubmissionFileDto } from '../../api/calls';
import type { ReviewRoomDto } from '../../api/generated-review';
import { reportFailure } from '../../api/errors';
import { useAcceptReviewFileMutation } from '../../api/room-calls';
import { type PlacedItem, fileOf, isOpenChange } from './room-items';

export type AcceptedFiles = ReadonlySet<SubmissionFileDto['uploadId']>;

export const acceptedIn = (room: ReviewRoomDto | undefined): AcceptedFiles =>
  new Set(room?.acceptedFiles?.map(({ uploadId }) => uploadId));

/** "2 of 3 files accepted"; null while none is. */
export function acceptedText(
  { files }: Pick<SubmissionDto, 'files'>,
  accepted: AcceptedFiles,
): string | null {
  const count = files.filter(({ uploadId }) => accepted.has(uploadId)).length;
  return count === 0 ? null : `${count} of ${files.length} file${files.length === 1 ? '' : 's'} accepted`;
}

/** Why a file can't be accepted now; null when it can. */
export const notAcceptable = (
  { slotId }: Pick<SubmissionFileDto, 'slotId'>,
  items: readonly PlacedItem[],
  booking: Pick<BookingDto, 'submissions'>,
): string | null =>
  items.some((item) => isOpenChange(item) && fileOf(item, booking)?.slotId === slotId)
    ? ITEM_MESSAGES.openChange
    : null;

/** Says that a file is right as it is, or takes that back. */
export function useAcceptFile(id: BookingDto['id']): (uploadId: string, accepted: boolean) => void {
  const [accept] = useAcceptReviewFileMutation();
  return (uploadId, accepted) =>
    void accept({ id, uploadId, acceptFileDto: { accepted } })
      .unwrap()
      .catch((error: unknown) => reportFailure(error, { otherwise: 'Not saved. Please try again.' }));
}
