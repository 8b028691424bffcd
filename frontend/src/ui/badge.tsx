import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'neutral' | 'primary' | 'money' | 'attention' | 'danger';

/** A word or two about something's state or kind. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
