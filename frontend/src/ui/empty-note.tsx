import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

/** What a list says when there is nothing in it. */
export function EmptyNote({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <strong>{title}</strong>
      {children && <span>{children}</span>}
    </div>
  );
}
