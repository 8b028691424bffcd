import { PlainButton } from './link-button';
import styles from './show-more.module.css';

/** The end of a list that goes on. */
export function ShowMore({ loading, onMore }: { loading: boolean; onMore: () => void }) {
  return (
    <div className={styles.end}>
      <PlainButton look="quiet" disabled={loading} onClick={onMore}>
        {loading ? 'Loading…' : 'Show more'}
      </PlainButton>
    </div>
  );
}
