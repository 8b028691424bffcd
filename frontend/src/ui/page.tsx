import type { ReactNode } from 'react';
import { PageHeading } from './page-heading';
import styles from './page.module.css';

interface PageProps {
  /** The page's one first-level heading. */
  title?: ReactNode;
  /** Which step of several the screen shows; each one begins at its heading. */
  step?: string | number;
  subtitle?: ReactNode;
  /** Above the title, a way back. */
  back?: ReactNode;
  /** Beside the title on a wide screen. */
  aside?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide' | 'full';
  children: ReactNode;
}

/** A screen's main column. */
export function Page({ title, step, subtitle, back, aside, width = 'medium', children }: PageProps) {
  return (
    <main id="content" className={`${styles.page} ${styles[width]}`}>
      {back}
      {(title || aside) && (
        <div className={styles.head}>
          <div>
            {title && <PageHeading step={step}>{title}</PageHeading>}
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
      <div className={`${styles.stack} ${styles.side}`}>{side}</div>
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
