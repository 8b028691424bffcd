import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  name: string;
  /** Facts without a value are left out. */
  value: ReactNode;
  /** A long text: stands below its name and keeps its line breaks. */
  long?: boolean;
}

/** A list of names and what they are. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ name, value, long }) => (
          <div key={name} className={long ? styles.long : styles.short}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
