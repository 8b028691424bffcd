import { useState } from 'react';
import { signInToDemo } from '../../api/demo';
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

/** Two ways to look around without an account. Where there is no demo they lead to the dashboard's sign-in form. */
export function DemoDoors() {
  const [opening, setOpening] = useState(false);
  async function open({ as, path }: (typeof doors)[number]): Promise<void> {
    if (opening) return;
    setOpening(true);
    await signInToDemo(as);
    // A whole new page: whatever was known about somebody else is forgotten.
    window.location.assign(path);
  }
  return (
    <section className={styles.doors} aria-labelledby="look-around">
      <h2 id="look-around">Look around first</h2>
      {doors.map((door) => (
        <a
          key={door.as}
          href={door.path}
          className={styles.door}
          onClick={(event) => {
            event.preventDefault();
            void open(door);
          }}
        >
          <strong>{door.title}</strong>
          <span>{door.text}</span>
        </a>
      ))}
    </section>
  );
}
