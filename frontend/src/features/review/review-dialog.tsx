import { dollarsText, screenPath } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { useBooking } from '../../booking/use-booking';
import { useReview } from '../../booking/review/use-review';
import { SituationNote } from '../../booking/situation-note';
import { EmptyNote } from '../../ui/empty-note';
import { Facts } from '../../ui/facts';
import { momentText } from '../../ui/when';
import { DeliveredFiles } from '../../booking/delivered-files';
import { ReviewActions } from './review-actions';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { LinkButton } from '../../ui/link-button';
import styles from './review-dialog.module.css';

interface ReviewDialogProps {
  booking: BookingDto;
  onClose: () => void;
}

/** The dashboard has words of its own for the two verdicts that it offers. */
const labels = { approve_content: 'Approve Content', request_revision: 'Request Revisions' } as const;

/** A quick look at what was delivered, without leaving the dashboard. */
export function ReviewDialog({ booking: listed, onClose }: ReviewDialogProps) {
  // The list may be older than what is judged here, and its previews may still be in the making.
  const { booking = listed } = useBooking(listed.id);
  const { review, running } = useReview('dialog');
  const latest = booking.submissions[0];
  const actions = booking.actions.flatMap((action) =>
    action.name === 'approve_content' || action.name === 'request_revision'
      ? [{ ...action, label: labels[action.name] }]
      : [],
  );
  return (
    <Dialog title="Review Content" width="wide" onClose={onClose}>
      <div className={styles.review}>
        <SituationNote booking={booking} />
        <Facts
          facts={[
            { name: 'Creator', value: `@${booking.package.creator.username}` },
            { name: 'Package', value: booking.package.name },
            { name: 'Delivered', value: latest && momentText(latest.submittedAt) },
            { name: 'Amount', value: dollarsText(booking.amount) },
            { name: 'Brief', value: booking.projectDescription, long: true },
            { name: 'Creator Notes', value: latest?.notes, long: true },
          ]}
        />
        {latest && (
          <LinkButton to={screenPath('brand-review', booking.id)} look="quiet">
            Comment on a moment in the review room
          </LinkButton>
        )}
        {latest ? (
          <DeliveredFiles
            booking={booking}
            files={latest.files}
            version={{ bookingId: booking.id, submissionId: latest.id }}
          />
        ) : (
          <EmptyNote title="Nothing delivered yet" />
        )}
        {latest && (
          <ReviewActions
            booking={booking}
            version={latest}
            actions={actions}
            running={running}
            onAct={async (name, feedback) => {
              const { id: bookingId, flow } = booking;
              const taken = await review({ bookingId, flow, submissionId: latest.id, name, feedback });
              if (taken) onClose();
              return taken;
            }}
          >
            <Button onClick={onClose}>Cancel</Button>
          </ReviewActions>
        )}
      </div>
    </Dialog>
  );
}
