import { unreadText } from '@reelpact/domain';
import { lazy, Suspense, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { useCountNotificationsQuery } from '../../api/calls';
import { useLive } from '../../api/live/use-live';
import { useSession } from '../../api/session';
import { Skeleton } from '../../ui/skeleton';
import { useLeaving } from '../../ui/use-leaving';
import { useMediaQuery } from '../../ui/use-media-query';
import styles from './bell.module.css';

/** Loaded when it is opened: the bell stands on every screen. */
const NotificationList = lazy(() => import('./notification-list'));

const MOST_SHOWN = 99;

function Face({ unread }: { unread: number }) {
  return (
    <>
      <svg
        width="22"
        height="22"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d="M6 16V10.5a6 6 0 0 1 12 0V16l1.5 2h-15L6 16ZM10 21h4" />
      </svg>
      {unread > 0 && (
        <span className={styles.badge} aria-hidden>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </>
  );
}

/** Says aloud how many are unread once that changes, and not each time a page is opened. */
function Said({ unread }: { unread: number }) {
  const [first] = useState(unread);
  return (
    <span role="status" className={styles.said}>
      {unread === first ? '' : unreadText(unread)}
    </span>
  );
}

/** What somebody is told, behind one button: a panel at a desk, a page of its own on a phone. Not there for who is told nothing. */
export default function Bell() {
  const { user, loading } = useSession();
  const { data } = useCountNotificationsQuery(undefined, { skip: loading });
  const atDesk = useMediaQuery('(min-width: 860px)');
  useLive(user !== null || data?.any === true);
  if (!data || (!user && !data.any)) return null;
  const { unread } = data;
  return (
    <>
      <Said unread={unread} />
      {atDesk ? (
        <BellPanel unread={unread} />
      ) : (
        <Link to="/notifications" className={styles.bell} aria-label={unreadText(unread)}>
          <Face unread={unread} />
        </Link>
      )}
    </>
  );
}

function BellPanel({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLeaving(box, open, () => setOpen(false));

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }
  return (
    <div ref={box} className={styles.box} onKeyDown={onKey}>
      <button
        ref={button}
        type="button"
        className={styles.bell}
        aria-label={unreadText(unread)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Face unread={unread} />
      </button>
      {open && (
        <div id={id} role="dialog" aria-label="Notifications" className={styles.panel}>
          <Suspense fallback={<Skeleton shape="rows" />}>
            <NotificationList onFollow={() => setOpen(false)}>
              <h2 className={styles.title}>Notifications</h2>
            </NotificationList>
          </Suspense>
        </div>
      )}
    </div>
  );
}
