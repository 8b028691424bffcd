import { REJECTION_GROUND_LABELS, noteOf, quotedAs, saysWhyItEnded } from '@reelpact/domain';
import { Link } from 'react-router-dom';
import { useGetHistoryQuery, type BookingDto } from '../api/calls';
import { Panel } from '../ui/panel';
import { momentText } from '../ui/when';
import styles from './feedback-note.module.css';
import { changesToMake } from './review/change-list';
import { useRoom } from './review/use-room';

/**
 * The brand's last words about the content: for the creator, who has to answer them, and for the brand, who waits for that; and why a
 * creator declined, for the brand. What the creator has as a list to work through isn't said twice.
 */
export function FeedbackNote({ booking }: { booking: BookingDto }) {
  const { data: history } = useGetHistoryQuery({ id: booking.id }, { refetchOnMountOrArgChange: true });
  const { items, isKnown, error } = useRoom(booking, booking.role !== 'creator');
  const last = history?.findLast(({ event }) => quotedAs(event, booking.role) !== null);
  // Once it is answered it is history, but for what says why it ended.
  const isReason = booking.final && last !== undefined && saysWhyItEnded(last.event, booking.role);
  if (!last || (booking.turn !== 'creator' && !isReason)) return null;
  // Until the list is there, it isn't known what it says already.
  if (booking.role === 'creator' && !isKnown && !error) return null;
  const listed = changesToMake(booking, items).map((item) => ({ ...item, number: item.number ?? 0 }));
  const words = last.note === null ? '' : noteOf(last.note, listed);
  const { ground } = last;
  if (words === '' && !ground) return null;
  return (
    <Panel tone="attention" title={quotedAs(last.event, booking.role)}>
      {ground && <p className={styles.ground}>{REJECTION_GROUND_LABELS[ground] ?? ground}</p>}
      {words !== '' && <p className={styles.quote}>{words}</p>}
      <p className={styles.when}>{momentText(last.at)}</p>
      {isReason && <Link to={`/${booking.package.creator.username}`}>See other packages</Link>}
    </Panel>
  );
}
