import { lazy, Suspense } from 'react';
import type { BookingDto } from '../../../api/calls';
import { useGetBookingConversationQuery } from '../../../api/conversation-reads';
import { useLive } from '../../../api/live/use-live';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { Spinner } from '../../../ui/spinner';
import styles from './messages-tab.module.css';

/** Loaded when it is opened: most come to look at the content. */
const Messages = lazy(async () => ({
  default: (await import('../../../booking/conversation/booking-conversation')).BookingMessages,
}));

/** While nobody tells of changes, in milliseconds. */
const POLL_MS = 60_000;
const MOST_SHOWN = 99;

/** The name of the tab, with how many messages its reader hasn't seen. Nothing is read by counting. */
function MessagesLabel({ bookingId }: { bookingId: string }) {
  const isLive = useLive();
  const { data } = useGetBookingConversationQuery(
    { id: bookingId },
    {
      refetchOnMountOrArgChange: true,
      pollingInterval: isLive ? 0 : POLL_MS,
      skipPollingIfUnfocused: true,
    },
  );
  const unread = data?.unread ?? 0;
  return (
    <>
      Messages
      {unread > 0 && (
        <span className={styles.unread}>
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          <span className={styles.aloud}> unread</span>
        </span>
      )}
    </>
  );
}

/** What the parties write to each other, as on the project's page. Only for them: nobody else who sees the room gets the tab. */
export const messagesTab = ({ id, role }: Pick<BookingDto, 'id' | 'role'>) =>
  role === 'brand' || role === 'creator'
    ? [
        {
          key: 'messages',
          label: <MessagesLabel bookingId={id} />,
          children: (
            <div className={styles.messages} data-messages>
              <ErrorBoundary fallback={<p>The messages couldn’t be loaded. Reload the page to try again.</p>}>
                <Suspense fallback={<Spinner />}>
                  <Messages bookingId={id} fills />
                </Suspense>
              </ErrorBoundary>
            </div>
          ),
        },
      ]
    : [];
