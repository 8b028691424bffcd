import { focusPosition } from '@reelpact/domain';
import { Button } from 'antd';
import { LoadFailed } from '../../loading/load-failed';
import { Panel } from '../../ui/panel';
import styles from './portfolio-strip.module.css';
import { useOwnPortfolio } from './use-own-portfolio';

const SHOWN = 4;

/** A look at the portfolio from the dashboard, and the way to edit it. */
export function PortfolioStrip({ creatorId, onEdit }: { creatorId: string; onEdit: () => void }) {
  const { data: items, error, refetch } = useOwnPortfolio(creatorId);
  const more = (items?.length ?? 0) - SHOWN;
  return (
    <Panel
      title="Portfolio"
      aside={<Button onClick={onEdit}>{items?.length === 0 ? 'Add Work' : 'Edit Portfolio'}</Button>}
    >
      {!items && error ? (
        <LoadFailed error={error} onRetry={refetch} inPlace />
      ) : !items ? (
        // What comes later finds its place taken: what is below must not jump.
        <div role="status" aria-label="Loading">
          <ul className={styles.strip} aria-hidden="true">
            <li />
          </ul>
        </div>
      ) : items.length === 0 ? (
        <p className={styles.words}>
          Brands book creators whose work they have seen. Add a few photos or videos to your page.
        </p>
      ) : (
        <ul className={styles.strip} aria-label="Portfolio">
          {items.slice(0, SHOWN).map(({ id, imageUrl, title, focus }, index) => (
            <li key={id}>
              {imageUrl && (
                <img
                  src={imageUrl}
                  alt={title}
                  loading="lazy"
                  width={80}
                  height={100}
                  style={{ objectPosition: focusPosition(focus) }}
                />
              )}
              {index === SHOWN - 1 && more > 0 && <span>+{more}</span>}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
