import { PLACEMENTS, PLACEMENT_LABELS, PLACEMENT_TEXTS, type Placement } from '@reelpact/domain';
import { useEffect, useState } from 'react';
import type { PlacementNotes } from './placement-notes';
import styles from './placements-field.module.css';

interface PlacementsFieldProps {
  picked: readonly Placement[];
  /** Of the package that is booked. */
  usageRights: string | null;
  onChange: (picked: Placement[]) => void;
}

/** What is said below the field comes when there is something to say: the form is asked for by strangers, and weighs what it must. */
function useNotes(isNeeded: boolean): typeof PlacementNotes | null {
  const [notes, setNotes] = useState<{ PlacementNotes: typeof PlacementNotes } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // Where they don't come, the form can be sent all the same.
    import('./placement-notes').then(setNotes, () => {});
  }, [isNeeded]);
  return notes?.PlacementNotes ?? null;
}

/** Where the brand will show the content. */
export function PlacementsField({ picked, usageRights, onChange }: PlacementsFieldProps) {
  const Notes = useNotes(picked.length > 0);
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
      {Notes && <Notes picked={picked} usageRights={usageRights} />}
    </div>
  );
}
