import styles from './spinner.module.css';

/** Shown while something loads. It waits a moment before it appears, so that quick answers don't flicker. */
export function Spinner({ label = 'Loading' }: { label?: string }) {
  return (
    <div className={styles.place} role="status" aria-label={label}>
      <span className={styles.ring} />
    </div>
  );
}
