import { Button } from 'antd';
import { useState } from 'react';
import type { UserDto } from '../../api/calls';
import { Panel } from '../../ui/panel';
import styles from './account.module.css';
import { DeleteDialog } from './delete-dialog';

/** A copy of everything, and the way out. */
export function DataPanel({ user }: { user: UserDto }) {
  const [deleting, setDeleting] = useState(false);
  return (
    <Panel title="Your data">
      <div className={styles.section}>
        <p className={styles.words}>
          What we keep of you, in one file. Pictures and delivered files are named in it. What it is for is
          said in the <a href="/privacy">privacy policy</a>.
        </p>
        <div className={styles.doors}>
          <Button href="/api/auth/export">Download</Button>
          <Button danger onClick={() => setDeleting(true)}>
            Delete account
          </Button>
        </div>
      </div>
      {deleting && <DeleteDialog hasPassword={user.hasPassword} onClose={() => setDeleting(false)} />}
    </Panel>
  );
}
