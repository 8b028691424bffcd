import { ACCOUNT_EVENTS } from '@reelpact/domain';
import { useGetAccountEventsQuery } from '../../api/calls';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import styles from './account.module.css';
import { browserName } from './browser-name';
import { NotLoaded } from './not-loaded';

/** What concerned the safety of the account, for its owner to see what they didn’t do. */
export function EventsPanel() {
  const {
    data: events,
    isError,
    refetch,
  } = useGetAccountEventsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel title="Security">
      <div className={styles.section}>
        <p className={styles.words}>
          We email you when one of these happens. If one wasn’t you, choose a new password.
        </p>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {events?.length === 0 && <p className={styles.words}>Nothing has happened in the last year.</p>}
        {events && events.length > 0 && (
          <ul className={styles.rows}>
            {events.map(({ event, detail, at }) => (
              <li key={`${event} ${at}`}>
                <span className={styles.thing}>
                  <span className={styles.name}>{ACCOUNT_EVENTS[event]}</span>
                  <span className={styles.more}>
                    {[event === 'new_device' ? browserName(detail) : detail, momentText(at)]
                      .filter((text) => text !== '')
                      .join(' · ')}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
