import { SignUpWizard } from '../../features/onboarding/sign-up-wizard';

export const handle = { label: 'Get started' };

export function Component() {
  return <SignUpWizard />;
}
