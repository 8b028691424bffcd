import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import {
  useGetSessionsQuery,
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  type SessionDto,
} from '../../api/calls';
import { reportFailure } from '../../api/errors';
import { Badge } from '../../ui/badge';
import { Panel } from '../../ui/panel';
import { showToast } from '../../ui/toast';
import { momentText } from '../../ui/when';
import styles from './account.module.css';
import { browserName } from './browser-name';
import { NotLoaded } from './not-loaded';
import { QuestionDialog } from './question-dialog';
import { Row } from './row';

const failed = { title: 'Not signed out', otherwise: 'That did not work. Please try again.' };

const usedWhen = ({ current, createdAt, lastSeenAt }: SessionDto): string =>
  current ? `Signed in ${momentText(createdAt)}` : `Last used ${momentText(lastSeenAt)}`;

/** Where this person is signed in, and the way to end it. */
export function DevicesPanel({ onLogOut }: { onLogOut: () => void }) {
  const {
    data: sessions,
    isError,
    refetch,
  } = useGetSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [revoke, { isLoading: ending, originalArgs }] = useRevokeSessionMutation();
  const [revokeOthers, { isLoading: endingOthers }] = useRevokeOtherSessionsMutation();
  const [asking, setAsking] = useState(false);
  const [programs, setPrograms] = useState(true);
  const others = sessions?.filter(({ current }) => !current) ?? [];

  async function signOut({ id, userAgent }: SessionDto): Promise<void> {
    try {
      await revoke({ id }).unwrap();
      showToast('Signed out', browserName(userAgent));
    } catch (error) {
      reportFailure(error, failed);
    }
  }

  async function signOutOthers(): Promise<void> {
    try {
      await revokeOthers(programs ? { programs: 'true' } : {}).unwrap();
      showToast('Signed out', 'You are signed in here, and nowhere else.');
      setAsking(false);
    } catch (error) {
      reportFailure(error, failed);
    }
  }

  return (
    <Panel title="Devices">
      <div className={styles.section}>
        {isError && <NotLoaded onRetry={() => void refetch()} />}
        {sessions && (
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <Row
                key={session.id}
                name={
                  <>
                    {browserName(session.userAgent)}
                    {session.current && <Badge tone="primary">This device</Badge>}
                  </>
                }
                more={usedWhen(session)}
                button="Sign out"
                label={`Sign out ${session.current ? 'this device' : browserName(session.userAgent)}`}
                busy={ending && originalArgs?.id === session.id}
                onPress={() => (session.current ? onLogOut() : void signOut(session))}
              />
            ))}
          </ul>
        )}
        {others.length > 0 && <Button onClick={() => setAsking(true)}>Sign out everywhere else</Button>}
      </div>
      <QuestionDialog
        open={asking}
        title="Sign out everywhere else"
        confirm="Sign out"
        busy={endingOthers}
        onConfirm={() => void signOutOthers()}
        onCancel={() => setAsking(false)}
      >
        <p>Every device but this one has to sign in again.</p>
        <Checkbox checked={programs} onChange={({ target }) => setPrograms(target.checked)}>
          End access tokens and the calendar link as well, and turn webhooks off
        </Checkbox>
      </QuestionDialog>
    </Panel>
  );
}
