import { Button } from 'antd';
import { useRetryJobMutation } from '../../api/admin-calls';
import type { StuckJobDto } from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import { showToast } from '../../ui/toast';
import { momentText } from '../../ui/when';
import styles from './stuck-tab.module.css';

/** A job that fails, to be tried again at once. */
export function StuckJob({ job }: { job: StuckJobDto }) {
  const { id, task, attempts, givenUp, lastError, nextTry } = job;
  const [retry, { isLoading }] = useRetryJobMutation();

  async function tryAgain(): Promise<void> {
    try {
      await retry({ id }).unwrap();
      showToast('Tried Again', 'If it fails once more, it comes back to this list.');
    } catch (error) {
      reportFailure(error, { otherwise: 'The job could not be tried again.' });
    }
  }

  return (
    <>
      <span className={styles.words}>
        <strong>{task}</strong>
        {lastError && <span className={styles.error}>{lastError}</span>}
        <span className={styles.more}>
          tried {attempts} time{attempts === 1 ? '' : 's'},{' '}
          {givenUp ? 'given up' : `next time ${momentText(nextTry)}`}
        </span>
      </span>
      <Button loading={isLoading} aria-label={`Try ${task} again`} onClick={() => void tryAgain()}>
        Try again
      </Button>
    </>
  );
}
