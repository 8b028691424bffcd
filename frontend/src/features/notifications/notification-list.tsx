import { NOTIFICATIONS } from '@reelpact/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useNotificationPagesInfiniteQuery, useReadNotificationsMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { useSession } from '../../api/session';
import { LoadFailed } from '../../loading/load-failed';
import { EmptyNote } from '../../ui/empty-note';
import { PlainButton } from '../../ui/link-button';
import { ShowMore } from '../../ui/show-more';
import { Skeleton } from '../../ui/skeleton';
import { useClock } from '../../api/use-clock';
import styles from './notification-list.module.css';
import { NotificationLine } from './notification-line';

interface NotificationListProps {
  /** When somebody goes where a line leads. */
  onFollow?: () => void;
  /** It is all of a page, and the page's foot stands below it. */
  alone?: boolean;
  /** Beside the button that marks everything as read. */
  children?: ReactNode;
}

/** All that somebody is told, a line for each booking or conversation. */
export default function NotificationList({ onFollow, alone = false, children }: NotificationListProps) {
  const { user } = useSession();
  const now = useClock();
  const { currentData, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useNotificationPagesInfiniteQuery({}, { refetchOnMountOrArgChange: true });
  const [markRead, { isLoading: marking }] = useReadNotificationsMutation();
  const groups = currentData?.pages.flatMap(({ content }) => content);
  const newest = groups?.[0]?.at;

  async function readAll(upTo: string): Promise<void> {
    try {
      await markRead({ readNotificationsDto: { upTo } }).unwrap();
    } catch (failure) {
      reportFailure(failure, { otherwise: 'They could not be marked as read. Please try again.' });
    }
  }

  return (
    <>
      <div className={styles.head}>
        {children}
        {newest !== undefined && groups?.some(({ unread }) => unread) && (
          <PlainButton look="plain" disabled={marking} onClick={() => void readAll(newest)}>
            Mark all as read
          </PlainButton>
        )}
      </div>
      {!groups && !error && <Skeleton shape={alone ? 'tab' : 'rows'} />}
      {!groups && error && <LoadFailed error={error} onRetry={refetch} inPlace />}
      {groups?.length === 0 && (
        <EmptyNote title="Nothing new">
          What happens to your bookings is told here, and kept for {NOTIFICATIONS.keptDays} days.
        </EmptyNote>
      )}
      {groups && groups.length > 0 && (
        <ul className={styles.rows}>
          {groups.map((group) => (
            <NotificationLine
              key={group.id}
              group={group}
              now={now}
              onFollow={() => {
                // It was seen, whether or not the server learns of it now.
                if (group.unread) void markRead({ readNotificationsDto: { ids: [group.id] } });
                onFollow?.();
              }}
            />
          ))}
        </ul>
      )}
      {hasNextPage && <ShowMore loading={isFetchingNextPage} onMore={() => void fetchNextPage()} />}
      {user && (
        <Link to="/account#notifications" className={styles.settings} onClick={onFollow}>
          Notification settings
        </Link>
      )}
    </>
  );
}
