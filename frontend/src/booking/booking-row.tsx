import { dollarsText, screenPath } from '@reelpact/domain';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { BookingDto } from '../api/calls';
import { Avatar } from '../ui/avatar';
import { Facts } from '../ui/facts';
import { useClock } from '../api/use-clock';
import { dateText, isNear, momentText } from '../ui/when';
import { MoneyBadge, StageBadge } from './badges';
import styles from './booking-row.module.css';
import { MoneyLine } from './money-line';
import { SituationNote } from './situation-note';
import { Statement } from './statement';
import { untilText } from './until-text';

interface BookingRowProps {
  booking: BookingDto;
  /** The one thing to do now, as a button. */
  action?: ReactNode;
  /** Everything else that can be done. */
  steps?: ReactNode;
  /** What a click on the row does, where it is more than unfolding. */
  onOpen?: () => void;
}

const filesText = ({ submissions: [latest] }: BookingDto): string | null =>
  latest
    ? `${latest.files.length} file${latest.files.length === 1 ? '' : 's'} · ${momentText(latest.submittedAt)}`
    : null;

/** Whether a click met the row itself and nothing in it that has a click of its own. */
const isPlain = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button') === null;

/** One booking in a list: who and what, whose turn it is and until when, how much, and the one button; what is over is shorter. The rest unfolds. */
export function BookingRow({ booking, action, steps, onOpen }: BookingRowProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const now = useClock();
  const { creator } = booking.package;
  const asBrand = booking.role === 'brand';
  const other = asBrand ? `@${creator.username}` : booking.brandName;
  const until = untilText(booking, now);
  const files = filesText(booking);
  const [latest] = booking.submissions;
  const openProject = (
    <Link className={styles.open} to={screenPath('project', booking.id)}>
      Open project
    </Link>
  );
  return (
    <article
      className={booking.final ? `${styles.row} ${styles.closed}` : styles.row}
      aria-labelledby={`${id}-name`}
    >
      {/* For the pointer alone: with the keyboard the button is the way. */}
      <div
        className={onOpen ? `${styles.head} ${styles.clickable}` : styles.head}
        onClick={onOpen && ((event) => isPlain(event.target) && onOpen())}
        role="presentation"
      >
        <Avatar
          name={asBrand ? creator.displayName : booking.brandName}
          src={asBrand ? creator.profilePicture : null}
          size={40}
        />
        <div className={styles.who}>
          <h3 id={`${id}-name`}>{booking.package.name}</h3>
          <span>
            {other} · {dateText(booking.createdAt)}
          </span>
        </div>
        <strong className={styles.amount}>{dollarsText(booking.amount)}</strong>
        {!booking.final && (
          <div className={styles.next}>
            <span>{booking.nextStep}</span>
            {until && (
              <span className={booking.until && isNear(booking.until.at, now) ? styles.urgent : styles.until}>
                {until}
              </span>
            )}
          </div>
        )}
        <div className={styles.line}>
          <StageBadge booking={booking} />
          <MoneyBadge booking={booking} />
          {!booking.final && (
            <>
              {files && <span>{files}</span>}
              <span className={styles.brief}>
                {latest?.notes ? `“${latest.notes}”` : booking.projectDescription}
              </span>
            </>
          )}
        </div>
        <div className={styles.doors}>
          {action}
          {!booking.final && openProject}
          <button
            type="button"
            className={styles.more}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Less' : 'Details'}
          </button>
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open && (
          <div className={styles.details}>
            <SituationNote booking={booking} />
            <MoneyLine money={booking.money} />
            <Statement booking={booking} />
            <Facts
              facts={[
                { name: 'Project', value: booking.projectDescription, long: true },
                { name: 'Notes', value: booking.additionalNotes, long: true },
                { name: 'Files', value: booking.final && files },
                { name: 'Latest delivery', value: latest?.notes, long: true },
              ]}
            />
            {booking.final && openProject}
            {steps}
          </div>
        )}
      </div>
    </article>
  );
}
