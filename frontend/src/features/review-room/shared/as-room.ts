import type {
  BookingDto,
  ReviewItemDto,
  SharedFileDto,
  SharedItemDto,
  SharedReviewAboutDto,
  SharedRoomDto,
  SubmissionFileDto,
} from '../../../api/calls';
import type { RoomBooking } from '../../../booking/review/room-items';

/** A file as the stage takes it; what reviewers are not given stays empty. */
const asFile = ({ fileName, fileSize, type, playUrl, ...file }: SharedFileDto): SubmissionFileDto => ({
  ...file,
  type,
  contentType: type,
  playUrl,
  url: playUrl,
  source: null,
  downloadUrl: null,
  original: false,
  filename: fileName,
  fileName,
  size: fileSize,
  fileSize,
  fileType: '',
  sha256: '',
  ai: null,
});

/** What the room draws for a reviewer. @param token stands where a booking's id would: reviewers aren't given that */
export const asRoom = (
  token: string,
  { brandName, creatorName }: SharedReviewAboutDto,
  { versions }: SharedRoomDto,
): RoomBooking => ({
  id: token,
  role: 'reviewer',
  final: false,
  brandName,
  revisionsLeft: 'unlimited' satisfies BookingDto['revisionsLeft'],
  package: { creator: { displayName: creatorName } },
  submissions: versions.map(({ files, ...version }) => ({
    ...version,
    status: 'in_review',
    notes: null,
    revisionKind: null,
    missing: [],
    files: files.map(asFile),
  })),
});

export const asItem = ({ canChange: _own, ...item }: SharedItemDto): ReviewItemDto => ({
  ...item,
  internal: false,
  mark: null,
});
