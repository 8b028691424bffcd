import { Link } from 'react-router-dom';
import styles from './verify-email-note.module.css';

/** For a brand that booked without an account: this browser is all that knows them. */
export function KeepProjects() {
  return (
    <aside className={styles.note} aria-label="Keep your projects">
      <div>
        <strong>Keep these projects with an account</strong>
        <p>
          Only this browser can open them now. Create an account with the email you booked with, and verify
          it: then they are there on every device.
        </p>
      </div>
      <div className={styles.doors}>
        <Link to="/auth?next=/brand/dashboard">Create an account</Link>
        <Link to="/login?next=/brand/dashboard">Sign in</Link>
      </div>
    </aside>
  );
}
