import type { ComponentProps } from 'react';
import styles from './plain-fields.module.css';

/** A search field as the browser has it. */
export function SearchField(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...props} type="search" className={styles.field} />;
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, as the browser has it. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <select
      className={`${styles.field} ${styles.choice}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
