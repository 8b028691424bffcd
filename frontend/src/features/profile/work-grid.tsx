import styles from './work-grid.module.css';

export interface WorkItem {
  id: string;
  imageUrl: string;
  title: string;
  type: string;
  duration?: string | null;
  /** Not anybody's work; says so. */
  sample?: boolean;
}

/** Portfolio items in two columns; videos carry a play mark and their duration. */
export function WorkGrid({ items, wide }: { items: readonly WorkItem[]; wide?: boolean }) {
  return (
    <ul className={wide ? `${styles.grid} ${styles.wide}` : styles.grid}>
      {items.map((item) => (
        <li key={item.id}>
          <img src={item.imageUrl} alt={item.title} loading="lazy" width={320} height={400} />
          {item.type === 'video' && <span className={styles.play} aria-hidden="true" />}
          {item.sample && <span className={styles.sample}>Sample</span>}
          {item.type === 'video' && item.duration && <span className={styles.duration}>{item.duration}</span>}
        </li>
      ))}
    </ul>
  );
}
