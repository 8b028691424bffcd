import { Link, useSearchParams } from 'react-router-dom';
import { useSession } from '../../api/session';
import { AdminScreen } from '../../features/admin/admin-screen';
import { LoadFailed } from '../../loading/load-failed';
import { Skeleton } from '../../ui/skeleton';
import { MessagePage } from '../../ui/message-page';
import { Component as NotFound } from './not-found';

export const handle = { label: 'Admin', forAdmins: true };

/** The page of those who run the platform. For everyone else there is nothing at this address. */
export function Component() {
  const { user, loading, failure, retry } = useSession();
  const [params, setParams] = useSearchParams();
  if (loading) return <Skeleton />;
  if (failure) return <LoadFailed error={failure} onRetry={retry} />;
  if (!user?.isAdmin) return <NotFound />;
  if (!user.hasSecondFactor) {
    return (
      <MessagePage
        title="Set up a second factor first"
        text="Admins sign in with a passkey or a one-time code besides their password. You find both in your account, under “Second factor”."
      >
        <Link to="/account">Go to your account</Link>
      </MessagePage>
    );
  }
  return (
    <AdminScreen
      tab={params.get('tab')}
      bookingId={params.get('id')}
      onTab={(tab) => setParams({ tab }, { preventScrollReset: true })}
    />
  );
}
