import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { UserDto } from '../../api/calls';
import { Badge } from '../../ui/badge';
import { Panel } from '../../ui/panel';
import styles from './account.module.css';
import { EmailDialog } from './email-dialog';

interface EmailPanelProps {
  user: UserDto;
  /** Has the verification mail sent again. */
  sendAgain: ReactNode;
}

/** The address, and whether it is known to be this person's. */
export function EmailPanel({ user, sendAgain }: EmailPanelProps) {
  const { email, emailVerified } = user;
  const [changing, setChanging] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
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
        {asked !== null && (
          <p className={styles.words} role="status">
            We’ve emailed {asked}. Your email changes once you open the link there, or{' '}
            <Link to="/change-email">enter its code</Link>.
          </p>
        )}
        <Button onClick={() => setChanging(true)}>Change email</Button>
      </div>
      {changing && <EmailDialog onAsked={setAsked} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
