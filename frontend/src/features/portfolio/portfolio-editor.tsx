import { PORTFOLIO } from '@reelpact/domain';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useGetPortfolioQuery, useRemovePortfolioItemMutation, type PortfolioItemDto } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { DropZone } from '../../ui/drop-zone';
import { PlainButton } from '../../ui/link-button';
import { Spinner } from '../../ui/spinner';
import { showToast } from '../../ui/toast';
import styles from './portfolio-editor.module.css';
import { moved, retitled } from './portfolio-list';
import { PortfolioTile } from './portfolio-tile';
import { useArrangement } from './use-arrangement';
import { useLine } from './use-line';
import { usePhotos, type PhotoOnItsWay } from './use-photos';

/** What is being sent, and what could not be added and why. */
function Photos({
  photos,
  onRetry,
  onDismiss,
}: {
  photos: readonly PhotoOnItsWay[];
  onRetry: (photo: PhotoOnItsWay) => void;
  onDismiss: (id: string) => void;
}) {
  return (
    <ul className={styles.photos} aria-label="Photos being added" aria-live="polite">
      {photos.map((photo) => (
        <li key={photo.id}>
          <span className={styles.words}>
            <strong>{photo.file.name}</strong>
            <span className={photo.problem ? styles.problem : undefined}>{photo.problem ?? 'Adding…'}</span>
          </span>
          {photo.problem && photo.canRetry && <Button onClick={() => onRetry(photo)}>Try again</Button>}
          {photo.problem && (
            <Button type="text" aria-label={`Dismiss ${photo.file.name}`} onClick={() => onDismiss(photo.id)}>
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
  const { data, isLoading, refetch } = useGetPortfolioQuery({ id: creatorId });
  const inLine = useLine();
  const { items, arrange } = useArrangement(creatorId, data ?? [], inLine);
  const { photos, addFiles, retry, dismiss } = usePhotos(creatorId, inLine);
  const [remove] = useRemovePortfolioItemMutation();
  const [doomed, setDoomed] = useState<PortfolioItemDto | null>(null);
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

  function move(item: PortfolioItemDto, by: -1 | 1): void {
    const next = moved(items, item.id, by);
    arrange(next);
    setSaid(
      `${item.title} is now number ${next.findIndex(({ id }) => id === item.id) + 1} of ${next.length}.`,
    );
  }

  function removeDoomed({ id }: PortfolioItemDto): void {
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

  const sending = photos.some(({ problem }) => problem === null);
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
            onMove={(by) => move(item, by)}
            onRemove={() => setDoomed(item)}
          />
        ))}
      </ul>
      {photos.length > 0 && <Photos photos={photos} onRetry={retry} onDismiss={dismiss} />}
      {room > 0 ? (
        <DropZone
          accept="image/*"
          title={items.length === 0 && !sending ? 'Show what you can do' : 'Add more of your work'}
          hint={
            items.length === 0
              ? 'Brands look at your work before they read a word. Begin with three photos you are proud of.'
              : `Several photos at once, if you like. There is room for ${room} more.`
          }
          button="Add Photos"
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
