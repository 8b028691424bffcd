import { Link } from 'react-router-dom';
import styles from './verify-email-note.module.css';

/** For a brand that booked without an account: this browser is all that knows them. */
export function KeepProjects() {
  return (
    <aside className={styles.note} aria-label="Keep your projects">
      <div>
        <strong>Keep these projects with an account</strong>
        <p>
          We also mailed a link to the email you booked with. With an account of that email, once it is
          verified, they are on every device.
        </p>
      </div>
      <div className={styles.doors}>
        <Link to="/auth?next=/brand/dashboard">Create an account</Link>
        <Link to="/login?next=/brand/dashboard">Sign in</Link>
      </div>
    </aside>
  );
}
