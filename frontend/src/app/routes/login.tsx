import { AuthRoute } from './auth';

export const handle = { label: 'Sign In' };

export function Component() {
  return <AuthRoute mode="login" />;
}
