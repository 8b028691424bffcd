import styles from './checklist.module.css';

/** Things that are part of something. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={`${index} ${item}`}>{item}</li>
      ))}
    </ul>
  );
}
