import { useSearchParams } from 'react-router-dom';
import { VerifyEmailScreen } from '../../features/auth/verify-email-screen';
import { Page } from '../../ui/page';

export const handle = { label: 'Verify your email' };

export function Component() {
  const [params] = useSearchParams();
  return (
    <Page>
      <VerifyEmailScreen token={params.get('token')} />
    </Page>
  );
}
