import { homeOf, pathOnThisSite, signInProblemText } from '@reelpact/domain';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session';
import { AuthForm, type AuthMode } from '../../features/auth/auth-form';
import { Page } from '../../ui/page';
import { Spinner } from '../../ui/spinner';

export const handle = { label: 'Your account' };

/** The form for visitors; anyone who is signed in goes on to where they wanted to go. */
export function AuthRoute({ mode }: { mode: AuthMode }) {
  const [params] = useSearchParams();
  const next = params.get('next');
  const { user, loading } = useSession();
  if (loading) return <Spinner />;
  if (user) return <Navigate to={pathOnThisSite(next) ?? homeOf(user)} replace />;
  return (
    <Page>
      <AuthForm initialMode={mode} next={next} problem={signInProblemText(params.get('problem'))} />
    </Page>
  );
}

export function Component() {
  return <AuthRoute mode="register" />;
}
