import { PLACEMENTS, PLACEMENT_LABELS, PLACEMENT_TEXTS, type Placement } from '@reelpact/domain';
import { useEffect, useState } from 'react';
import styles from './placements-field.module.css';

type Notes = typeof import('./placement-notes');

interface PlacementsFieldProps {
  picked: readonly Placement[];
  /** Of the package that is booked. */
  usageRights: string | null;
  onChange: (picked: Placement[]) => void;
}

/** Where the brand will show the content. */
export function PlacementsField({ picked, usageRights, onChange }: PlacementsFieldProps) {
  const [notes, setNotes] = useState<Notes | null>(null);
  const isChosen = picked.length > 0;
  useEffect(() => {
    // They come when there is something to say, so that the form weighs less; without them it can be sent all the same.
    if (isChosen) import('./placement-notes').then(setNotes, () => {});
  }, [isChosen]);
  return (
    <div className={styles.field}>
      <fieldset>
        <legend>{PLACEMENT_TEXTS.question}</legend>
        {PLACEMENTS.map((placement) => (
          <label key={placement} className={styles.option}>
            <input
              type="checkbox"
              name="placements"
              value={placement}
              checked={picked.includes(placement)}
              onChange={() =>
                onChange(PLACEMENTS.filter((one) => picked.includes(one) !== (one === placement)))
              }
            />
            {PLACEMENT_LABELS[placement].brand}
          </label>
        ))}
      </fieldset>
      {notes && <notes.PlacementNotes picked={picked} usageRights={usageRights} />}
    </div>
  );
}
