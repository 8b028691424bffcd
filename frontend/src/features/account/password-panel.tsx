import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { Panel } from '../../ui/panel';
import styles from './account.module.css';

/** Passwords are changed by mail, so that nobody at an open screen can do it. */
export function PasswordPanel({ hasPassword }: { hasPassword: boolean }) {
  const navigate = useNavigate();
  return (
    <Panel title="Password">
      <div className={styles.section}>
        <p className={styles.words}>
          {hasPassword ? 'You have a password.' : 'You have no password yet.'} We’ll email you a link to
          choose a new one. Every other device is signed out then, and your access tokens end.
        </p>
        <Button onClick={() => void navigate('/reset-password')}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </div>
    </Panel>
  );
}
