import { eventText, isQuiet, writtenNote } from '@reelpact/domain';
import { useGetHistoryQuery } from '../api/calls';
import { LoadFailed } from '../loading/load-failed';
import { hourText, momentText } from '../ui/when';
import styles from './booking-history.module.css';

/** Everything that happened to a booking, with the words of both parties. */
export function BookingHistory({ bookingId }: { bookingId: string }) {
  const {
    data: history,
    error,
    refetch,
  } = useGetHistoryQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  if (!history)
    return error ? (
      <LoadFailed error={error} onRetry={refetch} inPlace />
    ) : (
      <p className={styles.loading}>Loading…</p>
    );
  return (
    <ol className={styles.history}>
      {history
        .filter(({ event }) => !isQuiet(event))
        .map((entry) => ({ ...entry, note: writtenNote(entry.event, entry.note) }))
        .map(({ event, actor, at, note, ...named }, index) => (
          <li key={`${index} ${at}`} className={note ? styles.said : undefined}>
            <strong>{eventText(event, actor, named, hourText)}</strong>
            {note && <p>“{note}”</p>}
            <time dateTime={at}>{momentText(at)}</time>
          </li>
        ))}
    </ol>
  );
}
