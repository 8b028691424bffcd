import { ITEM_KINDS } from '@reelpact/domain';
import { useEffect, useRef, useState } from 'react';
import type { PlacedItem } from '../../../booking/review/room-items';
import { Button } from '../../../ui/button';
import styles from './item-list.module.css';

interface DeletedNoteProps {
  item: PlacedItem;
  /** Null where it can't be brought back. */
  onUndo: (() => Promise<void>) | null;
}

/** Stands where a draft was that was thrown away, and takes the focus that the draft had. */
export function DeletedNote({ item: { kind, body }, onUndo }: DeletedNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const undo = note.current?.querySelector('button');
    (undo ?? note.current)?.focus();
  }, []);
  return (
    <div ref={note} className={styles.deleted} tabIndex={-1}>
      Deleted.
      {onUndo && (
        <Button
          small
          look="text"
          busy={busy}
          aria-label={`Undo: bring back the ${ITEM_KINDS[kind].label.toLowerCase()} “${body.slice(0, 40)}”`}
          onClick={() => {
            setBusy(true);
            void onUndo().finally(() => setBusy(false));
          }}
        >
          Undo
        </Button>
      )}
    </div>
  );
}
