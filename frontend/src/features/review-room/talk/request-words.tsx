import { noteOf, quotedAs } from '@reelpact/domain';
import { useGetHistoryQuery, type BookingDto } from '../../../api/calls';
import type { PlacedItem } from '../../../booking/review/room-items';
import { LoadFailed } from '../../../loading/load-failed';
import { momentText } from '../../../ui/when';
import styles from './tabs-content.module.css';

interface RequestWordsProps {
  booking: BookingDto;
  items: readonly PlacedItem[];
}

/**
 * What the brand wrote each time it asked for a revision or rejected a version, newest first. The numbered points of a request
 * stand among the comments, and aren't said twice.
 */
export function RequestWords({ booking, items }: RequestWordsProps) {
  const { id, role, submissions } = booking;
  const { data: history, error, refetch } = useGetHistoryQuery({ id }, { refetchOnMountOrArgChange: true });
  if (!history && error) return <LoadFailed error={error} onRetry={() => void refetch()} inPlace />;
  const listed = items.flatMap(({ number, ...item }) => (number === null ? [] : [{ ...item, number }]));
  const said = (history ?? []).toReversed().flatMap(({ event, at, note }) => {
    const heading = quotedAs(event, role);
    const about = submissions.find(({ submittedAt }) => submittedAt <= at);
    const words = note && heading && about ? noteOf(note, listed) : '';
    return words === '' ? [] : [{ title: `${heading}, v${about?.version}`, words, at }];
  });
  return said.map(({ title, words, at }) => (
    <section key={at} className={styles.said} aria-label={title}>
      <h2>{title}</h2>
      <p>{words}</p>
      <time dateTime={at}>{momentText(at)}</time>
    </section>
  ));
}
