import { isSendable } from '@reelpact/domain';
import type { BookingDto } from '../../../api/calls';
import { useSendReviewDraftsMutation } from '../../../api/room-calls';
import { reportFailure } from '../../../api/errors';
import { type PlacedItem, seenNotes } from '../../../booking/review/room-items';
import { showToast } from '../../../ui/toast';
import { Button } from '../../../ui/button';
import styles from './composer.module.css';

/** Sends what doesn't ask for a revision, or can't: questions and praise, and changes where no round can be asked for. */
export function SendDrafts({ booking, items }: { booking: BookingDto; items: readonly PlacedItem[] }) {
  const [send, { isLoading }] = useSendReviewDraftsMutation();
  const drafts = items.filter(isSendable);
  if (drafts.length === 0) return null;
  const canRevise = booking.actions.some(({ name, enabled }) => name === 'request_revision' && enabled);
  const isTalk = drafts.every(({ kind }) => kind !== 'change');
  const creator = booking.package.creator.displayName;
  if (canRevise && !isTalk)
    return <p className={styles.hint}>{creator} gets your comments when you request the revision.</p>;

  async function sendAll(): Promise<void> {
    try {
      const { sent } = await send({
        id: booking.id,
        sendDraftsDto: { reviewerNotes: seenNotes(drafts) },
      }).unwrap();
      showToast('Sent', `${creator} can read ${sent === 1 ? 'your comment' : 'your comments'} now.`);
    } catch (error) {
      reportFailure(error, { otherwise: 'Your comments could not be sent. Please try again.' });
    }
  }
  return (
    <Button busy={isLoading} onClick={() => void sendAll()}>
      Send {drafts.length} comment{drafts.length === 1 ? '' : 's'} to {creator}
    </Button>
  );
}
