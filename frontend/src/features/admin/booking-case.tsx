import { dollarsText } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { BookingHistory } from '../../booking/booking-history';
import { EvidenceLink } from '../../booking/evidence-link';
import { Versions } from '../../booking/versions';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { MoneyBadge, StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { Facts } from '../../ui/facts';
import { Columns } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import { AdminActions } from './admin-actions';
import styles from './booking-case.module.css';

/** A booking with all that a decision about it needs: what was agreed, delivered and said. */
export function BookingCase({ booking }: { booking: BookingDto }) {
  const { package: pack } = booking;
  return (
    <Panel
      title={`${booking.brandName} and @${pack.creator.username}: ${pack.name}`}
      aside={<strong className={styles.amount}>{dollarsText(booking.amount)}</strong>}
    >
      <div className={styles.line}>
        <StageBadge booking={booking} />
        <MoneyBadge booking={booking} />
        <span className={styles.id}>{booking.id}</span>
      </div>
      <SituationNote booking={booking} />
      <AdminActions booking={booking} />
      <Columns
        side={
          <>
            <MoneyLine money={booking.money} />
            <Statement booking={booking} />
            <h3 className={styles.heading}>What happened</h3>
            <BookingHistory bookingId={booking.id} />
            <EvidenceLink bookingId={booking.id} />
          </>
        }
      >
        <h3 className={styles.heading}>What was agreed</h3>
        <Facts
          facts={[
            { name: 'Brief', value: booking.projectDescription, long: true },
            { name: 'Additional Requirements', value: booking.additionalNotes, long: true },
            { name: 'The package', value: pack.description, long: true },
            { name: 'Includes', value: pack.includes, long: true },
            { name: 'Revisions left', value: booking.revisionsLeft },
            { name: 'Due', value: booking.dueAt && momentText(booking.dueAt) },
            { name: "The brand's email", value: booking.contactEmail },
          ]}
        />
        <h3 className={styles.heading}>What was delivered</h3>
        <Versions booking={booking} versions={booking.submissions} />
      </Columns>
    </Panel>
  );
}
