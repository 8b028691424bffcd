import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { UserDto } from '../api/calls';
import { useSession } from '../api/session';
import { AuthForm } from '../features/auth/auth-form';
import { PlainButton } from '../ui/link-button';
import { MessagePage } from '../ui/message-page';
import { Page } from '../ui/page';
import { Spinner } from '../ui/spinner';

/** Shows the screen to somebody who is signed in, and the auth form to everyone else. */
export function SessionGate({ children }: { children: (user: UserDto) => ReactNode }) {
  const { user, loading, failed } = useSession();
  const { pathname, search } = useLocation();
  if (loading) return <Spinner />;
  if (failed) {
    return (
      <MessagePage title="The server could not be reached" text="Please check your connection and try again.">
        <PlainButton onClick={() => window.location.reload()}>Try again</PlainButton>
      </MessagePage>
    );
  }
  if (!user) {
    return (
      <Page>
        <AuthForm next={`${pathname}${search}`} />
      </Page>
    );
  }
  return children(user);
}
