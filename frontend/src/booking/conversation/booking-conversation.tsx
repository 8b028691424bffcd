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
      {isNear && <BookingMessages bookingId={bookingId} />}
    </div>
  );
}

interface BookingMessagesProps {
  bookingId: string;
  /** Whether they take all the room there is, and not only as much as they need. */
  fills?: boolean;
}

/** What the parties of a booking say to each other, asked for at once. */
export function BookingMessages({ bookingId, fills }: BookingMessagesProps) {
  const { data, isLoading, error, refetch } = useGetBookingConversationQuery(
    { id: bookingId },
    { refetchOnMountOrArgChange: true },
  );
  if (isLoading) return <Spinner inPlace={!fills} />;
  if (isApiProblem(error) && error.status === 403) return <p className={styles.closed}>{error.message}</p>;
  if (!data) return <LoadFailed error={error} onRetry={() => void refetch()} inPlace />;
  return <ConversationView conversation={data} fills={fills} />;
}
