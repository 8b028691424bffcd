import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserDto } from '../api/calls';
import { useSession } from '../api/session';
import { AuthForm } from '../features/auth/auth-form';
import { LoadFailed } from '../loading/load-failed';
import { Page } from '../ui/page';
import { Skeleton } from '../ui/skeleton';

/** Shows the screen to somebody who is signed in, and the auth form to everyone else. */
export function SessionGate({ children }: { children: (user: UserDto) => ReactNode }) {
  const { user, loading, failure, retry } = useSession();
  const { pathname, search } = useLocation();
  if (loading) return <Skeleton />;
  if (failure) return <LoadFailed error={failure} onRetry={retry} />;
  if (!user) {
    return (
      <Page>
        <AuthForm next={`${pathname}${search}`} />
      </Page>
    );
  }
  return children(user);
}
