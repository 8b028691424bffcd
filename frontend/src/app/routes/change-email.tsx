import { useSearchParams } from 'react-router-dom';
import { ChangeEmailScreen } from '../../features/auth/change-email-screen';
import { Page } from '../../ui/page';
import { SessionGate } from '../session-gate';

export const handle = { label: 'Change email' };

export function Component() {
  const [params] = useSearchParams();
  return (
    <SessionGate>
      {(user) => (
        <Page>
          <ChangeEmailScreen user={user} token={params.get('token')} />
        </Page>
      )}
    </SessionGate>
  );
}
