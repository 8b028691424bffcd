import { Link } from 'react-router-dom';
import { useGetSiteQuery } from '../../api/calls';
import { useSession } from '../../api/session';
import { SendVerificationMail } from './send-verification-mail';
import styles from './verify-email-note.module.css';

/** A quiet reminder above a dashboard, until the email is verified. */
export function VerifyEmailNote() {
  const { user } = useSession();
  const { data: site } = useGetSiteQuery();
  if (!user || user.emailVerified) return null;
  return (
    <aside className={styles.note} aria-label="Your email">
      <div>
        <strong>Please verify your email</strong>
        <p>
          We emailed a link to {user.email}. {!user.hasPassword && 'It also lets you choose your password. '}
          Until you open it,{' '}
          {user.creator === null
            ? 'bookings made elsewhere with this address don’t show up here.'
            : 'you can’t be paid out.'}
        </p>
      </div>
      <div className={styles.doors}>
        <SendVerificationMail />
        <Link to="/verify-email">Enter the code</Link>
        {site?.demo && <Link to="/mails">Demo emails</Link>}
      </div>
    </aside>
  );
}
