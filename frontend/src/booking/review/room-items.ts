import { type ListedItem, becameText, inListOrder, rangeText } from '@reelpact/domain';
import type { BookingDto, ReviewItemDto, SubmissionFileDto } from '../../api/calls';

type Versions = Pick<BookingDto, 'submissions'>;

/** As much of a booking as its room needs: for its parties, and for people who came by a review link and may know no more of it. */
export type RoomBooking = Pick<BookingDto, 'id' | 'final' | 'submissions' | 'brandName' | 'revisionsLeft'> & {
  role: BookingDto['role'] | 'reviewer';
  package: { creator: Pick<BookingDto['package']['creator'], 'displayName'> };
};

/** A comment with where it stands: in which file of its version, and what was answered. */
export type PlacedItem = ReviewItemDto & Pick<ListedItem, 'file'> & { answers: readonly ReviewItemDto[] };

/** The file that an item is about, in the version that it was said about; null for the version as a whole. */
export function fileOf(
  { submissionId, uploadId }: Pick<ReviewItemDto, 'submissionId' | 'uploadId'>,
  { submissions }: Versions,
): SubmissionFileDto | null {
  const version = submissions.find(({ id }) => id === submissionId);
  return version?.files.find((file) => file.uploadId === uploadId) ?? null;
}

/** Comments with their answers, by file and time. */
export function placedItems(items: readonly ReviewItemDto[], booking: Versions): PlacedItem[] {
  const placed = items
    .filter(({ parentId }) => parentId === null)
    .map((item) => {
      const file = fileOf(item, booking);
      const version = booking.submissions.find(({ id }) => id === item.submissionId);
      return {
        ...item,
        answers: items.filter(({ parentId }) => parentId === item.id),
        file: file && {
          name: file.filename,
          position: version?.files.indexOf(file) ?? 0,
          rate: file.media?.fps ?? null,
        },
      };
    });
  return inListOrder(placed);
}

/** When in its file an item is: "0:04.2"; "Whole file" or "Whole version" where it has no time. */
export function timeText({ file, startFrame, endFrame }: Pick<PlacedItem, keyof ListedItem>): string {
  if (file === null) return 'Whole version';
  if (startFrame === null || file.rate === null) return 'Whole file';
  return rangeText(startFrame, endFrame, file.rate);
}

/**
 * Who made an item what it is now; empty while nobody has done anything with it since it was sent. The reason why something can't be
 * done stays when the brand is fine with it.
 */
export function evidenceOf(
  item: Pick<ReviewItemDto, 'events' | 'kind' | 'version' | 'round'>,
  { brandName, package: pack, submissions, final }: Omit<RoomBooking, 'id' | 'role' | 'revisionsLeft'>,
): { text: string; note: string | null }[] {
  const { events } = item;
  const latest = submissions[0]?.version ?? 0;
  const last = events.at(-1);
  const shown = events.slice(last?.from === 'wont_do' && last.to === 'accepted' ? -2 : -1);
  return shown.flatMap((event) => {
    if (event.from === 'draft') return [];
    const who = event.party === 'brand' ? brandName : pack.creator.displayName;
    return [{ text: becameText(event, item, { latest, final }, who), note: event.note }];
  });
}

export const isOpenChange = ({ kind, state }: Pick<ReviewItemDto, 'kind' | 'state'>): boolean =>
  kind === 'change' && state === 'open';

/** What is told when drafts are sent: which reviewers' notes were seen among them. One that was changed since then stays a draft. */
export const seenNotes = (drafts: readonly Pick<ReviewItemDto, 'mark'>[]): string[] =>
  drafts.flatMap(({ mark }) => mark ?? []);

/** The address of a moment: the room opens there with this file, version, frame and comment. */
export function momentPath(
  { version, file, startFrame, number }: Pick<PlacedItem, 'version' | 'file' | 'startFrame' | 'number'>,
  bookingId: string,
): string {
  const place = {
    v: version,
    file: file && file.position + 1,
    t: startFrame,
    c: number,
  };
  const known = Object.entries(place).flatMap(([key, value]) => (value === null ? [] : [[key, `${value}`]]));
  return `/review/${bookingId}?${new URLSearchParams(known).toString()}`;
}
