import type { SharedReviewAboutDto, SharedRoomDto } from '../../../api/calls';
import {
  useAddReviewNoteMutation,
  useChangeReviewNoteMutation,
  useRemoveReviewNoteMutation,
} from '../../../api/room-link-calls';
import type { Drafting } from '../talk/drafting';

/** A reviewer's own notes, and those of the others with the same link. */
export function useNotes(
  token: string,
  { brandName }: SharedReviewAboutDto,
  { items, versions: [latest] }: SharedRoomDto,
): Drafting {
  const [add] = useAddReviewNoteMutation();
  const [change] = useChangeReviewNoteMutation();
  const [remove] = useRemoveReviewNoteMutation();
  const own = new Set(
    items
      .filter(({ canChange, submissionId }) => canChange && submissionId === latest?.id)
      .map(({ id }) => id),
  );
  return {
    add: ({ version, file }, draft) =>
      add({
        token,
        reviewNoteDto: { ...draft, submissionId: version.id, uploadId: file.uploadId },
      }).unwrap(),
    change: (itemId, draft) => change({ token, itemId, reviewNoteChangeDto: draft }).unwrap(),
    remove: (itemId) => remove({ token, itemId }).unwrap(),
    keepInternal: null,
    canChange: ({ id }) => own.has(id),
    asksCause: false,
    placeholder: `Write a note for ${brandName}.`,
    hint: (shown) =>
      shown.some(({ state }) => state === 'draft')
        ? `Notes are for ${brandName} and the people with this link.`
        : null,
  };
}
