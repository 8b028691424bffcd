import { useSearchParams } from 'react-router-dom';
import { ResetPasswordScreen } from '../../features/auth/reset-password-screen';
import { Page } from '../../ui/page';

export const handle = { label: 'New password' };

export function Component() {
  const [params] = useSearchParams();
  return (
    <Page>
      <ResetPasswordScreen token={params.get('token')} hasCode={params.get('with') === 'code'} />
    </Page>
  );
}
