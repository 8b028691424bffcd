import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

interface EmptyNoteProps {
  title: string;
  children?: ReactNode;
  /** What can be done about it, on a line of its own. */
  action?: ReactNode;
}

/** What a list says when there is nothing in it. */
export function EmptyNote({ title, children, action }: EmptyNoteProps) {
  return (
    <div className={styles.empty}>
      <strong>{title}</strong>
      {children && <span>{children}</span>}
      {action}
    </div>
  );
}
