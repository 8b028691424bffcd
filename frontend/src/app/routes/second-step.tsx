import { isByRecovery } from '@reelpact/domain';
import { useSearchParams } from 'react-router-dom';
import { SecondStepScreen } from '../../features/auth/second-step-screen';
import { Page } from '../../ui/page';

export const handle = { label: 'Sign In' };

export function Component() {
  const [params] = useSearchParams();
  return (
    <Page>
      <SecondStepScreen next={params.get('next')} byRecovery={isByRecovery(params)} />
    </Page>
  );
}
