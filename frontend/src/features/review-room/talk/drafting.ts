import { isSendable } from '@reelpact/domain';
import type { ReviewDraftChangeDto } from '../../../api/calls';
import {
  useAddReviewDraftMutation,
  useChangeReviewDraftMutation,
  useKeepReviewNoteInternalMutation,
  useRemoveReviewDraftMutation,
} from '../../../api/room-calls';
import { type PlacedItem, type RoomBooking } from '../../../booking/review/room-items';
import type { Place } from './use-place';

/** What a reader of the room can do with what isn't sent yet. Each rejects when the server didn't take it. */
export interface Drafting {
  add: (place: Pick<Place, 'version' | 'file'>, draft: ReviewDraftChangeDto) => Promise<{ id: string }>;
  change: (itemId: string, draft: ReviewDraftChangeDto) => Promise<unknown>;
  remove: (itemId: string) => Promise<unknown>;
  /** Of reviewers' notes: whether one stays with the brand. Null for those who don't decide that. */
  keepInternal: ((itemId: string, internal: boolean) => Promise<unknown>) | null;
  canChange: (item: PlacedItem) => boolean;
  /** Whether they say if a change is in the brief, which costs no round. */
  asksCause: boolean;
  placeholder: string;
  /** Who sees what isn't sent yet; null where there is none. */
  hint: (items: readonly PlacedItem[]) => string | null;
}

/** The brand's drafts, and what reviewers wrote for it. */
export function useDrafting({ id, submissions: [latest], package: pack }: RoomBooking): Drafting {
  const [add] = useAddReviewDraftMutation();
  const [change] = useChangeReviewDraftMutation();
  const [remove] = useRemoveReviewDraftMutation();
  const [keep] = useKeepReviewNoteInternalMutation();
  return {
    add: ({ version, file }, draft) =>
      add({
        id,
        reviewDraftDto: { ...draft, submissionId: version.id, uploadId: file.uploadId },
      }).unwrap(),
    change: (itemId, draft) => change({ id, itemId, reviewDraftChangeDto: draft }).unwrap(),
    remove: (itemId) => remove({ id, itemId }).unwrap(),
    keepInternal: (itemId, internal) => keep({ id, itemId, keepInternalDto: { internal } }).unwrap(),
    canChange: ({ submissionId }) => submissionId === latest?.id,
    asksCause: true,
    placeholder: 'Write a comment, yours until sent',
    hint: (items) => {
      const drafts = items.filter(isSendable);
      if (drafts.length === 0) return null;
      const count = `Not sent yet (${drafts.length}).`;
      return drafts.some(({ reviewer }) => reviewer !== null)
        ? `${count} ${pack.creator.displayName} doesn’t see these.`
        : `${count} Only you see these.`;
    },
  };
}
