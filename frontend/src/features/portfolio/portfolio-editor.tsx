import { formatFileSize, PORTFOLIO } from '@reelpact/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useRemovePortfolioItemMutation, type OwnPortfolioItemDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { DropZone } from '../../ui/drop-zone';
import { PlainButton } from '../../ui/link-button';
import { Spinner } from '../../ui/spinner';
import { showToast } from '../../ui/toast';
import styles from './portfolio-editor.module.css';
import { moved, refocused, retitled } from './portfolio-list';
import { PortfolioTile } from './portfolio-tile';
import { useArrangement } from './use-arrangement';
import { useLine } from './use-line';
import { useNewWork, type NewWork } from './use-new-work';
import { useOwnPortfolio } from './use-own-portfolio';

const progressText = ({ sent }: NewWork): string =>
  sent === null ? 'Adding…' : sent < 1 ? `Sending, ${Math.floor(sent * 100)} %` : 'Sent. Looking at it…';

/** What is being sent, and what could not be added and why. */
function Arriving({
  works,
  onRetry,
  onDismiss,
}: {
  works: readonly NewWork[];
  onRetry: (work: NewWork) => void;
  onDismiss: (id: string) => void;
}) {
  return (
    <ul className={styles.works} aria-label="Being added" aria-live="polite">
      {works.map((work) => (
        <li key={work.id}>
          <span className={styles.words}>
            <strong>{work.file.name}</strong>
            <span className={work.problem ? styles.problem : undefined}>
              {work.problem ?? progressText(work)}
            </span>
          </span>
          {work.problem && work.canRetry && <Button onClick={() => onRetry(work)}>Try again</Button>}
          {work.problem && (
            <Button type="text" aria-label={`Dismiss ${work.file.name}`} onClick={() => onDismiss(work.id)}>
              Dismiss
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The creator's portfolio: to add to, to sort, to name and to take out of. Every change is saved at once. */
export function PortfolioEditor({ creatorId }: { creatorId: string }) {
  const { data, isLoading, refetch } = useOwnPortfolio(creatorId);
  const inLine = useLine();
  const { items, arrange } = useArrangement(creatorId, data ?? [], inLine);
  const { works, addFiles, retry, dismiss } = useNewWork(creatorId, inLine);
  const [remove] = useRemovePortfolioItemMutation();
  const [doomed, setDoomed] = useState<OwnPortfolioItemDto | null>(null);
  const [removing, setRemoving] = useState(false);
  const [said, setSaid] = useState('');

  if (isLoading) return <Spinner />;
  if (!data) {
    return (
      <div className={styles.editor}>
        <p>Your portfolio could not be loaded. Please check your connection and try again.</p>
        <PlainButton look="quiet" onClick={() => void refetch()}>
          Try again
        </PlainButton>
      </div>
    );
  }

  function move(item: OwnPortfolioItemDto, by: -1 | 1): void {
    const next = moved(items, item.id, by);
    arrange(next);
    setSaid(
      `${item.title} is now number ${next.findIndex(({ id }) => id === item.id) + 1} of ${next.length}.`,
    );
  }

  function removeDoomed({ id }: OwnPortfolioItemDto): void {
    setRemoving(true);
    inLine(async () => {
      try {
        await remove({ creatorId, itemId: id }).unwrap();
        showToast('Removed from your portfolio');
        setDoomed(null);
      } catch (error) {
        reportFailure(error, { fixed: 'Failed to remove it. Please try again.' });
      }
      setRemoving(false);
    });
  }

  const sending = works.some(({ problem }) => problem === null);
  const room = PORTFOLIO.perCreator - items.length;
  return (
    <div className={styles.editor}>
      {items.length > 0 && (
        <p className={styles.hint}>Brands see your work in this order. Every change is saved at once.</p>
      )}
      <ul className={styles.grid} aria-label="Your portfolio">
        {items.map((item, index) => (
          <PortfolioTile
            key={item.id}
            item={item}
            place={index + 1}
            count={items.length}
            onTitle={(title) => arrange(retitled(items, item.id, title))}
            onFocus={(focus) => arrange(refocused(items, item.id, focus))}
            onMove={(by) => move(item, by)}
            onRemove={() => setDoomed(item)}
          />
        ))}
      </ul>
      {works.length > 0 && <Arriving works={works} onRetry={retry} onDismiss={dismiss} />}
      {room > 0 ? (
        <DropZone
          accept="image/*,video/*"
          title={items.length === 0 && !sending ? 'Show what you can do' : 'Add more of your work'}
          hint={
            items.length === 0
              ? 'Brands look at your work before they read a word. Begin with three photos or videos you are proud of.'
              : `Several at once, if you like; videos up to 3 minutes and ${formatFileSize(PORTFOLIO.video.maxBytes)}. There is room for ${room} more.`
          }
          button="Add Photos or Videos"
          onFiles={addFiles}
        />
      ) : (
        <p className={styles.hint}>{PORTFOLIO.messages.full}</p>
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      <Modal
        open={doomed !== null}
        title="Remove from Portfolio"
        okText="Remove"
        okButtonProps={{ danger: true }}
        confirmLoading={removing}
        onOk={() => doomed && removeDoomed(doomed)}
        onCancel={() => setDoomed(null)}
      >
        {doomed?.title} disappears from your page and can’t be brought back.
      </Modal>
    </div>
  );
}
