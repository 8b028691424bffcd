import { RATING_STARS } from '@reelpact/domain';
import { useFormState } from '../../ui/plain-form';
import styles from './ratings.module.css';

const STARS = Array.from({ length: RATING_STARS.max }, (_, index) => index + RATING_STARS.min);

/** One question, answered by one to five stars: the browser's own radio buttons in a `PlainForm`. */
export function StarsField({
  name,
  label,
  defaultValue,
}: {
  name: string;
  label: string;
  defaultValue: number | undefined;
}) {
  const problem = useFormState().problems[name];
  return (
    <fieldset className={styles.question} aria-describedby={problem && `${name}-problem`}>
      <legend>{label}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={stars === defaultValue}
              aria-invalid={problem ? true : undefined}
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
            />
            <span aria-hidden="true">★</span>
          </label>
        ))}
      </div>
      {problem && (
        <span id={`${name}-problem`} className={styles.problem}>
          {problem}
        </span>
      )}
    </fieldset>
  );
}
