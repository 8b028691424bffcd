import { useGetBookingConversationQuery } from '../../api/conversation-reads';
import { isApiProblem } from '../../api/problem';
import { LoadFailed } from '../../loading/load-failed';
import { Spinner } from '../../ui/spinner';
import { useNear } from '../../ui/use-near';
import styles from './conversation.module.css';
import { ConversationView } from './conversation-view';

/** What the parties of a booking say to each other, asked for when it comes into sight. */
export function BookingConversation({ bookingId }: { bookingId: string }) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return (
    <div ref={place} className={styles.beside}>
      {isNear && <Said bookingId={bookingId} />}
    </div>
  );
}

function Said({ bookingId }: { bookingId: string }) {
  const { data, isLoading, error, refetch } = useGetBookingConversationQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <Spinner inPlace />;
  if (isApiProblem(error) && error.status === 403) return <p className={styles.closed}>{error.message}</p>;
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} inPlace />;
  return <ConversationView conversation={data} />;
}
