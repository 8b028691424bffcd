import type { NotificationDto, NotificationGroupDto } from '../../api/calls';
import { Link } from 'react-router-dom';
import { momentText, timeAgo } from '../../ui/when';
import styles from './notification-list.module.css';
import { ReasonIcon } from './reason-icon';

interface LineProps {
  now: number;
  onFollow: () => void;
}

/** How many messages a line stands for, whether it is new, and whether it still asks for something. */
function Marks({ times, unread, done, at, now }: NotificationDto & { now: number }) {
  return (
    <span className={styles.marks}>
      {unread && <span className={styles.new}>New</span>}
      {times > 1 && <span>{times} messages</span>}
      {done && <span>Done</span>}
      <time dateTime={at} title={momentText(at)}>
        {timeAgo(at, now)}
      </time>
    </span>
  );
}

/** The newest of a booking or conversation; what came before is folded behind it. */
export function NotificationLine({ group, now, onFollow }: LineProps & { group: NotificationGroupDto }) {
  const { reason, title, path, unread, done, older, olderCount } = group;
  const look = [styles.line, unread ? styles.unread : '', done ? styles.done : ''].join(' ').trim();
  return (
    <li className={look}>
      <Link to={path} className={styles.link} onClick={onFollow}>
        <span className={styles.icon}>
          <ReasonIcon reason={reason} />
        </span>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          <Marks {...group} now={now} />
        </span>
      </Link>
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{olderCount === 1 ? '1 earlier' : `${olderCount} earlier`}</summary>
          <ul>
            {older.map((one) => (
              <li key={one.id}>
                <Link to={one.path} onClick={onFollow}>
                  {one.title}
                </Link>
                <Marks {...one} now={now} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
