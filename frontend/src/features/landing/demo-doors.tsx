import { Link } from 'react-router-dom';
import styles from './demo-doors.module.css';

/** Two ways to look around without an account. */
export function DemoDoors() {
  return (
    <section className={styles.doors} aria-labelledby="look-around">
      <h2 id="look-around">Look around first</h2>
      <Link to="/brand/dashboard" className={styles.door}>
        <strong>Brand dashboard demo</strong>
        <span>Review content, ask for changes, release a payment.</span>
      </Link>
      <Link to="/creator/dashboard" className={styles.door}>
        <strong>Creator dashboard demo</strong>
        <span>Accept a job, deliver files, see what you earned.</span>
      </Link>
    </section>
  );
}
