import { dollarsText, revisionsLabel } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { BookingSteps } from '../../booking/booking-steps';
import { BrandRecord } from '../../booking/brand-record';
import { happenedText } from '../../booking/use-what-happened';
import { useClock } from '../../api/use-clock';
import { SituationNote } from '../../booking/situation-note';
import { wishFacts } from '../../booking/wish-facts';
import { Facts } from '../../ui/facts';
import { Panel } from '../../ui/panel';
import { Dialog } from '../../ui/dialog';
import styles from './job-review-dialog.module.css';

interface JobReviewDialogProps {
  booking: BookingDto;
  onClose: () => void;
}

/** A request in full, to accept or to decline. */
export function JobReviewDialog({ booking, onClose }: JobReviewDialogProps) {
  const { package: pack } = booking;
  const paid = booking.money.secured;
  const now = useClock();
  return (
    <Dialog title="Job Review Required" onClose={onClose}>
      <div className={styles.job}>
        <SituationNote booking={booking} />
        <Facts
          facts={[
            { name: 'Brand', value: booking.brandName },
            { name: 'Contact Email', value: booking.contactEmail },
            { name: 'Budget', value: dollarsText(booking.amount) },
            {
              name: 'Project Description',
              value: booking.projectDescription || 'No project description provided.',
              long: true,
            },
            ...wishFacts(booking),
            { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
            {
              name: 'Package Details',
              value: `${pack.name}, ${booking.deliveryTime} delivery, ${revisionsLabel(pack.revisions).toLowerCase()}`,
              long: true,
            },
            { name: 'Add-ons', value: booking.addons.map(({ name }) => name).join(', '), long: true },
          ]}
        />
        {paid ? (
          <Panel tone="money" title="Payment Secured">
            <p>{happenedText(booking, { money: null, by: null, now })}</p>
          </Panel>
        ) : (
          <Panel tone="attention" title="Payment follows your approval">
            <p>The brand pays after you accept. Start when the payment is held; we will tell you.</p>
          </Panel>
        )}
        <BrandRecord booking={booking} />
        <BookingSteps booking={booking} />
      </div>
    </Dialog>
  );
}
