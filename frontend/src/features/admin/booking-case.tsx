import { dollarsText } from '@reelpact/domain';
import { useGetSubmissionsQuery, type BookingDto } from '../../api/calls';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { MoneyBadge, StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { Facts } from '../../ui/facts';
import { Columns } from '../../ui/page';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import { AdminActions } from './admin-actions';
import type { DrawFiles } from './draw-files';
import styles from './booking-case.module.css';
import { BookingHistory } from './booking-history';

/** A booking with all that a decision about it needs: what was agreed, delivered and said. */
export function BookingCase({ booking, files }: { booking: BookingDto; files: DrawFiles }) {
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
        <Versions bookingId={booking.id} files={files} />
      </Columns>
    </Panel>
  );
}

function Versions({ bookingId, files }: { bookingId: string; files: DrawFiles }) {
  const { data: versions } = useGetSubmissionsQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  if (!versions) return <p>Loading…</p>;
  if (versions.length === 0) return <p>Nothing yet.</p>;
  return versions.map((version, index) => (
    <details key={version.id} className={styles.version} open={index === 0}>
      <summary>
        <strong>Version {version.version}</strong>, {momentText(version.submittedAt)}
      </summary>
      {version.notes && <p className={styles.words}>“{version.notes}”</p>}
      {files(version)}
    </details>
  ));
}
