import { Link } from 'react-router-dom';
import styles from './auth-form.module.css';

/** For a brand that has no account: the other way to its bookings. */
export function GuestNote() {
  return (
    <p className={styles.toggle}>
      Booked without an account? <Link to="/open-booking">Open your booking by email</Link>
    </p>
  );
}
