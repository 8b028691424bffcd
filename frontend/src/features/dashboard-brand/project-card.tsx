import { formatMoney, parseDollars } from '@reelpact/domain';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { BookingDto } from '../../api/calls';
import { DealActions } from '../../deal/deal-actions';
import { DealNote } from '../../deal/deal-note';
import { MoneyLine } from '../../deal/money-line';
import { presentScreen } from '../../deal/present-screen';
import { StageBadge } from '../../deal/stage-badge';
import { Statement } from '../../deal/statement';
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
          <strong className={styles.amount}>{formatMoney(parseDollars(booking.amount) ?? 0)}</strong>
        </div>
        <p className={styles.brief}>{booking.projectDescription}</p>
        <div className={styles.line}>
          <StageBadge stage={booking.stage} label={booking.label} />
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
      {!booking.final && <DealNote booking={booking} />}
      <div className={styles.doors}>
        {reviewable && (
          <Button type="primary" onClick={onReview}>
            Review Content
          </Button>
        )}
        <DealActions booking={booking} except={verdicts} />
        <Link className={styles.open} to={presentScreen(booking, 'brand')}>
          Open project
        </Link>
      </div>
    </Panel>
  );
}
