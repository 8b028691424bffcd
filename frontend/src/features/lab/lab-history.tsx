import { eventText } from '@reelpact/domain';
import type { LabBookingDto } from '../../api/generated-admin';
import { Panel } from '../../ui/panel';
import { momentText } from '../../ui/when';
import styles from './lab-history.module.css';

/** What happened, the newest on top. */
export function LabHistory({ history }: Pick<LabBookingDto, 'history'>) {
  return (
    <Panel title="History">
      <ol className={styles.entries} reversed>
        {history
          .map((entry, index) => ({ ...entry, key: index }))
          .reverse()
          .map(({ key, event, actor, from, to, at, note, ...named }) => (
            <li key={key}>
              <span>{eventText(event, actor, named, momentText)}</span>
              {note && <span>“{note}”</span>}
              <span className={styles.more}>
                <code>{event}</code> · <code>{from === null || from === to ? to : `${from} → ${to}`}</code> ·{' '}
                <time dateTime={at}>{momentText(at)}</time>
              </span>
            </li>
          ))}
      </ol>
    </Panel>
  );
}
