import type { FacetValue } from '@reelpact/domain';
import styles from './directory.module.css';

interface SomeOfProps {
  /** Begins the ids of its parts. */
  id: string;
  legend: string;
  options: readonly FacetValue[];
  max: number;
  chosen: readonly string[];
  problem?: string;
  onChange: (chosen: string[]) => void;
}

/** A few of some that are all in sight: the browser's own checkboxes. */
export function SomeOf({ id, legend, options, max, chosen, problem, onChange }: SomeOfProps) {
  const isFull = chosen.length >= max;
  const described = problem ? `${id}-problem ${id}-hint` : `${id}-hint`;
  return (
    <fieldset className={styles.some} aria-describedby={described}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ slug, label }) => {
          const isChosen = chosen.includes(slug);
          return (
            <label key={slug} className={styles.option}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={isFull && !isChosen}
                aria-invalid={problem ? true : undefined}
                onChange={() => onChange(isChosen ? chosen.filter((one) => one !== slug) : [...chosen, slug])}
              />
              {label}
            </label>
          );
        })}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <p id={`${id}-hint`} className={styles.hint}>
        {chosen.length} of up to {max} chosen
      </p>
    </fieldset>
  );
}
