import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { Badge } from '../../ui/badge';
import { Panel } from '../../ui/panel';
import styles from './account.module.css';

interface EmailPanelProps {
  user: UserDto;
  /** Has the verification mail sent again. */
  sendAgain: ReactNode;
}

/** The address, and whether it is known to be this person's. */
export function EmailPanel({ user, sendAgain }: EmailPanelProps) {
  const { email, emailVerified } = user;
  return (
    <Panel
      title="Email"
      aside={
        <Badge tone={emailVerified ? 'money' : 'attention'}>
          {emailVerified ? 'Verified' : 'Not verified'}
        </Badge>
      }
    >
      <div className={styles.section}>
        <p className={styles.address}>{email}</p>
        {!emailVerified && (
          <>
            <p className={styles.words}>
              We mailed a link and a code to this address. Until you have used one of them, it opens no
              bookings, and nothing is paid out.
            </p>
            <div className={styles.doors}>
              <Link to="/verify-email">Enter the code</Link>
              {sendAgain}
            </div>
          </>
        )}
      </div>
    </Panel>
  );
}
