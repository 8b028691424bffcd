import { useGetHistoryQuery } from '../api/calls';
import { Panel } from '../ui/panel';
import { momentText } from '../ui/when';
import styles from './feedback-note.module.css';

const verdicts: Readonly<Record<string, string>> = {
  REVISION_REQUESTED: 'What the brand asked to change',
  BRAND_REJECTED: 'Why the brand rejected the content',
};

/** The brand's last words about the content, for the creator who has to answer them. */
export function FeedbackNote({ bookingId }: { bookingId: string }) {
  const { data: history } = useGetHistoryQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  const last = history?.findLast(({ event }) => event in verdicts);
  if (!last?.note) return null;
  return (
    <Panel tone="attention" title={verdicts[last.event]}>
      <p className={styles.words}>{last.note}</p>
      <p className={styles.when}>{momentText(last.at)}</p>
    </Panel>
  );
}
