import { dashboardPath } from '@reelpact/domain';
import type { BookingDto } from '../../api/calls';
import { StageBadge } from '../../booking/badges';
import { LicenseLink } from '../../booking/license-link';
import { silenceText, untilText } from '../../booking/until-text';
import { BackLink } from '../../ui/back-link';
import { PageHeading } from '../../ui/page-heading';
import { useClock } from '../../api/use-clock';
import { QueueNav } from './queue-nav';
import styles from './room.module.css';
import { ShareButton } from './share/share-button';

const BACK = { brand: 'Your Projects', admin: 'Admin' } as const;

/** What is looked at, whose turn it is until when, and what happens otherwise. */
export function RoomHead({ booking }: { booking: BookingDto }) {
  const { role, package: pack } = booking;
  const now = useClock();
  const limits = [untilText(booking, now), silenceText(booking, now)].filter((part) => part !== null);
  return (
    <header className={styles.head}>
      <BackLink to={role === 'creator' ? `/project/${booking.id}` : dashboardPath(role)}>
        {role === 'creator' ? 'The project' : BACK[role]}
      </BackLink>
      <div className={styles.title}>
        <PageHeading>{pack.name}</PageHeading>
        <span>{role === 'creator' ? `for ${booking.brandName}` : `by @${pack.creator.username}`}</span>
      </div>
      <p className={styles.due}>
        {/* What to do is on the buttons too: where there is little room, the time limits go first. */}
        <span className={limits.length > 0 ? styles.step : undefined}>
          {booking.nextStep}
          {limits.length > 0 && ' · '}
        </span>
        {limits.join(' · ')}
      </p>
      <QueueNav booking={booking} />
      <ShareButton booking={booking} />
      <StageBadge booking={booking} onItsPage />
      <LicenseLink booking={booking} />
    </header>
  );
}
