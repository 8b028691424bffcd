import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Panel } from '../../ui/panel';
import styles from './account.module.css';
import { PasswordDialog } from './password-dialog';

interface PasswordPanelProps {
  hasPassword: boolean;
  /** Says how good the new password is. */
  meter: (password: string) => ReactNode;
}

/** Somebody without a password sets one by mail: nothing else shows that it is them. */
export function PasswordPanel({ hasPassword, meter }: PasswordPanelProps) {
  const navigate = useNavigate();
  const [changing, setChanging] = useState(false);
  return (
    <Panel title="Password">
      <div className={styles.section}>
        <p className={styles.words}>
          {hasPassword
            ? 'Changing it signs out every other device. If you don’t know it any more, we’ll email you a link to choose a new one; that ends your access tokens as well.'
            : 'You have no password yet. We’ll email you a link to choose one. Every other device is signed out then, and your access tokens end.'}
        </p>
        {hasPassword ? (
          <div className={styles.doors}>
            <Button onClick={() => setChanging(true)}>Change password</Button>
            <Button type="link" onClick={() => void navigate('/reset-password')}>
              Forgot it?
            </Button>
          </div>
        ) : (
          <Button onClick={() => void navigate('/reset-password')}>Set a password</Button>
        )}
      </div>
      {changing && <PasswordDialog meter={meter} onClose={() => setChanging(false)} />}
    </Panel>
  );
}
