import { quotedAs } from '@reelpact/domain';
import { useGetHistoryQuery, type BookingDto } from '../api/calls';
import { Panel } from '../ui/panel';
import { momentText } from '../ui/when';
import styles from './feedback-note.module.css';

/** The brand's last words about the content: for the creator, who has to answer them, and for the brand, who waits for that. */
export function FeedbackNote({ booking }: { booking: Pick<BookingDto, 'id' | 'turn' | 'role'> }) {
  const { data: history } = useGetHistoryQuery({ id: booking.id }, { refetchOnMountOrArgChange: true });
  const last = history?.findLast(({ event }) => quotedAs(event, booking.role) !== null);
  // Once it is answered it is history.
  if (!last?.note || booking.turn !== 'creator') return null;
  return (
    <Panel tone="attention" title={quotedAs(last.event, booking.role)}>
      <p className={styles.quote}>{last.note}</p>
      <p className={styles.when}>{momentText(last.at)}</p>
    </Panel>
  );
}
