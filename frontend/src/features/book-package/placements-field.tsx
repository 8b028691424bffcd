import {
  PLACEMENTS,
  PLACEMENT_LABELS,
  PLACEMENT_TEXTS,
  type Placement,
  beyondRightsText,
  needsLabels,
} from '@reelpact/domain';
import { LabelsNeeded } from '../../booking/labels/labels-needed';
import styles from './placements-field.module.css';

interface PlacementsFieldProps {
  picked: readonly Placement[];
  /** Of the package that is booked. */
  usageRights: string | null;
  onChange: (picked: Placement[]) => void;
}

/** Where the brand will show the content; what its rights don't cover, and which labels it needs there, is said at once. */
export function PlacementsField({ picked, usageRights, onChange }: PlacementsFieldProps) {
  const beyond = beyondRightsText(picked, usageRights, 'brand');
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
      <p role="status" className={styles.beyond}>
        {beyond}
      </p>
      {needsLabels(picked, null) && <LabelsNeeded placements={picked} ai={null} />}
    </div>
  );
}
