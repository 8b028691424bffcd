import styles from './spinner.module.css';

/** Shown while something loads. It waits a moment before it appears, so that quick answers don't flicker. In place, it is as high as what it stands for. */
export function Spinner({ label = 'Loading', inPlace }: { label?: string; inPlace?: boolean }) {
  return (
    <div
      className={inPlace ? `${styles.place} ${styles.inPlace}` : styles.place}
      role="status"
      aria-label={label}
    >
      <span className={styles.ring} />
    </div>
  );
}
