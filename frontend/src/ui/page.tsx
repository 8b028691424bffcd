import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The page's one first-level heading. */
  title?: ReactNode;
  subtitle?: ReactNode;
  /** Above the title, a way back. */
  back?: ReactNode;
  /** Beside the title on a wide screen. */
  aside?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  children: ReactNode;
}

/** A screen's main column. */
export function Page({ title, subtitle, back, aside, width = 'medium', children }: PageProps) {
  return (
    <main className={`${styles.page} ${styles[width]}`}>
      {back}
      {(title || aside) && (
        <div className={styles.head}>
          <div>
            {title && <h1>{title}</h1>}
            {subtitle && <p>{subtitle}</p>}
          </div>
          {aside}
        </div>
      )}
      {children}
    </main>
  );
}

/** Two columns on a desk, one on a phone. With `sideFirst` a phone shows the side column above the main one. */
export function Columns({
  children,
  side,
  sideFirst,
}: {
  children: ReactNode;
  side: ReactNode;
  sideFirst?: boolean;
}) {
  return (
    <div className={sideFirst ? `${styles.columns} ${styles.sideFirst}` : styles.columns}>
      <div className={styles.stack}>{children}</div>
      <aside className={styles.stack}>{side}</aside>
    </div>
  );
}

export function Stack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

/** Buttons beside each other, below each other where they don't fit. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
