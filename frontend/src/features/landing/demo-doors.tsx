import styles from './demo-doors.module.css';

const doors = [
  {
    as: 'brand',
    path: '/brand/dashboard',
    title: 'Brand dashboard demo',
    text: 'Review content, ask for changes, release a payment.',
  },
  {
    as: 'creator',
    path: '/creator/dashboard',
    title: 'Creator dashboard demo',
    text: 'Accept a job, deliver files, see what you earned.',
  },
] as const;

/**
 * Two ways to look around without an account. The page's script signs in to the demo first; without it, and where
 * there is no demo, they lead to the dashboard's sign-in form.
 */
export function DemoDoors() {
  return (
    <section className={styles.doors} aria-labelledby="look-around">
      <h2 id="look-around">Look around first</h2>
      {doors.map(({ as, path, title, text }) => (
        <a key={as} href={path} className={styles.door} data-demo={as}>
          <strong>{title}</strong>
          <span>{text}</span>
        </a>
      ))}
    </section>
  );
}
