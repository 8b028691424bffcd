import { Button } from 'antd';
import styles from './account.module.css';

/** Instead of a list that could not be had. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.doors}>
      <span className={styles.more}>This could not be loaded.</span>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
