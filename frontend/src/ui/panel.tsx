import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title?: ReactNode;
  aside?: ReactNode;
  tone?: 'plain' | 'money' | 'attention' | 'danger';
  children: ReactNode;
}

/** A raised card that belongs together. */
export function Panel({ title, aside, tone = 'plain', children }: PanelProps) {
  return (
    <section className={`${styles.panel} ${styles[tone] ?? ''}`}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && <h2>{title}</h2>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
