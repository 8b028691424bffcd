import { bookingNumber, dollarsText } from '@reelpact/domain';
import type { BookingDto } from '../../../api/calls';
import { AgreedTerms } from '../../../booking/agreed-terms';
import { BookingSteps } from '../../../booking/booking-steps';
import { OfferNote, isBesideOffers } from '../../../booking/offer-note';
import { MoneyLine } from '../../../booking/money-line';
import { isVerdict } from '../../../booking/review/use-review';
import { Statement } from '../../../booking/statement';
import { Timeline } from '../../../booking/timeline';
import { Facts } from '../../../ui/facts';
import styles from './tabs-content.module.css';

/** The deal around the content: money, terms and time. */
export function ProjectTab({ booking }: { booking: BookingDto }) {
  const verdicts = booking.actions.map(({ name }) => name).filter(isVerdict);
  return (
    <div className={styles.content}>
      <MoneyLine money={booking.money} />
      <Statement booking={booking} />
      <Facts
        facts={[
          { name: 'Creator', value: `@${booking.package.creator.username}` },
          { name: 'Package', value: booking.package.name },
          { name: 'Value', value: dollarsText(booking.amount) },
        ]}
      />
      <h2>What was agreed</h2>
      <AgreedTerms booking={booking} />
      <h2>Timeline</h2>
      <Timeline booking={booking} />
      <h2>Contact Information</h2>
      <Facts
        facts={[
          { name: 'Email', value: booking.contactEmail },
          { name: 'Project ID', value: bookingNumber(booking.id) },
        ]}
      />
      <OfferNote booking={booking} />
      <BookingSteps
        booking={booking}
        only={isBesideOffers}
        except={booking.role === 'brand' ? verdicts : ['submit_content']}
      />
    </div>
  );
}
