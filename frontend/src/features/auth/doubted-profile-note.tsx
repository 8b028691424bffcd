import { Link } from 'react-router-dom';
import { useConfirmOwnProfileMutation } from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { useSession } from '../../api/session';
import { PlainButton } from '../../ui/link-button';
import styles from './verify-email-note.module.css';

/** Asks whose the profile is, where it was made before its address was proven elsewhere. */
export function DoubtedProfileNote() {
  const { user } = useSession();
  const [confirm, { isLoading }] = useConfirmOwnProfileMutation();
  if (user?.creator?.inDoubt !== true) return null;

  async function sayYes(): Promise<void> {
    try {
      await confirm().unwrap();
    } catch (error) {
      reportFailure(error, { title: 'Not saved', otherwise: 'That did not work. Please try again.' });
    }
  }

  return (
    <aside className={styles.note} aria-label="Your profile">
      <div>
        <strong>Is this profile yours?</strong>
        <p>
          It was made with {user.email} before you confirmed that address. If it wasn’t you, delete this
          account: it goes with the profile, and you can sign up anew. Until you say so, nothing is paid out.
        </p>
      </div>
      <div className={styles.doors}>
        <PlainButton look="quiet" disabled={isLoading} onClick={() => void sayYes()}>
          Yes, it’s mine
        </PlainButton>
        <Link to="/account">No, delete it</Link>
      </div>
    </aside>
  );
}
