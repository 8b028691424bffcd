import styles from './composer.module.css';

/** A part of what a comment is about, which can be taken away; the whole file where there is none. */
export function MomentChip({
  text,
  label,
  onRemove,
}: {
  text: string | null;
  label: string;
  onRemove: () => void;
}) {
  if (text === null) return <span className={styles.hint}>Whole file</span>;
  return (
    <span className={styles.chip}>
      {text}
      <button type="button" aria-label={label} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}
