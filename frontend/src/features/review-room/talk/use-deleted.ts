import { useState } from 'react';
import type { ReviewDraftChangeDto } from '../../../api/calls';
import { reportFailure } from '../../../api/errors';
import { fileOf, type PlacedItem, type RoomBooking } from '../../../booking/review/room-items';
import type { Drafting } from './drafting';

interface Deleted {
  item: PlacedItem;
  /** Its place in the list. */
  index: number;
  /** What the server says to it; rejects when it is still there. */
  removal: Promise<unknown>;
}

/** Whether a draft can be written again as it was: one that is the reader's own, about a file of the newest version. */
export function canRestore(
  item: PlacedItem,
  { submissions: [latest] }: RoomBooking,
  drafting: Drafting,
): boolean {
  const isOthers = item.reviewer !== null && drafting.keepInternal !== null;
  return !isOthers && item.file !== null && item.submissionId === latest?.id;
}

/** The draft that was thrown away last, which can be brought back until another one is. */
export function useDeleted(booking: RoomBooking, drafting: Drafting) {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  /** The draft that was brought back, by its new ID. */
  const [restoredId, setRestoredId] = useState<string | null>(null);

  async function remove(item: PlacedItem, index: number): Promise<void> {
    const removal = drafting.remove(item.id);
    setDeleted({ item, index, removal });
    try {
      await removal;
    } catch (error) {
      setDeleted(null);
      setRestoredId(item.id);
      reportFailure(error, { otherwise: 'It could not be deleted.' });
    }
  }
  async function restore({ item, removal }: Deleted): Promise<void> {
    const { kind, cause, body, startFrame, endFrame, shape } = item;
    const version = booking.submissions.find(({ id }) => id === item.submissionId);
    const file = fileOf(item, booking);
    if (!version || !file) return;
    const draft = {
      ...{ kind, body, startFrame, endFrame, shape },
      ...(drafting.asksCause && cause !== null && { cause }),
    } satisfies ReviewDraftChangeDto;
    try {
      await removal;
      const { id } = await drafting.add({ version, file }, draft);
      setRestoredId(id);
      setDeleted(null);
    } catch (error) {
      reportFailure(error, { otherwise: 'It could not be brought back. Please try again.' });
    }
  }
  return { deleted, restoredId, forgetRestored: () => setRestoredId(null), remove, restore };
}
