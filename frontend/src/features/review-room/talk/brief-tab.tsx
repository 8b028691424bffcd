import type { BookingDto, SubmissionDto } from '../../../api/calls';
import { wishFacts } from '../../../booking/wish-facts';
import { SpecCheck } from '../../../booking/review/spec-check';
import { Facts } from '../../../ui/facts';
import styles from './tabs-content.module.css';

/** What was asked for, and what the creator wrote with the version. */
export function BriefTab({ booking, version }: { booking: BookingDto; version: SubmissionDto }) {
  return (
    <div className={styles.content}>
      <Facts
        facts={[
          { name: 'Brief', value: booking.projectDescription, long: true },
          { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
          { name: 'What’s included', value: booking.package.includes, long: true },
          ...wishFacts(booking),
          { name: 'Creator Notes', value: version.notes, long: true },
        ]}
      />
      <SpecCheck booking={booking} version={version} />
    </div>
  );
}
