import { Button } from 'antd';
import { type WaitingEntryDto, useRetryEntryMutation, useSkipEntryMutation } from '../../api/admin-calls';
import { reportFailure } from '../../api/errors';
import { showToast } from '../../ui/toast';
import { momentText } from '../../ui/when';
import styles from './stuck-tab.module.css';

/** A change of a booking that a follower of the log could not handle, to be tried again or skipped. */
export function StuckEntry({ entry }: { entry: WaitingEntryDto }) {
  const { id, follower: name, event, failures, error, givenUp, nextTry, behind } = entry;
  const [retry, retrying] = useRetryEntryMutation();
  const [skip, skipping] = useSkipEntryMutation();

  async function act(isSkipped: boolean): Promise<void> {
    try {
      await (isSkipped ? skip : retry)({ id, name }).unwrap();
      if (isSkipped) showToast('Skipped', 'What waited behind it goes on.');
      else showToast('Tried Again', 'If it fails once more, it comes back to this list.');
    } catch (failure) {
      reportFailure(failure, { otherwise: 'That could not be done.' });
    }
  }

  return (
    <>
      <span className={styles.words}>
        <strong>
          {name}: {event}
        </strong>
        {error && <span className={styles.error}>{error}</span>}
        <span className={styles.more}>
          tried {failures} time{failures === 1 ? '' : 's'},{' '}
          {givenUp ? 'given up' : `next time ${momentText(nextTry)}`}
          {behind > 0 && `; ${behind} later of this booking wait${behind === 1 ? 's' : ''} behind it`}
        </span>
      </span>
      <Button
        loading={retrying.isLoading}
        aria-label={`Try ${event} for ${name} again`}
        onClick={() => void act(false)}
      >
        Try again
      </Button>
      {givenUp && (
        <Button
          loading={skipping.isLoading}
          aria-label={`Skip ${event} for ${name}`}
          onClick={() => void act(true)}
        >
          Skip
        </Button>
      )}
    </>
  );
}
