import { Button } from '../../ui/button';
import styles from './welcome.module.css';

/** Says which part wasn't saved and why, and offers to try again. */
export function NotSaved({ part }: { part: { problem: string | null; retry: () => unknown } }) {
  if (part.problem === null) return null;
  return (
    <p role="alert" className={styles.problem}>
      {part.problem} <Button onClick={() => void part.retry()}>Try again</Button>
    </p>
  );
}
