import { dollarsText } from '@reelpact/domain';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { BookingDto } from '../../api/calls';
import { BookingSteps } from '../../booking/booking-steps';
import { SituationNote } from '../../booking/situation-note';
import { MoneyLine } from '../../booking/money-line';
import { MoneyBadge, StageBadge } from '../../booking/badges';
import { Statement } from '../../booking/statement';
import { Avatar } from '../../ui/avatar';
import { Panel } from '../../ui/panel';
import { dateText, momentText } from '../../ui/when';
import styles from './project-card.module.css';

interface ProjectCardProps {
  booking: BookingDto;
  onReview: () => void;
}

const verdicts = ['approve_content', 'request_revision', 'reject_content'] as const;

/** One project of the brand. */
export function ProjectCard({ booking, onReview }: ProjectCardProps) {
  const { creator } = booking.package;
  const latest = booking.submissions[0];
  const reviewable = booking.actions.some(({ name, enabled }) => name === 'approve_content' && enabled);
  return (
    <Panel>
      <div
        className={reviewable ? styles.clickable : undefined}
        onClick={reviewable ? onReview : undefined}
        role="presentation"
      >
        <div className={styles.head}>
          <Avatar name={creator.displayName} src={creator.profilePicture} size={44} />
          <div className={styles.who}>
            <h2>{booking.package.name}</h2>
            <span>
              @{creator.username} · {dateText(booking.createdAt)}
            </span>
          </div>
          <strong className={styles.amount}>{dollarsText(booking.amount)}</strong>
        </div>
        <p className={styles.brief}>{booking.projectDescription}</p>
        <div className={styles.line}>
          <StageBadge booking={booking} />
          <MoneyBadge booking={booking} />
          {latest && (
            <span>
              {latest.files.length} file{latest.files.length === 1 ? '' : 's'} ·{' '}
              {momentText(latest.submittedAt)}
            </span>
          )}
        </div>
        {latest?.notes && <p className={styles.note}>“{latest.notes}”</p>}
      </div>
      <MoneyLine money={booking.money} brief />
      <Statement booking={booking} />
      <SituationNote booking={booking} />
      <div className={styles.doors}>
        {reviewable && (
          <Button type="primary" onClick={onReview}>
            Review Content
          </Button>
        )}
        <BookingSteps booking={booking} except={verdicts} />
        <Link className={styles.open} to={booking.path}>
          Open project
        </Link>
      </div>
    </Panel>
  );
}
