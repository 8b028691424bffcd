import { useSearchParams } from 'react-router-dom';
import { RemoveFactorScreen } from '../../features/auth/remove-factor-screen';
import { Page } from '../../ui/page';

export const handle = { label: 'Second factor' };

export function Component() {
  const [params] = useSearchParams();
  return (
    <Page>
      <RemoveFactorScreen token={params.get('token')} />
    </Page>
  );
}
