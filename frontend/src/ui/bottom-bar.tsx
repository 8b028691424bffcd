import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';

/** Keeps the page's main button within the thumb's reach: at the bottom edge on a phone, in its place on a desk. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
