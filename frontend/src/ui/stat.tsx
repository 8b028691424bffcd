import styles from './stat.module.css';

export interface Stat {
  name: string;
  value: string;
}

/** A few numbers side by side. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={stats.length === 4 ? `${styles.stats} ${styles.four}` : styles.stats}>
      {stats.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
