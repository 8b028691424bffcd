import type { ReactNode } from 'react';
import { useFirstPaint } from './first-paint';
import styles from './local-text.module.css';

/** A text with an hour or a day of the reader's own time zone, which the server doesn't know: what it draws only keeps the room. */
export function LocalText({ children }: { children: ReactNode }) {
  return useFirstPaint() ? <span className={styles.unknown}>{children}</span> : children;
}
